import type { User } from '#domain/contract/sign-in/accounts.ts';
import { CallError, isMistakenPerson, isNetworkError } from '#web/lib/call.ts';
import { isLineSilent, noteLine } from '#web/lib/silent-line.ts';
import { isCardOver } from './card-end.ts';
import { forgetOthers, hasLeft, keptFor, stillLeaving } from './device-owner.ts';
import { endSession } from './end-session.ts';

/** Longer than a fair line takes; on a bad one the app opens with what the device has. */
const SESSION_TIMEOUT_MS = 3000;
/** Where the page itself has waited in vain: what is on its way at this moment is still taken. */
const SILENT_TIMEOUT_MS = 200;

/**
 * Returns the user by the server's response, or the student last signed in here without one. A response drops what
 * anybody else read here, even one that nobody is signed in; so do a card's ended hours. @param ask null when nobody
 * is signed in. @param onLate gets a late response. @throws as `ask`, when this device knows nobody.
 */
export async function readSession(
  ask: () => Promise<User | null>,
  onLate: (user: User | null) => void,
): Promise<User | null> {
  const leaver = stillLeaving();
  if (leaver && !(await leave(leaver))) {
    window.addEventListener('online', leaveLate);
    return null;
  }
  if (!keptFor()) return ask();
  const response = ask().then(async (user) => {
    await forgetOthers(user?.id ?? null);
    return user;
  });
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), isLineSilent() ? SILENT_TIMEOUT_MS : SESSION_TIMEOUT_MS);
  });
  const first = await Promise.race([response, late]).catch((error) => {
    if (isAway(error)) return 'away' as const;
    throw error;
  });
  if (first !== 'late' && first !== 'away') return first;
  if (first === 'late') noteLine('silent');
  const person = await personHere();
  if (!person) return response;
  response.then(onLate, () => undefined);
  if (!isCardOver(person)) return person;
  await forgetOthers(null);
  return null;
}

/** True when the server is silent: no line to it, or a proxy answers in its place. */
function isAway(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof CallError && error.status >= 500);
}

async function personHere(): Promise<User | undefined> {
  const { keptStore } = await import('./kept-store.ts');
  return keptStore.person().catch(() => undefined);
}

/** The login page may stand here for long, with the address a tab away. */
function leaveLate(): void {
  const leaver = stillLeaving();
  if (leaver) leave(leaver);
}

/** Ends the session of who logged out while the server was away. */
async function leave(leaver: string): Promise<boolean> {
  try {
    await endSession(leaver);
  } catch (error) {
    // Another one's login has ended it.
    if (!isMistakenPerson(error)) return false;
  }
  hasLeft();
  return true;
}
