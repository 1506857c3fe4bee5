import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/accounts/sentences.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notSignedIn } from '#server/platform/errors.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { findAccount, presentUser } from './accounts.store.ts';

/**
 * Data that leaders must never read (PRODUCT.md#what-a-leader-sees); with a child's card they could, so it is left
 * out.
 */
const NOT_BY_CARD = {
  email: '',
  zipCode: '',
  parentEmail: null,
  parentFirstName: null,
  parentLastName: null,
  parentPhone: null,
} as const satisfies Partial<User>;

/**
 * Returns an account as its owner reads it: with consents by mail, only enough of the parent to know the address
 * again (PRODUCT.md#consent), and in a card's session nothing of the parent.
 */
export function asOwnerSees(
  account: User,
  { cardEndsAt }: Pick<User, 'cardEndsAt'>,
  { consentByMail }: Pick<Config, 'consentByMail'>,
): User {
  if (cardEndsAt !== undefined) return { ...account, ...NOT_BY_CARD, cardEndsAt };
  if (!consentByMail || account.role !== 'student' || account.consentState === 'none') return account;
  const parentEmail = account.parentEmail === null ? null : maskedAddress(account.parentEmail);
  return { ...account, parentEmail, parentFirstName: null, parentLastName: null, parentPhone: null };
}

/**
 * Whoever has a card could else make the account an own one: with another e-mail address, or a parent of one's own choice. An
 * account that nobody has signed for yet is filled in, and leaders make no card for it.
 * @throws AppError 'not-allowed'
 */
export function refuseInCardSession({ cardEndsAt, consentState }: User): void {
  if (cardEndsAt === undefined || consentState === 'none') return;
  throw new AppError('not-allowed', sentences.cameWithCard);
}

/** @throws AppError 'not-signed-in' when the account has gone. */
export async function accountAsItStands(db: Queries, id: string): Promise<User> {
  const row = await findAccount(db, id);
  if (!row) throw notSignedIn();
  return presentUser(row);
}
