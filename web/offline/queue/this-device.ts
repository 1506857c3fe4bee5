import { newId } from '#web/lib/new-id.ts';

let known: string | undefined;

/**
 * The id under which this browser writes what a person writes, so that its own earlier saves are no conflict for it
 * (PRODUCT.md#two-devices). Made of chance: it tells nothing of the device. It lies with the person
 * (kept-numbering.ts); where the device keeps nothing it is another one each time that the page is opened.
 */
export function thisDevice(): string {
  known ??= newId();
  return known;
}

/** From now on this page writes as this device. */
export function writeAs(device: string): void {
  known = device;
}

const KEY = 'device';

/**
 * The id as an earlier version of the app has kept it: in local storage, which browsers write to the disk late. It is
 * that of who is signed in, since Log Out cleared it.
 */
export function deviceOfBefore(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be blocked
  }
}

/** It lies with the person now, and nobody else is to write under it. */
export function forgetDeviceOfBefore(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
