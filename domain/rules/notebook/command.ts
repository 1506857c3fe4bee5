import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import type { Given, Refused } from '#domain/rules/platform/refused.ts';
import type { Stored } from '#domain/rules/platform/revisions.ts';
import type { Notebook } from './notebook.ts';

/** A call of a student. */
export type Command = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body?: object | null;
  /** For an upload, the photo as it will be. */
  readonly photo?: Photo | undefined;
  /** The id of what the call is about, and when it was written. */
  readonly given: Given;
};

/**
 * The notebook after a command, and the refusal if there was one; a refused completion keeps the fields sent
 * (PRODUCT.md#saving-a-step).
 */
export type Applied = { readonly notebook: Notebook; readonly refused: Refused | null };

/** Gives a rule the device's knowledge of a thing, which lacks the revisions of single fields. */
export function stored<T>(value: T): Stored<T> {
  return { ...value, fieldRevisions: {} };
}

/** Returns a rule's result in the shape that pages show. */
export function shown<T extends { readonly revision: number }>(stored: Stored<T>, there: T | undefined): T {
  const { fieldRevisions: _, ...rest } = stored;
  return { ...(rest as unknown as T), revision: there?.revision ?? stored.revision };
}

/** A command that was done. */
export function done(notebook: Notebook): Applied {
  return { notebook, refused: null };
}
