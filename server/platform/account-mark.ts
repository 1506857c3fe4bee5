import { createHash } from 'node:crypto';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const MARK_LENGTH = 5;
/** Signs that could make a typed name look as if it had a mark of its own. */
const LIKE_A_MARK = /[#＃﹟()（）]/gu;

/**
 * The mark of an account beside its chosen name: made from the server's id, so that nobody can take another's and it
 * survives renames.
 */
export function markOf(id: string): string {
  const bytes = createHash('sha256').update(id).digest();
  const letters = Array.from(bytes.subarray(0, MARK_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `#${letters.join('')}`;
}

/** A typed name with its mark: 'Ana Rivera (#K7QDM)'. */
export function marked(name: string, id: string): string {
  return `${name.replaceAll(LIKE_A_MARK, '').trim()} (${markOf(id)})`;
}

/** Returns the name of a staff member in letters. */
export function markedName({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): string {
  return marked(withoutLinks(`${firstName} ${lastName}`), id);
}
