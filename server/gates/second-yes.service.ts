/**
 * The second yes to an administrator's request must come from another person, not the same one under a second name.
 */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { SECOND_YES_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/gates/sentences.ts';
import {
  type Addresses,
  isOnePerson,
  problemOfYes,
  type YesProblem,
} from '#domain/rules/keeping/second-yes.ts';
import { type KnownAdministrator, listAdmins, listOwnAddresses } from '#server/accounts/exports.ts';
import { hasAudit } from '#server/audit/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { utcDate } from '#server/platform/db/timestamps.ts';
import { AppError } from '#server/platform/errors.ts';

/**
 * Stops a new administrator, perhaps invited by an intruder, from removing somebody who could undo that. @throws
 * AppError 'taken'
 */
export async function refuseElder(db: Queries, by: Pick<User, 'id'>, id: string, now: number): Promise<void> {
  const admins = await listAdmins(db);
  const joinedAt = (of: string) => Date.parse(admins.find((it) => it.id === of)?.createdAt ?? '');
  const mayAt = joinedAt(by.id) + SECOND_YES_MS;
  if (mayAt <= now || !(joinedAt(id) < joinedAt(by.id))) return;
  throw new AppError('taken', sentences.adminTooNewToRemove({ day: utcDate(mayAt) }));
}

type Asked = {
  readonly askedBy: string;
  readonly by: Pick<User, 'id'>;
  readonly leftOut: ReadonlySet<string>;
  readonly admins: readonly KnownAdministrator[];
};

/** True when an administrator, perhaps under a second name, has removed another one since. */
async function hasRemovedAdmin(
  db: Queries,
  admins: readonly KnownAdministrator[],
  own: Addresses,
  since: number,
): Promise<boolean> {
  for (const { id: adminId, addresses } of admins) {
    const isIt = isOnePerson(own, addresses);
    if (isIt && (await hasAudit(db, { adminId, action: 'remove-admin', since }))) return true;
  }
  return false;
}

/**
 * Why an administrator's yes to what one of them, or this one, asked for does not count; null where it does. Whoever is left out of it can
 * say no yes: others need not wait for that one, but who is new acts alone beside no elder one.
 */
export async function findYesProblem(
  db: Queries,
  { askedBy, by, leftOut, admins }: Asked,
  now: number,
): Promise<YesProblem | null> {
  const own = await listOwnAddresses(db, by.id);
  const askers = await listOwnAddresses(db, askedBy);
  const since = now - SECOND_YES_MS;
  const joinedAt = Date.parse(admins.find(({ id }) => id === by.id)?.createdAt ?? '');
  const [others, elders]: [Addresses[], Addresses[]] = [[], []];
  for (const { id, createdAt, addresses } of admins) {
    const isElder = Date.parse(createdAt) < joinedAt;
    const isLeftOut = leftOut.has(id);
    if (id !== by.id && (!isLeftOut || (isElder && joinedAt > since))) others.push(addresses);
    if (isElder && !isLeftOut) elders.push(addresses);
  }
  const hasRemoved = await hasRemovedAdmin(db, admins, own, since);
  const hasAskerRemoved = await hasRemovedAdmin(db, admins, askers, since);
  const yes = { isAsker: askedBy === by.id, own, askers, others, hasRemoved, elders, hasAskerRemoved };
  return problemOfYes({ ...yes, isNew: joinedAt > since });
}
