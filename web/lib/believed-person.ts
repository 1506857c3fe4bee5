import { useSyncExternalStore } from 'react';
import { NOBODY } from '#domain/contract/platform/endpoint.ts';
import { saveAllTyped } from './unsaved.ts';

/*
 * Whom this page belongs to. A browser has one session for all its tabs, so another tab can change who is signed in
 * under a page that stands there. The page itself never changes hands: from its first answer, or the login made on it,
 * until it is loaded anew, every call says whom it takes to be signed in (PRODUCT.md#write-once). What it hears of
 * others since only decides what it shows.
 */

/** Somebody who is signed in, as far as other pages of the browser need to know. */
export type Person = { readonly id: string; readonly name: string };

/** A form that has not saved by then keeps what was read by another on the screen no longer. */
const SAVING_TIMEOUT_MS = 1000;

let believed: string | undefined;
/** The last that was heard: who is signed in now. */
let heard: Person | null = null;
/** What the screens go by: undefined while the page is its person's. */
let other: Person | null | undefined;
const listeners = new Set<() => void>();

export function personOf({ id, firstName, username }: { id: string; firstName: string; username: string }) {
  return { id, name: firstName || username };
}

/** The page belongs to this person from now on, or to nobody yet (null). */
export function believe(userId: string | null): void {
  believed = userId ?? NOBODY;
  show(undefined);
}

/** The page begins anew and knows nothing. */
export function forgetBelief(): void {
  believed = undefined;
  show(undefined);
}

/** What calls name: the id of the person, NOBODY, or undefined until it is known. */
export function believedPerson(): string | undefined {
  return believed;
}

/** Whether the page is that of a person, be she still signed in or not. */
export function isSomebodys(): boolean {
  return believed !== undefined && believed !== NOBODY;
}

/**
 * Takes note of who is signed in now. A page of somebody else shows nothing of her from here on; what is typed on it is
 * saved in her name first, as far as that is possible without her session.
 */
export async function hearOf(person: Person | null): Promise<void> {
  heard = person;
  const isSame = (person?.id ?? NOBODY) === believed;
  if (!isSame && isSomebodys() && other === undefined) {
    document.body.hidden = true;
    const late = new Promise((resolve) => setTimeout(resolve, SAVING_TIMEOUT_MS));
    await Promise.race([saveAllTyped(), late]);
  }
  // Meanwhile there may have been other news.
  if (heard !== person) return;
  show(isSame ? undefined : person);
}

function show(next: Person | null | undefined): void {
  other = next;
  for (const listener of listeners) listener();
  if (typeof document !== 'undefined') document.body.hidden = false;
}

/** Who is signed in in the place of whom the page belongs to: another one, or nobody; undefined while all is well. */
export function useOtherPerson(): Person | null | undefined {
  return useSyncExternalStore(subscribe, otherPerson, otherPerson);
}

export function otherPerson(): Person | null | undefined {
  return other;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
