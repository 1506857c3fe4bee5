import { availableParallelism } from 'node:os';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { SITE_NAME } from '#domain/limits.ts';
import * as sentences from '#domain/rules/accounts/sentences.ts';
import { compared } from '#domain/rules/platform/text.ts';
import { AppError } from '#server/platform/errors.ts';
import { makeSlots } from '#server/platform/files/slots.ts';
import { isCommonPassword } from './common-passwords.dataset.ts';

/** argon2id, which is the package's default, with the least that OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The hash of 32 random bytes that nobody kept: what a password is compared with when there is no account. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$VCcjtVkIICdyy1CGrFR23w$xKlLMRtoKQgVtkJEhksXXHDjxmLd8e+4731UgwqzVkg';

// More at once would take the cores from everybody else's calls, and be no sooner done.
const inSlot = makeSlots(availableParallelism());

/** The same letters whatever keyboard wrote them: one may send é as a letter, another as e with an accent. */
function typed(password: string): string {
  return password.normalize('NFKC');
}

/** Words tried first by people who know a child: the child's names, and the product's. */
export type OwnWords = Pick<User, 'username'> & Partial<Pick<User, 'email' | 'firstName' | 'lastName'>>;

function isOwnWord(password: string, owner: OwnWords): boolean {
  const { username, email = '', firstName = '', lastName = '' } = owner;
  const words = [username, email, firstName, lastName, `${firstName} ${lastName}`, SITE_NAME];
  const guess = compared(password).replaceAll(' ', '');
  return words.some((word) => compared(word).replaceAll(' ', '') === guess);
}

/**
 * The hash of a password that is being chosen, which is what is stored (PRODUCT.md#passwords-and-tries). Takes tens of
 * milliseconds on another thread: never in a transaction.
 * @param field where the form has the password, for the message of a refusal.
 * @param owner whose password it becomes; null for somebody who is made up.
 * @throws AppError 'invalid' when it is one of the 10,000 that are guessed first, or a name of its owner.
 */
export async function hashPassword(
  password: string,
  owner: OwnWords | null,
  field = 'password',
): Promise<string> {
  const isCommon = await isCommonPassword(typed(password));
  const isOwn = owner !== null && isOwnWord(typed(password), owner);
  const refusal = isCommon ? sentences.passwordTooCommon : isOwn ? sentences.passwordIsOwnWord : null;
  if (refusal !== null) throw new AppError('invalid', refusal, { fields: { [field]: refusal } });
  const { hash } = await import('@node-rs/argon2');
  return inSlot(() => hash(typed(password), COST));
}

/**
 * The hash of a code of a few digits, made as slowly as that of a password: who has a copy of the database must not find
 * it in the minutes it is worth anything.
 */
export async function hashCode(code: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return inSlot(() => hash(code, COST));
}

/**
 * True for the account's password. Without an account it takes as long and is never right
 * (PRODUCT.md#passwords-and-tries).
 */
export async function isPasswordOf(
  account: { readonly passwordHash: string } | undefined,
  password: string,
): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  const isRight = await inSlot(() => verify(account?.passwordHash ?? NOBODYS_HASH, typed(password)));
  return isRight && account !== undefined;
}
