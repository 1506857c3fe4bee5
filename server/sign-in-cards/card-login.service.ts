import type { User } from '#domain/contract/accounts.ts';
import { cardLogin } from '#domain/rules/sign-in-cards.ts';
import { findAccount, lockAccount, presentUser } from '#server/accounts/accounts.store.ts';
import { insertAudit } from '#server/admin/audit.store.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError } from '#server/errors.ts';
import { findCardPassword, settleCardPassword } from './card-passwords.store.ts';

/** In a child's words, whoever reads them. */
const CARD_OVER =
  'Your card was good for 4 hours. Please ask your parent to say on their page that it was you. An administrator can help you too.';

/**
 * Lets a child in whose password is right, and gives when the session ends at the latest; null where it is an own password.
 * Each login with one of a card is written down, in the name of who made the card (§21.13). With the account held.
 * @throws AppError 'not-allowed' once the hours of a leader's card are over and no parent has said that it was her child.
 */
export async function enterByCard(
  tx: Queries,
  child: User,
  { auditId, now }: { readonly auditId: string; readonly now: number },
): Promise<number | null> {
  const card = await findCardPassword(tx, child.id);
  const login = card ? cardLogin(card, now) : 'lasting';
  if (!card || login === 'lasting') return null;
  if (login === 'over') throw new AppError('not-allowed', CARD_OVER);
  const maker = await findAccount(tx, card.madeBy);
  const admin = maker ? presentUser(maker) : null;
  const subject = { id: child.id, label: child.username };
  await insertAudit(tx, { id: auditId, admin, action: 'log-in-by-card', subject, now });
  return login.endsAt;
}

/** A parent says that it was her child who used a leader's card: from then on the password is the child's own. */
export async function settleCard(
  tx: Queries,
  child: Pick<User, 'id'> & { readonly account: Pick<User, 'username'> },
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<void> {
  await lockAccount(tx, child.id);
  if (!(await settleCardPassword(tx, child.id))) return;
  const subject = { id: child.id, label: child.account.username };
  await insertAudit(tx, { id: newId(), admin: null, action: 'settle-card', subject, now });
}
