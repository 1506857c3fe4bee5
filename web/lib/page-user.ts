import { useSyncExternalStore } from 'react';
import { NOBODY } from '#domain/contract/platform/endpoint.ts';
import { saveAllDraftsWithin } from './unsaved.ts';

/*
 * The user that this page belongs to. Another tab may change the session under it, but the page never changes hands:
 * from its first answer or login until a reload, every call names that user (PRODUCT.md#write-once). News of others
 * only decides what is shown.
 */

/** Somebody who is signed in, as far as other pages of the browser need to know. */
export type Person = { readonly id: string; readonly name: string };

/** A form that has not saved by then keeps what was read by another on the screen no longer. */
const SAVING_TIMEOUT_MS = 1000;

let believed: string | undefined;
/** The last that was heard: who is signed in now. */
let heard: Person | null = null;
/** The user that screens show; undefined while the page is its own user's. */
let other: Person | null | undefined;
const listeners = new Set<() => void>();

export function personOf({ id, firstName, username }: { id: string; firstName: string; username: string }) {
  return { id, name: firstName || username };
}

/** The page belongs to this person from now on, or to nobody yet (null). */
export function setPageUser(userId: string | null): void {
  believed = userId ?? NOBODY;
  show(undefined);
}

/** The page begins anew and knows nothing. */
export function forgetPageUser(): void {
  believed = undefined;
  show(undefined);
}

/** Returns the name that calls carry: a user's id, NOBODY, or undefined until it is known. */
export function pageUser(): string | undefined {
  return believed;
}

/** True when the page is a user's, signed in still or not. */
export function isSomebodys(): boolean {
  return believed !== undefined && believed !== NOBODY;
}

/**
 * Notes who is signed in now. A page of somebody else shows nothing of that user from here on; its typed words are
 * saved in its own user's name first, as far as that works without a session.
 */
export async function hearOf(person: Person | null): Promise<void> {
  heard = person;
  const isSame = (person?.id ?? NOBODY) === believed;
  if (!isSame && isSomebodys() && other === undefined) {
    document.body.hidden = true;
    await saveAllDraftsWithin(SAVING_TIMEOUT_MS);
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

/** Returns the user signed in instead of the page's own, or null for nobody; undefined while all is well. */
export function useOtherPerson(): Person | null | undefined {
  return useSyncExternalStore(onOtherPerson, otherPerson, otherPerson);
}

export function otherPerson(): Person | null | undefined {
  return other;
}

/** Tells of every news of who is signed in, until the function given back is called. */
export function onOtherPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
