import { newId } from '#web/lib/new-id.ts';

const KEY = 'device';
let known: string | undefined;

/**
 * The id under which this browser writes, so that its own earlier saves are no conflict for it (§12.11). Made of
 * chance, and forgotten at Log Out: it tells nothing of the device.
 */
export function thisDevice(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    known ??= newId();
    localStorage.setItem(KEY, known);
  } catch {
    // Storage may be blocked: then it is another device each time that the page is opened.
  }
  known ??= newId();
  return known;
}

/** This browser turned out to be the copy of another one, such as one brought back from a backup: it writes as itself now. */
export function becomeAnotherDevice(): string {
  known = newId();
  try {
    localStorage.setItem(KEY, known);
  } catch {
    // As above.
  }
  return known;
}
