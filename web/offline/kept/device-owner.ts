import { isPhotoCache, isShellCache, photoCacheOf } from './cache-names.ts';

/*
 * For whom this device keeps what was read. All of this is in the first load, so it opens no database.
 */
export const KEPT_DATABASE = 'kept-answers';
const KEPT_FOR = 'keptFor';
const IS_LEAVING = 'isLeaving';
const UNSENT_OF = 'unsentOf';
const DELETING_TIMEOUT_MS = 10_000;

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

/**
 * PRODUCT.md#what-a-device-keeps: at a login, other people's reads and photos go; unsent work stays. So it does once
 * the server says that nobody is signed in (null): the account may be deleted, or the device lost.
 */
export async function forgetOthers(userId: string | null): Promise<void> {
  const before = keptFor();
  isUnsentOf(userId === null ? (before ?? unsentOf()) : null);
  if (before === userId) return;
  forgetItem(KEPT_FOR);
  await Promise.all([deleteDatabase(), deleteCaches(isPhotoCache)]);
}

/** Returns the user whose session ended here without a logout, and whose words may still wait on this device. */
export function unsentOf(): string | null {
  return remembered(UNSENT_OF);
}

/** Notes whose unsent work the login page is to tell of; null for nobody's. */
export function isUnsentOf(userId: string | null): void {
  if (userId === null) forgetItem(UNSENT_OF);
  else localStorage.setItem(UNSENT_OF, userId);
}

/**
 * PRODUCT.md#dashboard, PRODUCT.md#what-a-device-keeps: at Log Out everything that this browser kept goes but what is
 * unsent.
 * @param stillIn whose session the server could not be reached to end, or null. That is made up for before anybody is let
 * in again; and the app itself stays, or `/` would not open.
 */
export async function forgetEverything(stillIn: string | null): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (stillIn !== null) localStorage.setItem(IS_LEAVING, stillIn);
  await Promise.all([deleteDatabase(), deleteCaches((name) => stillIn === null || !isShellCache(name))]);
}

/** Returns the user who logged out here while the session may still be open on the server. */
export function stillLeaving(): string | null {
  return remembered(IS_LEAVING);
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
    // A database that answers nobody is deleted once it does; nobody stays for it.
    setTimeout(resolve, DELETING_TIMEOUT_MS);
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
