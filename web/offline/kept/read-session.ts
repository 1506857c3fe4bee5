import type { User } from '#domain/contract/accounts.ts';
import { CallError, isMistakenPerson, isNetworkError } from '#web/lib/call.ts';
import { endSession } from './end-session.ts';
import { forgetOthers, hasLeft, keptFor, stillLeaving } from './kept-person.ts';

/** Longer than a fair line takes; on a bad one the app opens with what the device has. */
const SESSION_PATIENCE_MS = 3000;

/**
 * Who is signed in: by the server's answer, or, where it does not come, the student who was last signed in here. What
 * anybody else had read here goes with the answer, also with the one that nobody is signed in.
 * @param ask asks the server; null when nobody is signed in.
 * @param onLate gets the answer when it comes after all.
 * @throws as `ask`, when this device knows nobody.
 */
export async function readSession(
  ask: () => Promise<User | null>,
  onLate: (user: User | null) => void,
): Promise<User | null> {
  const leaver = stillLeaving();
  if (leaver && !(await leave(leaver))) return null;
  if (!keptFor()) return ask();
  const answer = ask().then(async (user) => {
    await forgetOthers(user?.id ?? null);
    return user;
  });
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), SESSION_PATIENCE_MS));
  const first = await Promise.race([answer, late]).catch((fault) => {
    if (isAway(fault)) return 'late' as const;
    throw fault;
  });
  if (first !== 'late') return first;
  const person = await personHere();
  if (!person) return answer;
  answer.then(onLate, () => undefined);
  return person;
}

/** Whether the server has nothing to say: there is no line to it, or a proxy answers in its place. */
function isAway(fault: unknown): boolean {
  return isNetworkError(fault) || (fault instanceof CallError && fault.status >= 500);
}

async function personHere(): Promise<User | undefined> {
  const { keptStore } = await import('./kept-store.ts');
  return keptStore.person().catch(() => undefined);
}

/** Ends the session of who logged out while the server was away. */
async function leave(leaver: string): Promise<boolean> {
  try {
    await endSession(leaver);
  } catch (fault) {
    // Another one's login has ended it.
    if (!isMistakenPerson(fault)) return false;
  }
  hasLeft();
  return true;
}
