import type { correctStudent as correcting } from '#domain/contract/family/corrections.ts';
import type {
  AuditEntry,
  correctParentEmail as correctingEmail,
  SignedConsent,
  StudentFilters,
} from '#domain/contract/office/admin.ts';
import type { BodyOf } from '#domain/contract/platform/endpoint.ts';
import type { SpeciesImport } from '#domain/contract/species/species.ts';
import { LISTS_READ_MS } from '#domain/limits.ts';
import * as accountSentences from '#domain/rules/accounts/sentences.ts';
import * as familySentences from '#domain/rules/family/sentences.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { isChosen } from '#domain/rules/platform/filter.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { NamedOrganization } from '#domain/rules/sign-in/organizations.ts';
import { lockAccount, lockAdmins } from '#server/accounts/exports.ts';
import { type AuditContext, hasAudit, insertAudit, listAudit } from '#server/audit/exports.ts';
import { findConsentRecord } from '#server/consent/exports.ts';
import {
  addressStandingOf,
  askReplacement,
  readdressParent,
  refuseOwnAddress,
} from '#server/family/exports.ts';
import {
  findStudent,
  listAllRefused,
  refuseClosed,
  refuseElder,
  refuseOwnChilds,
} from '#server/gates/exports.ts';
import type { Outbox } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { holdBucket } from '#server/platform/limits/throttle.store.ts';
import { type Change, correctStudentProfile } from '#server/sign-in/exports.ts';
import { restoreSpecies, type SpeciesDataset } from '#server/species/exports.ts';
import { hasStudentOf } from './students.store.ts';

/**
 * Says that an account may be deleted with all it owns (PRODUCT.md#deleting-an-account), and writes down who did.
 * @throws AppError 'not-found', or 'taken' for the last administrator, for one's own account, and for an elder one's in the first days.
 */
export async function decideUserDeletion(
  tx: Queries,
  id: string,
  { admin, auditId, now }: AuditContext,
): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.includes(id) && admins.length === 1) {
    throw new AppError('taken', sentences.lastAdmin);
  }
  if (id === admin.id) {
    throw new AppError('taken', sentences.notYourOwnAccount);
  }
  await refuseElder(tx, admin, id, now);
  const user = (await lockAccount(tx, id))?.user;
  if (!user) throw notFound(accountSentences.userNotFound);
  await refuseClosed(tx, admin, id, now);
  await refuseOwnChilds(tx, admin, id, now);
  const subject = { id, label: user.username };
  await insertAudit(tx, {
    id: auditId,
    admin,
    action: admins.includes(id) ? 'remove-admin' : 'delete-user',
    subject,
    now,
  });
}

/**
 * Returns a student's signed consent, or null. It holds the signature and contact data, so each look is logged
 * (PRODUCT.md#the-record-of-a-consent, PRODUCT.md#the-log). @throws AppError 'not-found'
 */
export async function viewConsent(
  tx: Queries,
  studentId: string,
  { admin, auditId, now }: AuditContext,
): Promise<SignedConsent | null> {
  const student = await findStudent(tx, studentId);
  const record = await findConsentRecord(tx, student.id);
  if (!record) return null;
  const subject = { id: student.id, label: student.username };
  await insertAudit(tx, { id: auditId, admin, action: 'view-consent', subject, now });
  return record;
}

/**
 * Writes a read down that may come again and again: what the same administrator reads within a minute is one row, also
 * where two come at the same instant.
 */
export async function noteRead(
  db: Database,
  action: 'list-students' | 'export-log' | 'export-statistics' | 'list-other-trees',
  { admin, auditId, now }: AuditContext,
): Promise<void> {
  const lately = { adminId: admin.id, action, since: now - LISTS_READ_MS };
  if (await hasAudit(db, lately)) return;
  await inTransaction(db, async (tx) => {
    await holdBucket(tx, `${action}:${admin.id}`);
    if (await hasAudit(tx, lately)) return;
    await insertAudit(tx, { id: auditId, admin, action, subject: null, now });
  });
}

