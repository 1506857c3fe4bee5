import { useSyncExternalStore } from 'react';
import type { SourceKind } from '#domain/contract/photos/photos.ts';
import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { isEndExpected } from '#web/lib/ended-session.ts';
import { onOtherPerson, otherPerson } from '#web/lib/page-user.ts';
import { announceUnsaved } from '#web/lib/unsaved.ts';

/*
 * Photos that were chosen since this page opened. They outlive the screen that they were chosen on, or the only file of one
 * that failed would be gone with it; and by them alone the indicator and the question on leaving go.
 */

/** The knowledge of a picture beyond its file. */
export type Taken = {
  /** Its subject on the source tree. */
  readonly kind?: SourceKind | undefined;
  /** When it was taken, where the file cannot tell. */
  readonly takenAt?: string;
};

/** A file on its way to the server. */
export type SendingPhoto = {
  /** The id of the future photo; trying again never makes two (PRODUCT.md#write-once). */
  readonly id: string;
  /** The id of the person who has chosen it. */
  readonly owner: string;
  /** The address that it goes to, and its kind there. */
  readonly place: string;
  /** The ids of the project and the entry that it goes to. */
  readonly within: readonly string[];
  readonly file: File;
  /** The file to upload when the device does not keep it. */
  readonly ready: File | null;
  /** Null until its bytes leave. */
  readonly percent: number | null;
  /** 'kept' once the device or the server has it. */
  readonly state: 'reading' | 'kept' | 'failed';
  readonly message?: Sentence | undefined;
  /** Advice, when the message has none. */
  readonly note?: string | undefined;
  /** True when the same file may succeed another time. */
  readonly mayRetry: boolean;
  readonly cancelling: AbortController;
  readonly taken: Taken;
  /** Its screen was left: once the device has it, a refusal stays with the waiting things. */
  readonly isLeft: boolean;
  readonly letGo?: (() => void) | undefined;
};

let sendings: readonly SendingPhoto[] = [];
const chosen = new Set<string>();
const listeners = new Set<() => void>();
let stopGuarding: (() => void) | null = null;

/** Adds photos that were just chosen for one place. Messages about the previous choice there are forgotten. */
export function addSendings(photos: readonly SendingPhoto[]): void {
  const [{ owner, place } = {}] = photos;
  const isOver = (one: SendingPhoto) => isAt(one, owner, place) && one.state === 'failed' && !one.mayRetry;
  for (const { id } of photos) chosen.add(id);
  set([...sendings.filter((one) => !isOver(one)), ...photos]);
}

/** Changes a photo; one that fails after its person has left is dropped. */
export function changeSending(id: string, change: Partial<SendingPhoto>): void {
  if (change.state === 'failed' && otherPerson() !== undefined) removeSending(id);
  else set(sendings.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

export function removeSending(id: string): void {
  set(sendings.filter((one) => one.id !== id));
}

/** The device has a photo: where its screen was left the outbox shows it. */
export function keepSending(id: string): void {
  if (isLeft(id)) removeSending(id);
  else changeSending(id, { state: 'kept' });
}

/** True for a photo whose screen is there no more. */
export function isLeft(id: string): boolean {
  return sendings.find((one) => one.id === id)?.isLeft ?? true;
}

/** The screen of a place goes: what the device has is shown by the outbox, and the rest waits for the next screen. */
export function leavePlace(owner: string, place: string): void {
  const left = sendings.filter((one) => isAt(one, owner, place));
  for (const { letGo } of left) letGo?.();
  set(
    sendings.flatMap((one) => {
      if (!left.includes(one)) return one;
      return one.state === 'kept' ? [] : { ...one, isLeft: true };
    }),
  );
}

/** A project or an entry is gone: nothing that failed to get there can be tried again. */
export function forgetFailedIn(id: string): void {
  set(sendings.filter(({ state, within }) => state !== 'failed' || !within.includes(id)));
}

/** True for a photo chosen since this page opened. */
export function wasChosenHere(id: string): boolean {
  return chosen.has(id);
}

/** Returns what a person has chosen for a place and is not there yet. */
export function useSendings(owner: string, place: string): readonly SendingPhoto[] {
  return useSyncExternalStore(subscribe, () => sendings).filter((one) => isAt(one, owner, place));
}

type Unkept = 'coming' | 'failed';

/** Returns how it stands with a person's chosen photos that are not safe yet; null when all are. */
export function unkeptPhotosOf(owner: string): Unkept | null {
  return worstOf(sendings.filter((one) => one.owner === owner));
}

/** The same, for a screen that shows it. */
export function useUnkeptPhotos(owner: string): Unkept | null {
  return useSyncExternalStore(subscribe, () => unkeptPhotosOf(owner));
}

function isAt(one: SendingPhoto, owner: string | undefined, place: string | undefined): boolean {
  return one.owner === owner && one.place === place;
}

function worstOf(all: readonly SendingPhoto[]): Unkept | null {
  if (all.some(({ state, mayRetry }) => state === 'failed' && mayRetry)) return 'failed';
  return all.some(({ state }) => state === 'reading') ? 'coming' : null;
}

function set(next: readonly SendingPhoto[]): void {
  sendings = next;
  if (worstOf(sendings)) stopGuarding ??= guard();
  else {
    stopGuarding?.();
    stopGuarding = null;
  }
  for (const listener of listeners) listener();
}

/** Leaving would lose a photo, so the browser asks first, and the session's end waits for those that are coming. */
function guard(): () => void {
  const ask = (event: Event) => isEndExpected() || event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const forget = announceUnsaved({ save: noneComes, isSafe: async () => !isOneComing() });
  return () => {
    window.removeEventListener('beforeunload', ask);
    forget();
  };
}

function isOneComing(): boolean {
  return sendings.some(({ state }) => state === 'reading');
}

async function noneComes(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => isOneComing() || resolve();
  const forget = subscribe(look);
  look();
  await promise.finally(forget);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onOtherPerson(() => {
  if (otherPerson() !== undefined) set(sendings.filter(({ state }) => state === 'reading'));
});
