import type { AuditAction } from '#domain/contract/office/admin.ts';
import * as work from '#domain/contract/office/student-work.ts';
import { presentUser } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { projectOfStudent, projectsOf, viewedStudent } from '#server/gates/exports.ts';
import { showSeen } from '#server/notebook/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { downloadsOf } from '#server/report/exports.ts';
import { noteLook } from '#server/troop/exports.ts';
import { showStudent } from './student-overview.service.ts';

export function studentWorkRoutes({ platform, read, act }: Routes): void {
  const { newId } = platform;
  const downloads = downloadsOf(platform);

  read(work.getStudent, ({ db, user, params, now, newId }) =>
    showStudent(db, params.id, { admin: user, auditId: newId(), now }),
  );

  act(work.getStudentWork, ({ db, user, params, now }) =>
    inTransaction(db, async (tx) => {
      const student = await viewedStudent(tx, params.id);
      const { id, username, firstName, lastName } = presentUser(student.account);
      await noteLook(tx, user, { id, username }, 'view-work', { now, newId });
      const projects = [];
      for (const project of await projectsOf(tx, student)) projects.push(await showSeen(tx, project));
      return { id, username, firstName, lastName, projects };
    }),
  );

  type Asked = {
    db: Queries;
    params: { id: string; projectId: string };
    user: Parameters<typeof noteLook>[1];
    now: number;
  };

  /** A file that leaves the program is written down, each time. */
  async function findAsked({ db, params, user, now }: Asked, action: AuditAction) {
    const student = await viewedStudent(db, params.id);
    const project = await projectOfStudent(db, student, params.projectId);
    const subject = { id: student.id, label: student.account.username };
    await insertAudit(db, { id: newId(), admin: user, action, subject, now });
    return { project, author: presentUser(student.account) };
  }

  act(work.getStudentReport, async ({ user, params, ...asker }) => {
    const { project, author } = await findAsked({ ...asker, user, params }, 'download-report');
    await downloads.sendReport(project, author, { ...asker, id: user.id });
    return undefined;
  });

  act(work.getStudentArchive, async ({ user, params, ...asker }) => {
    const { project, author } = await findAsked({ ...asker, user, params }, 'download-archive');
    await downloads.sendArchive(project, author, { ...asker, id: user.id });
    return undefined;
  });
}
