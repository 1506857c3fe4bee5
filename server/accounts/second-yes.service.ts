/** Who may say yes to what an administrator asks for: another one, who is not the same person under a second name. */
import type { User } from '#domain/contract/accounts.ts';
import { SECOND_YES_MS } from '#domain/limits.ts';
import { isOnePerson, problemOfYes, type YesProblem } from '#domain/rules/second-yes.ts';
import { hasAudit } from '#server/admin/audit.store.ts';
import type { Queries } from '#server/db/open.ts';
import { listAdmins } from './admins.store.ts';
import { listOwnAddresses } from './former-addresses.store.ts';

/** Why an administrator's yes to what one of them, or this one, asked for does not count; null where it does. */
export async function findYesProblem(
  db: Queries,
  { askedBy, by }: { readonly askedBy: string; readonly by: Pick<User, 'id'> },
  now: number,
): Promise<YesProblem | null> {
  const own = await listOwnAddresses(db, by.id);
  const askers = await listOwnAddresses(db, askedBy);
  const [others, elders]: [string[][], string[][]] = [[], []];
  const since = now - SECOND_YES_MS;
  const admins = await listAdmins(db);
  const joinedAt = Date.parse(admins.find(({ id }) => id === by.id)?.createdAt ?? '');
  let [hasRemoved, hasAskerRemoved] = [false, false];
  for (const { id, createdAt } of admins) {
    const addresses = await listOwnAddresses(db, id);
    if (id !== by.id) others.push(addresses);
    if (Date.parse(createdAt) < joinedAt) elders.push(addresses);
    if (!(await hasAudit(db, { adminId: id, action: 'remove-admin', since }))) continue;
    // Also under the second name.
    hasRemoved ||= isOnePerson(own, addresses);
    hasAskerRemoved ||= isOnePerson(askers, addresses);
  }
  const yes = { isAsker: askedBy === by.id, own, askers, others, hasRemoved, elders, hasAskerRemoved };
  return problemOfYes({ ...yes, isNew: joinedAt > since });
}
