/**
 * Codes of authenticator apps (RFC 6238): six digits of an HMAC over the half minute. SHA-1, since some apps know nothing
 * else, whatever the address says; nothing rests on collisions here.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashOfToken } from '#server/platform/token-hash.ts';

const DIGITS = 6;
const STEP_MS = 30_000;
/** 160 bits, as the RFC wants. */
const SECRET_BYTES = 20;
/** 80 bits: what is hashed without salt must not be found by trying all. */
const RECOVERY_BYTES = 10;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32 without padding (RFC 4648), which authenticator apps take. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Turns text from `base32` back into bytes. */
export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** A new secret in base32. @param token 32 random bytes, as the platform gives them. */
export function secretOf(token: string): string {
  return base32(Buffer.from(token, 'base64url').subarray(0, SECRET_BYTES));
}

/** A code to be typed, of four groups such as 'K7QD'. @param token as for `secretOf`. */
export function typedCodeOf(token: string): string {
  const text = base32(Buffer.from(token, 'base64url').subarray(0, RECOVERY_BYTES));
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** The same code however it was typed: small letters, with spaces, without hyphens. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Signs that no code has, and the letters that readers take for them. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

/** Returns the stored hash of a typed code: the same however it was typed, with a nought for an O too. */
export function hashOfTypedCode(typed: string): string {
  return hashOfToken(plainCode(typed).replaceAll(/[018]/g, (digit) => LOOKS_LIKE[digit] ?? digit));
}

/** Which half minute a time lies in, in milliseconds since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The code of a half minute. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const place = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(place) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * The half minute that a code is of: the present one, the one before or the one after, since clocks and thumbs are slow;
 * null where it is of none.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const code = Buffer.from(plainCode(typed));
  const steps = [0, -1, 1].map((apart) => stepAt(now) + apart);
  const found = steps.find((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
  return found ?? null;
}

/**
 * Returns the address for an authenticator app (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */
export function otpauthAddress(
  secret: string,
  { site, username }: { site: string; username: string },
): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`;
}
