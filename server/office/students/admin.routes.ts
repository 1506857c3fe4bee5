import * as corrections from '#domain/contract/family/corrections.ts';
import * as admin from '#domain/contract/office/admin.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import * as species from '#domain/contract/species/species.ts';
import { STUDENTS_A_PAGE } from '#domain/limits.ts';
import { hashPassword } from '#server/accounts/exports.ts';
import { proofOf } from '#server/consent/exports.ts';
import { showAddressStanding } from '#server/family/exports.ts';
import { findStudent } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { deletePerson } from '#server/office/people/people.service.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, orNotFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { readSpeciesDataset, SpeciesFileFault } from '#server/species/exports.ts';
import {
  correctParentEmail,
  correctStudent,
  importSpecies,
  readLog,
  refuseUnknownOrganization,
  viewConsent,
} from './admin.service.ts';
import { countStudentsFor, exportStudents, lookThroughStudents } from './student-list.service.ts';
import { resetPasswordOf } from './student-password.service.ts';

/** The file has changed since the start, which would have refused it: who imports may read what is wrong. */
function toldToAdministrator(error: unknown): never {
  throw error instanceof SpeciesFileFault ? new AppError('unavailable', error.told) : error;
}

function importRoute({ config }: Routes['platform'], act: Routes['act']): void {
  act(species.importSpecies, async ({ db, user, now, newId }) => {
    const dataset = await readSpeciesDataset(config.speciesFile).catch(toldToAdministrator);
    const deed = { admin: user, auditId: newId(), now };
    return inTransaction(db, (tx) => importSpecies(tx, dataset, deed));
  });
}

/** A parent's consent, and the address for letters. */
function consentRoutes({ platform, write }: Pick<Routes, 'platform' | 'write'>): void {
  const outbox = outboxOf(platform);
  const copySent = platform.config.mail !== null;
  const isByMail = platform.config.consentByMail !== null;
  const asShown = async (db: Queries, studentId: string, record: admin.SignedConsent, now: number) => {
    const student = await findStudent(db, studentId);
    const proof = await proofOf(db, student, { isByMail, now });
    return { ...record, copiesAreSent: copySent, ...proof, ...(await showAddressStanding(db, student)) };
  };
  write(admin.getConsentRecord, async ({ db, user, params, now, newId }) => {
    const record = await viewConsent(db, params.id, { admin: user, auditId: newId(), now });
    return record && asShown(db, params.id, record, now);
  });

  const answered = async (db: Queries, studentId: string, signed: admin.SignedConsent, now: number) => {
    const record = await asShown(db, studentId, signed, now);
    const { emailChange } = record;
    const outcome = !emailChange ? 'corrected' : emailChange.startsAt === null ? 'asked' : 'planned';
    return { record, outcome, copySent: copySent && outcome === 'corrected' } as const;
  };
  write(
    admin.correctParentEmail,
    async ({ db, user, params, body, now, newId }) => {
      const deed = { admin: user, auditId: newId(), now };
      const record = await correctParentEmail(db, params.id, { ...body, outbox, newId }, deed);
      return answered(db, params.id, record, now);
    },
    async ({ db, user, params, now, newId }) => {
      const record = await viewConsent(db, params.id, { admin: user, auditId: newId(), now });
      return answered(db, params.id, orNotFound(record ?? undefined), now);
    },
  );
}

export function adminRoutes({ platform, read, write, act, stream }: Routes): void {
  importRoute(platform, act);
  const outbox = outboxOf(platform);

  const { organizations } = platform.config;

  stream(admin.listStudents, async function* ({ db, user, query, now, newId }) {
    await refuseUnknownOrganization(db, query, organizations);
    const isLook =
      query.purpose === undefined && (query.limit ?? Number.POSITIVE_INFINITY) <= STUDENTS_A_PAGE;
    const deed = { admin: user, auditId: newId(), now };
    yield* isLook ? lookThroughStudents(db, query, deed) : exportStudents(db, query, deed);
  });

  read(admin.countStudents, async ({ db, user, query, now }) => {
    await refuseUnknownOrganization(db, query, organizations);
    return countStudentsFor(db, query, { admin: user, now });
  });

  consentRoutes({ platform, write });

  act(corrections.correctStudent, async ({ db, user, params, body, now, newId }) => {
    const deed = { admin: user, auditId: newId(), now, newId, outbox, offered: organizations };
    await inTransaction(db, (tx) => correctStudent(tx, params.id, body, deed));
    return { success: true } as const;
  });

  read(admin.listAudit, ({ db, user, query, now, newId }) =>
    readLog(db, query, { admin: user, auditId: newId(), now }),
  );

  act(admin.resetStudentPassword, async ({ db, user, body, now, newId }) => {
    const student = await findStudent(db, body.userId);
    const passwordHash = await hashPassword(body.newPassword, student, 'newPassword');
    const deed = { admin: user, auditId: newId(), now };
    const { username } = await inTransaction(db, (tx) =>
      resetPasswordOf(tx, student.id, { passwordHash, outbox }, deed),
    );
    return { success: true, username } as const;
  });

  act(admin.deleteUser, async ({ db, user, params, now, newId }) => {
    const deed = { admin: user, auditId: newId(), now, outbox };
    await deletePerson({ ...platform, db }, params.id, deed);
    return DELETED;
  });
}
