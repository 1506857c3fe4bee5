import * as admin from '#domain/contract/admin.ts';
import * as corrections from '#domain/contract/corrections.ts';
import { DELETED } from '#domain/contract/endpoint.ts';
import { STUDENTS_A_PAGE } from '#domain/limits.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { proofOf } from '#server/consent-proof/consent-proof.service.ts';
import type { Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, orNotFound } from '#server/errors.ts';
import type { Routes } from '#server/http/route.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { deletePerson } from '#server/people/people.service.ts';
import { readSpeciesDataset, SpeciesFileFault } from '#server/species/species.dataset.ts';
import {
  correctParentEmail,
  correctStudent,
  exportStudents,
  findStudent,
  importSpecies,
  lookThroughStudents,
  readLog,
  resetPasswordOf,
  viewConsent,
} from './admin.service.ts';
import { countStudents } from './students.store.ts';

/** The file has changed since the start, which would have refused it: who imports may read what is wrong. */
function toldToAdministrator(error: unknown): never {
  throw error instanceof SpeciesFileFault ? new AppError('unavailable', error.message) : error;
}

export function adminRoutes({ platform, read, write, act, stream }: Routes): void {
  const outbox = outboxOf(platform);

  stream(admin.listStudents, ({ db, user, query, now, newId }) => {
    const { purpose, limit = Number.POSITIVE_INFINITY } = query;
    const deed = { admin: user, auditId: newId(), now };
    if (purpose === undefined && limit <= STUDENTS_A_PAGE)
      return lookThroughStudents(platform.db, query, deed);
    return exportStudents(db, query, deed);
  });

  read(admin.countStudents, ({ db, query }) => countStudents(db, query, platform.config.organizations));

  const copySent = platform.config.mail !== null;
  const asShown = async (db: Queries, studentId: string, record: admin.SignedConsent) => {
    return { ...record, copiesAreSent: copySent, ...(await proofOf(db, await findStudent(db, studentId))) };
  };
  write(admin.getConsentRecord, async ({ db, user, params, now, newId }) => {
    const record = await viewConsent(db, params.id, { admin: user, auditId: newId(), now });
    return record && asShown(db, params.id, record);
  });

  write(
    admin.correctParentEmail,
    async ({ db, user, params, body, now, newId }) => {
      const correction = { parentEmail: body.parentEmail, outbox, newId };
      const deed = { admin: user, auditId: newId(), now };
      const record = await correctParentEmail(db, params.id, correction, deed);
      return { record: await asShown(db, params.id, record), copySent };
    },
    async ({ db, user, params, now, newId }) => {
      const record = await viewConsent(db, params.id, { admin: user, auditId: newId(), now });
      return { record: await asShown(db, params.id, orNotFound(record ?? undefined)), copySent };
    },
  );

  act(corrections.correctStudent, async ({ user, params, body, now, newId }) => {
    const offered = platform.config.organizations;
    const deed = { admin: user, auditId: newId(), now, newId, offered };
    await inTransaction(platform.db, (tx) => correctStudent(tx, params.id, body, deed));
    return { success: true } as const;
  });

  read(admin.listAudit, ({ user, query, now, newId }) =>
    readLog(platform.db, query, { admin: user, auditId: newId(), now }),
  );

  act(admin.resetStudentPassword, async ({ db, user, body, now, newId }) => {
    const student = await findStudent(db, body.userId);
    const passwordHash = await hashPassword(body.newPassword, student, 'newPassword');
    const deed = { admin: user, auditId: newId(), now };
    const { username } = await inTransaction(platform.db, (tx) =>
      resetPasswordOf(tx, student.id, { passwordHash, outbox }, deed),
    );
    return { success: true, username } as const;
  });

  act(admin.deleteUser, async ({ user, params, now, newId }) => {
    const deed = { admin: user, auditId: newId(), now, outbox };
    await deletePerson(platform, params.id, deed);
    return DELETED;
  });

  act(admin.importSpecies, async ({ user, now, newId }) => {
    const dataset = await readSpeciesDataset(platform.config.speciesFile).catch(toldToAdministrator);
    const deed = { admin: user, auditId: newId(), now };
    return inTransaction(platform.db, (tx) => importSpecies(tx, dataset, deed));
  });
}
