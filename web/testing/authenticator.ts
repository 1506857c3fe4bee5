import { listStaffSessions } from '#domain/contract/sign-in/staff-sessions.ts';
import { call } from '#web/lib/call.ts';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the server's time, which stands still in these tests: an administrator's session began then. */
async function serverTime(): Promise<number> {
  const own = (await call(listStaffSessions)).find(({ isThis }) => isThis);
  return Date.parse(own?.createdAt ?? '');
}

/**
 * The code that an authenticator app shows for a secret in base32 (RFC 6238); `later` by so many half minutes. An
 * administrator is signed in.
 */
export async function appCode(secret: string, later = 0): Promise<string> {
  const bits = [...secret.replaceAll(' ', '')].map((sign) =>
    ALPHABET.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const raw = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor((await serverTime()) / STEP_MS) + later));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const number = mac.getUint32(mac.getUint8(19) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
