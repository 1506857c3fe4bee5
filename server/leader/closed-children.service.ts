/** Children about whom an administrator does nothing, being a parent of theirs too (§21.9). */
import type { User } from '#domain/contract/accounts.ts';
import { isOwnChild } from '#domain/rules/troops.ts';
import { listOwnAddresses } from '#server/accounts/former-addresses.store.ts';
import { findYesProblem } from '#server/accounts/second-yes.service.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, notFound } from '#server/errors.ts';
import { listClosedTo, listKinAddresses } from './kin.store.ts';

type Admin = Pick<User, 'id'>;

/** Whether nobody else is there who could do it: an installation needs somebody. */
async function isAlone(db: Queries, admin: Admin, now: number): Promise<boolean> {
  return (await findYesProblem(db, { askedBy: admin.id, by: admin }, now)) === null;
}

/**
 * Who is blocked as a parent of a child sees and does nothing of it as an administrator either.
 * @throws AppError 'not-found'
 */
export async function refuseClosed(db: Queries, admin: Admin, studentId: string, now: number): Promise<void> {
  const isClosed = (await listClosedTo(db, admin.id, [studentId])).has(studentId);
  if (isClosed && !(await isAlone(db, admin, now))) throw notFound('User not found');
}

/** Whether an administrator is a parent of a child, and so no half of what two decide about it. */
export async function isOfOwnChild(
  db: Queries,
  admin: Admin,
  studentId: string,
  now: number,
): Promise<boolean> {
  const own = await listOwnAddresses(db, admin.id);
  const parents = await listKinAddresses(db, { leaderId: admin.id, scoutId: studentId });
  return isOwnChild(own, parents) && !(await isAlone(db, admin, now));
}

/** @throws AppError 'not-allowed' */
export async function refuseOwnChilds(
  db: Queries,
  admin: Admin,
  studentId: string,
  now: number,
): Promise<void> {
  if (await isOfOwnChild(db, admin, studentId, now))
    throw new AppError(
      'not-allowed',
      'You are a parent of this child, or were. Another administrator has to do this.',
    );
}
