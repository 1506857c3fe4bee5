import { STAFF_ACCOUNT_ACTIONS } from '#domain/contract/audit/audit-actions.ts';
import type { StudentOverview } from '#domain/contract/office/student-work.ts';
import { type AuditContext, listDeedsOn } from '#server/audit/exports.ts';
import { findRecordOf, listEvents } from '#server/consent/exports.ts';
import { findStudent } from '#server/gates/exports.ts';
import { listProjects } from '#server/notebook/exports.ts';
import { noteRead } from '#server/office/students/admin.service.ts';
import { findListedStudent } from '#server/office/students/listed-student.store.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { orNotFound } from '#server/platform/errors.ts';

/** The log has the others. */
const DEEDS_SHOWN = 10;

/**
 * A student by itself, without whom a parent is, what was signed and what the child wrote: who wants to see those opens
 * them, which is told.
 * @throws AppError 'not-found' for whoever is no student.
 */
export async function showStudent(db: Database, id: string, context: AuditContext): Promise<StudentOverview> {
  const student = orNotFound(await findListedStudent(db, id));
  await noteRead(db, 'list-students', context);
  const deeds = await listDeedsOn(db, id, {
    actions: ['not in', STAFF_ACCOUNT_ACTIONS],
    onceADay: ['view-work', 'view-photo'],
    limit: DEEDS_SHOWN,
  });
  return {
    ...student,
    consent: await showConsent(db, id),
    projects: (await listProjects(db, id)).length,
    deeds: deeds.toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt)),
  };
}

async function showConsent(db: Queries, id: string): Promise<StudentOverview['consent']> {
  const { consentState: state } = await findStudent(db, id);
  const record = await findRecordOf(db, id);
  const last = (await listEvents(db, id)).at(-1);
  return {
    state,
    signed: record ? { at: isoTime(record.signedAt), method: record.method } : null,
    last: last ? { kind: last.kind, at: last.happenedAt } : null,
  };
}
