import { isPhotoCache, isShellCache, photoCacheOf } from './cache-names.ts';

/*
 * For whom this device keeps what was read. All of this is in the first load, so it opens no database.
 */
export const KEPT_DATABASE = 'kept-answers';
const KEPT_FOR = 'keptFor';
const IS_LEAVING = 'isLeaving';

/** The id of the student whose reads this device keeps. */
export function keptFor(): string | null {
  return remembered(KEPT_FOR);
}

/** Keeps the reads and photos of a student from now on, and those of nobody else. */
export async function keepFor(userId: string): Promise<void> {
  localStorage.setItem(KEPT_FOR, userId);
  await deleteCaches((name) => isPhotoCache(name) && name !== photoCacheOf(userId));
  await caches.open(photoCacheOf(userId));
}

/** RULINGS 46: when somebody signs in, what another person has read and seen here goes; what is unsent stays. */
export async function forgetOthers(userId: string): Promise<void> {
  if (keptFor() === userId) return;
  forgetItem(KEPT_FOR);
  await Promise.all([deleteDatabase(), deleteCaches(isPhotoCache)]);
}

/**
 * §2.5, RULINGS 46: at Log Out everything that this browser kept goes but what is unsent.
 * @param isLoggedOut whether the server has ended the session. Where it could not be reached that is made up for before
 * anybody is let in again; and the app itself stays, or `/` would not open.
 */
export async function forgetEverything(isLoggedOut: boolean): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!isLoggedOut) localStorage.setItem(IS_LEAVING, 'yes');
  await Promise.all([deleteDatabase(), deleteCaches((name) => isLoggedOut || !isShellCache(name))]);
}

/** Whether somebody has logged out whose session may still be open on the server. */
export function isStillLeaving(): boolean {
  return remembered(IS_LEAVING) !== null;
}

export function hasLeft(): void {
  forgetItem(IS_LEAVING);
}

async function deleteCaches(isIt: (name: string) => boolean): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isIt).map((name) => caches.delete(name)));
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(KEPT_DATABASE);
    // A tab that does not let go of it has it deleted when it closes.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
}

function remembered(item: string): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    return null; // storage may be blocked
  }
}

function forgetItem(item: string): void {
  try {
    localStorage.removeItem(item);
  } catch {
    // It was never written.
  }
}
