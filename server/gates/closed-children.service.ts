/**
 * Children about whom an administrator does nothing, being a parent of theirs too (PRODUCT.md#nobody-approves-an-own-child).
 */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as accountsSentences from '#domain/rules/accounts/sentences.ts';
import * as sentences from '#domain/rules/gates/sentences.ts';
import type { YesProblem } from '#domain/rules/keeping/second-yes.ts';
import { isOwnChild } from '#domain/rules/troop/troops.ts';
import {
  type KnownAdministrator,
  listKnownAdmins,
  listMailboxesOf,
  listOwnAddresses,
} from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import {
  filterClosedTo,
  listClosedTo,
  listFamilyAddresses,
  listWithBlockedParent,
} from './own-children.store.ts';
import { findYesProblem } from './second-yes.service.ts';

type Admin = Pick<User, 'id'>;

const NOBODY: ReadonlySet<string> = new Set();

async function isKin(db: Queries, { id }: Admin, studentId: string): Promise<boolean> {
  const parents = await listFamilyAddresses(db, { leaderId: id, scoutId: studentId });
  return isOwnChild(await listOwnAddresses(db, id), parents);
}

/** The ids of those administrators who are some; of none where all are, since somebody has to act. */
function unlessAll(
  admins: readonly KnownAdministrator[],
  some: readonly KnownAdministrator[],
): ReadonlySet<string> {
  return some.length === admins.length ? NOBODY : new Set(some.map(({ id }) => id));
}

/**
 * Lists people without a part in decisions on a child: its parents, or if all are parents, those to whom it is
 * closed.
 */
async function listLeftOut(
  db: Queries,
  admins: readonly KnownAdministrator[],
  studentId: string,
): Promise<ReadonlySet<string>> {
  const parents = await listMailboxesOf(db, studentId);
  const kin = unlessAll(
    admins,
    admins.filter(({ addresses }) => isOwnChild(addresses, parents)),
  );
  return kin.size > 0 ? kin : unlessAll(admins, await filterClosedTo(db, admins, studentId));
}

export type AskedOfChild = {
  readonly askedBy: string;
  readonly by: Admin;
  /** All of them, read once by whoever asks about many children. */
  readonly admins?: readonly KnownAdministrator[];
};

/** As `findYesProblem`, of what is decided about a child. */
export async function findYesProblemFor(
  db: Queries,
  studentId: string,
  { admins: known, ...yes }: AskedOfChild,
  now: number,
): Promise<YesProblem | null> {
  const admins = known ?? (await listKnownAdmins(db));
  return findYesProblem(db, { ...yes, admins, leftOut: await listLeftOut(db, admins, studentId) }, now);
}

/** True when an administrator removed those who could act instead, and has to wait. */
async function hasToWait(db: Queries, by: Admin, now: number): Promise<boolean> {
  const admins = await listKnownAdmins(db);
  return (await findYesProblem(db, { askedBy: by.id, by, admins, leftOut: NOBODY }, now)) === 'removed-other';
}

/** Returns the children closed to an administrator, unless nobody else could act. */
export async function listRefused(
  db: Queries,
  admin: Admin,
  studentIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>();
  const closedHere = await listClosedTo(db, admin.id, studentIds);
  if (closedHere.size === 0) return refused;
  const admins = await listKnownAdmins(db);
  for (const id of closedHere) {
    const closed = unlessAll(admins, await filterClosedTo(db, admins, id));
    if (closed.has(admin.id) || (await hasToWait(db, admin, now))) refused.add(id);
  }
  return refused;
}

/** Returns the administrators who may read of a child in a letter: not those to whom it is closed, unless it is to all. */
export async function listAdminsFor(db: Queries, studentId: string): Promise<readonly KnownAdministrator[]> {
  const admins = await listKnownAdmins(db);
  const closed = unlessAll(admins, await filterClosedTo(db, admins, studentId));
  return admins.filter(({ id }) => !closed.has(id));
}

/** Returns every child that is closed to an administrator, as `listRefused` does of some; for lists to leave out. */
export async function listAllRefused(db: Queries, admin: Admin, now: number): Promise<ReadonlySet<string>> {
  return listRefused(db, admin, await listWithBlockedParent(db), now);
}

/**
 * Refuses an administrator who is blocked as the child's parent, unless nobody else could act: an installation needs
 * somebody. @throws AppError 'not-found'
 */
export async function refuseClosed(db: Queries, admin: Admin, studentId: string, now: number): Promise<void> {
  if ((await listRefused(db, admin, [studentId], now)).has(studentId))
    throw notFound(accountsSentences.userNotFound);
}

/** True when an administrator is the child's parent, and so no half of what two decide. */
export async function isOfOwnChild(
  db: Queries,
  admin: Admin,
  studentId: string,
  now: number,
): Promise<boolean> {
  if (!(await isKin(db, admin, studentId))) return false;
  const leftOut = await listLeftOut(db, await listKnownAdmins(db), studentId);
  return leftOut.has(admin.id) || hasToWait(db, admin, now);
}

/** @throws AppError 'not-allowed' */
export async function refuseOwnChilds(
  db: Queries,
  admin: Admin,
  studentId: string,
  now: number,
): Promise<void> {
  if (await isOfOwnChild(db, admin, studentId, now))
    throw new AppError('not-allowed', sentences.parentOfChild);
}

/**
 * Stops an administrator who is a blocked parent from letting anybody in, as administrator or leader, and from removing
 * administrators: ways back to the child. @throws AppError 'not-allowed'
 */
export async function refuseBlockedParent(db: Queries, admin: Admin, now: number): Promise<void> {
  if ((await listAllRefused(db, admin, now)).size > 0)
    throw new AppError('not-allowed', sentences.blockedAsParent);
}
