/**
 * A password that a parent has set for the child is good only as long as that parent has a place here
 * (PRODUCT.md#passwords-that-a-parent-set).
 */

import {
  deleteSessionsOf,
  endParentPassword,
  findAccount,
  type Guardian,
  insertParentPassword,
  listGuardiansOf,
} from '#server/accounts/exports.ts';
import {
  type Acting,
  notifyAll,
  rateLimitParent,
} from '#server/family/guardians/notify-guardians.service.ts';
import { newPasswordLetter, passwordEndedLetter } from '#server/family/stopping/stopping.mail.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { endCardOfOusted, replacePassword } from '#server/sign-in/exports.ts';

/**
 * Sets a new password, and tells every parent.
 * @throws AppError 'too-often'
 */
export async function setChildPassword(
  tx: Queries,
  child: GuardedChild,
  passwordHash: string,
  { parent, outbox, now }: Pick<Acting, 'parent' | 'outbox' | 'now'>,
): Promise<void> {
  await rateLimitParent(tx, parent, { now });
  await replacePassword(tx, child, passwordHash);
  const me = (await listGuardiansOf(tx, child.id)).find(({ emailKey }) => emailKey === parent.emailKey);
  if (me) await insertParentPassword(tx, { userId: child.id, guardianId: me.id, setAt: now });
  const about = { childName: child.account.first_name, site: outbox.site };
  await notifyAll(tx, child, (to) => newPasswordLetter(to, about, now), { outbox });
}

/**
 * Ends a password that somebody has set who loses the place as a parent, also as a leader or an administrator, with what it opened; who
 * is a parent still is told. To be called with the account held, once the place is lost.
 */
export async function endPasswordBy(
  tx: Queries,
  { id, userId }: Pick<Guardian, 'id' | 'userId'>,
  { since = 0, outbox, now }: { readonly since?: number } & Pick<Acting, 'outbox' | 'now'>,
): Promise<void> {
  const isTheirs = await endParentPassword(tx, { userId, guardianId: id, since, now });
  if (!(await endCardOfOusted(tx, userId, { since, now })) && !isTheirs) return;
  await deleteSessionsOf(tx, userId);
  const child = await findAccount(tx, userId);
  if (!child) return;
  const about = { childName: child.first_name, site: outbox.site };
  await notifyAll(tx, child, (to) => passwordEndedLetter(to, about, now), { outbox });
}