/** Returns the log as its filters and closed children leave it; who takes it away is written into it. */
export async function readLog(
  db: Database,
  { purpose, ...page }: Omit<Parameters<typeof listAudit>[1], 'closed'> & { purpose?: 'export' | undefined },
  context: AuditContext,
): Promise<AuditEntry[]> {
  if (purpose === 'export') await noteRead(db, 'export-log', context);
  const { admin, now } = context;
  return listAudit(db, { ...page, closed: { to: admin.id, ids: await listAllRefused(db, admin, now) } });
}

/**
 * Puts a parent's address right that was mistyped. What was signed stays as it is, the correction is added to it, and the
 * parent gets the copy that went astray; what waits for the old address goes to the new one. One that has confirmed by mail
 * was not mistyped: for that, its replacement is asked for, as it is for one that stands in such a place and has not agreed yet. The address that is there already, or is asked for already,
 * changes nothing, so that a retry does no harm; but it shows the record, and that is written down.
 * @throws AppError 'not-found', 'invalid' without a reason where one is needed, 'not-allowed' for the administrator's own
 * address, or 'taken' while nobody has signed.
 */
export async function correctParentEmail(
  tx: Queries,
  studentId: string,
  { parentEmail, reason = '', outbox, newId }: BodyOf<typeof correctingEmail> & Asking,
  context: AuditContext,
): Promise<SignedConsent> {
  const { admin, auditId, now } = context;
  await lockAdmins(tx);
  const student = (await lockAccount(tx, studentId))?.user;
  if (student?.role !== 'student') throw notFound(accountSentences.userNotFound);
  const record = await findConsentRecord(tx, student.id);
  if (!record) throw new AppError('taken', sentences.nobodySignedForAccount);
  const { guardian, asked } = await addressStandingOf(tx, student);
  if (parentEmail === student.parentEmail || parentEmail === asked?.email)
    return (await viewConsent(tx, student.id, context)) ?? record;
  await refuseOwnAddress(tx, admin, parentEmail);
  if (guardian && addressKey(parentEmail) !== addressKey(student.parentEmail ?? '')) {
    await askReplacement(tx, guardian, { email: parentEmail, reason }, { admin, outbox, now, newId });
  } else {
    const subject = { id: student.id, label: student.username };
    await insertAudit(tx, { id: auditId, admin, action: 'correct-parent-email', subject, now });
    await readdressParent(tx, student, { parentEmail, admin }, { outbox, newId, now });
  }
  return (await findConsentRecord(tx, student.id)) ?? record;
}

type Asking = { readonly outbox: Outbox; readonly newId: () => string };

/**
 * @throws AppError 'invalid' for a list of those of an organization that is not offered, and that nobody has
 * (PRODUCT.md#organizations).
 */
export async function refuseUnknownOrganization(
  db: Queries,
  { organization }: StudentFilters,
  offered: readonly NamedOrganization[],
): Promise<void> {
  if (!isChosen(organization) || offered.some(({ key }) => key === organization)) return;
  if (await hasStudentOf(db, organization)) return;
  throw new AppError('invalid', familySentences.organizationNotListed, {
    fields: { organization: familySentences.organizationNotListed },
  });
}

type Correcting = Pick<Change, 'newId' | 'outbox'> & { readonly offered: readonly NamedOrganization[] };

/**
 * Puts names, organization, troop, state and ZIP code of a student right, those of them that are given. What stands so already leaves no row.
 * @throws AppError 'not-found', 'invalid' for an organization that is not offered here.
 */
export async function correctStudent(
  tx: Queries,
  studentId: string,
  correction: BodyOf<typeof correcting>,
  { admin, auditId, now, ...rest }: AuditContext & Correcting,
): Promise<void> {
  const { id, username } = await findStudent(tx, studentId);
  if (!(await correctStudentProfile(tx, id, correction, { now, ...rest }))) return;
  const subject = { id, label: username };
  await insertAudit(tx, { id: auditId, admin, action: 'correct-student', subject, now });
}

/**
 * Restores the species dataset and writes down who did, if anything was restored (PRODUCT.md#species-import,
 * PRODUCT.md#the-log).
 */
export async function importSpecies(
  tx: Queries,
  dataset: SpeciesDataset,
  { admin, auditId, now }: AuditContext,
): Promise<SpeciesImport> {
  const result = await restoreSpecies(tx, dataset);
  if (!result.skipped) {
    await insertAudit(tx, { id: auditId, admin, action: 'import-species', subject: null, now });
  }
  return result;
}
