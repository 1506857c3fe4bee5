import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Children's names, addresses and pictures: nobody else on the machine needs to look, whatever its umask says. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

const FOR_OTHERS = 0o077;

/** True when only the owner can reach a file or folder, or it is missing. */
export function isClosedToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return !found || (found.mode & FOR_OTHERS) === 0;
}

/**
 * Closes a file or a folder to everybody but its owner, if it is there. Gives whether it is closed: only its owner can do
 * it, and some file systems know of no such thing.
 */
export function closeToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & FOR_OTHERS) === 0) return true;
  change(path, found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  return isClosedToOthers(path);
}

/** Closes a file without a look at it: of a hundred thousand that would take longer than closing them. */
export function closeFile(path: string): void {
  change(path, PRIVATE_FILE);
}

function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // The caller looks at the result.
  }
}

/** Makes a folder that is closed to others, or closes one that is there. */
export function makePrivateFolder(path: string): boolean {
  makeFolder(path);
  return closeToOthers(path);
}

/** With those above it. Node's own way of that never ends below /proc, which is there and takes no folder. */
function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path, PRIVATE_FOLDER);
  } catch (error) {
    // Another process may have been first.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes an empty file that is closed to others, or closes one that is there: for those whose maker asks for no mode. */
export function makePrivateFile(path: string): boolean {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  return closeToOthers(path);
}
