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
  /** Of an upload: the photo as it will be. */
  readonly photo?: Photo | undefined;
  /** The id of what the call is about, and when it was written. */
  readonly given: Given;
};

/**
 * What there is then, and why the command was not done; a completion that is refused keeps what was sent
 * (PRODUCT.md#saving-a-step).
 */
export type Applied = { readonly notebook: Notebook; readonly refused: Refused | null };

/** What a device knows of a thing, for a rule: not at which revision each field was changed. */
export function stored<T>(it: T): Stored<T> {
  return { ...it, fieldRevisions: {} };
}

/** What a rule has made of a thing, as it is shown. */
export function shown<T extends { readonly revision: number }>(it: Stored<T>, there: T | undefined): T {
  const { fieldRevisions: _, ...rest } = it;
  return { ...(rest as unknown as T), revision: there?.revision ?? it.revision };
}

/** A command that was done. */
export function done(notebook: Notebook): Applied {
  return { notebook, refused: null };
}
