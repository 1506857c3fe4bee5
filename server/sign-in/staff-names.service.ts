/** The log and letters for a new name or address of a leader or an administrator (PRODUCT.md#names-of-staff). */
import { isStaff, type User } from '#domain/contract/sign-in/accounts.ts';
import { THROTTLES } from '#domain/limits.ts';
import { listAdmins, putFormerAddress } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import type { Outbox } from '#server/mail/exports.ts';
import { markOf } from '#server/platform/account-mark.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import { renamedLetter } from './staff-names.mail.ts';

/** When an account is changed, with which ids what is noted of it, and by which letters it is told. */
export type Change = {
  readonly outbox: Outbox;
  readonly now: number;
  readonly newId: () => string;
  /** The effect of a letter's link on the address, with nobody signed in. */
  readonly byLink?: 'change-email' | 'undo-new-email';
};

const NAMES = ['username', 'firstName', 'lastName'] as const;

/** Both names, as they stand in the log. */
const namesOf = ({ username, firstName, lastName }: User) => `${firstName} ${lastName}, ${username}`;

async function noteNames(tx: Queries, before: User, after: User, change: Change): Promise<void> {
  const bucket = bucketOf('staff-names', before.id);
  await countUnlessOver(tx, { bucket, throttle: THROTTLES.renamesByStaff }, change.now);
  const label = `${namesOf(before)} → ${namesOf(after)} (${markOf(before.id)})`;
  const subject = { id: before.id, label };
  await insertAudit(tx, { id: change.newId(), admin: before, action: 'rename', subject, now: change.now });
  for (const admin of await listAdmins(tx)) {
    if (admin.id !== before.id)
      await change.outbox.put(tx, renamedLetter(admin, { before, after }, change.outbox.site, change.now));
  }
}

/**
 * Notes what changed of somebody of the staff, in the transaction of the change: a row of the log and word to the other
 * administrators of a name, and of an address a row, and that it was theirs. Of a child nothing is noted here.
 * @throws AppError 'too-often' for names that change all day.
 */
export async function noteStaffChange(tx: Queries, before: User, after: User, change: Change): Promise<void> {
  if (!isStaff(before)) return;
  if (NAMES.some((name) => before[name] !== after[name])) await noteNames(tx, before, after, change);
  if (before.email === after.email) return;
  await putFormerAddress(tx, before.id, before.email);
  const subject = { id: after.id, label: after.username };
  const deed = change.byLink
    ? { admin: null, action: change.byLink }
    : { admin: after, action: 'change-email' as const };
  await insertAudit(tx, { id: change.newId(), ...deed, subject, now: change.now });
}
