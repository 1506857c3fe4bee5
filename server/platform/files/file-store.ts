import type { Readable } from 'node:stream';

/** Bytes of an object, both ends included. `last` may lie behind the end, which then is the last. */
export type ByteRange = { first: number; last: number };

/** An object as it is read: `stream` must be consumed or destroyed, or its file stays open. */
export type StoredFile = {
  stream: Readable;
  /** Bytes of the whole object, whatever part of it is read. */
  size: number;
  /** Milliseconds since 1970, UTC, by the clock of the storage. */
  modifiedAt: number;
};

/**
 * Where pictures and other files lie: one flat space of names, on disk or in a bucket. It knows nothing of rows;
 * what keeps row and file together is with its callers. Every driver passes the suite in `file-store.suite.ts`.
 *
 * A name is what `isFileName` takes; every method throws a `RangeError` on any other. Storage that is reached over a
 * network throws `StorageUnavailable` when it is not.
 */
export type FileStore = {
  /** Stores `bytes`, in place of what was there. Once it resolves a power cut does not lose it, and at no moment is half of it there. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * The object as it is now, even if it is replaced or deleted while being read; null when there is none. Of a `range`
   * only those bytes are streamed, which are none when it begins behind the end.
   */
  read(name: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removes the object for good. That there is none is no error. */
  delete(name: string): Promise<void>;
  /** The names of all objects, in no order. */
  list(): AsyncIterable<string>;
  /** Throws when nothing could be stored now: the readiness check asks it. */
  checkWritable(): Promise<void>;
};

/** The storage is away, or takes nothing for a reason that only the operator can mend; another try may find it well. */
export class StorageUnavailable extends Error {}

// Starts without a dot, so that no name climbs out of the folder or meets a driver's own temporary files, and is
// short enough for every file system with such a file's suffix.
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** True for an object's name: at most 200 letters, digits, `_`, `-` and `.`, not starting with a dot. */
export function isFileName(text: string): boolean {
  return FILE_NAME.test(text);
}

/** Gives back `name`, or throws a `RangeError`. Drivers call it before a name becomes part of a path or an address. */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new RangeError(`Not a file name: ${JSON.stringify(name)}`);
  return name;
}
