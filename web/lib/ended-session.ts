/*
 * That a session ended by itself is told for half a second before the login page comes
 * (PRODUCT.md#when-something-goes-wrong), and not at all where the page was the first to ask. So it is noted in the
 * tab, and stands above the login until somebody has logged in.
 */
const ENDED = 'sessionEnded';

let isLeaving = false;

/** Announces a log out, after which refusals of earlier calls are no news. */
export function expectEnd(isExpected: boolean): void {
  isLeaving = isExpected;
}

/** True while a log out is under way, and once it has ended the session. */
export function isEndExpected(): boolean {
  return isLeaving;
}

export function noteEnded(): void {
  if (!isLeaving) inStorage((storage) => storage.setItem(ENDED, 'yes'));
}

export function hasEnded(): boolean {
  return inStorage((storage) => storage.getItem(ENDED)) === 'yes';
}

export function forgetEnded(): void {
  inStorage((storage) => storage.removeItem(ENDED));
}

function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null; // storage may be blocked
  }
}
