import { RESET_CODE_DIGITS, RESET_CODE_MS, RESET_TOKEN_MS } from '#domain/limits.ts';
import { hashCode } from '#server/accounts/exports.ts';
import type { Platform } from '#server/platform/platform.ts';
import { putCode } from './password-reset.store.ts';

/** Six random bytes are so many more than there are codes that none is likelier than another by a millionth. */
const RANDOM_BYTES = 6;

/** A code of a few digits out of a random token. */
function codeOf(token: string): string {
  const chance = Buffer.from(token, 'base64url').readUIntBE(0, RANDOM_BYTES);
  return String(chance % 10 ** RESET_CODE_DIGITS).padStart(RESET_CODE_DIGITS, '0');
}

/** In two halves, as it is read out. */
function spoken(code: string): string {
  return `${code.slice(0, RESET_CODE_DIGITS / 2)} ${code.slice(RESET_CODE_DIGITS / 2)}`;
}

/**
 * A code that is known to nobody yet, in the place of one that an earlier try had made; null where nobody waits for it any more.
 * @param resetHash which reset asks for the code.
 */
export async function makeCode(
  resetHash: string,
  { db, clock, newToken }: Pick<Platform, 'db' | 'clock' | 'newToken'>,
): Promise<string | null> {
  const code = codeOf(newToken());
  const hash = await hashCode(code);
  const now = clock();
  const times = { now, endsAt: now + RESET_CODE_MS, resetEndsAt: now + RESET_TOKEN_MS };
  return (await putCode(db, resetHash, { hash, ...times })) ? spoken(code) : null;
}
