import { logout } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';

/**
 * Whoever waits on a line that takes the call and never answers leaves all the same; the session is ended later
 * (PRODUCT.md#sessions).
 */
const TIMEOUT_MS = 10_000;

/**
 * Ends the session of a person on the server. Where nothing of anybody waits on this device, the browser then wipes all
 * that it stores of the site: a database that is deleted leaves words in its files (docs/decisions/0074).
 * @param userId whose session; undefined for that of whom the page belongs to.
 * @throws as `call`.
 */
export async function endSession(userId?: string): Promise<void> {
  const isEmpty = await nothingWaits();
  await call(logout, {
    ...(userId && { as: userId }),
    query: isEmpty ? { device: 'empty' } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function nothingWaits(): Promise<boolean> {
  try {
    const { canKeep, deviceStore } = await import('#web/offline/queue/open-outbox.ts');
    return canKeep() && (await deviceStore.countAll()) === 0;
  } catch {
    return false; // what is not known must not be wiped
  }
}
