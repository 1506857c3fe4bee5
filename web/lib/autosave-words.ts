import type { Sending } from './sending.ts';

/**
 * 'device': all of it is safe on this device, and the server does not have it yet. 'failed': the last try did not
 * arrive. 'held': something typed cannot be stored until it is mended.
 */
export type SaveState = 'saved' | 'saving' | 'device' | 'failed' | 'held';

/** Sends changed fields; `isLeaving` when the page may be gone before the response. A promise alone is the server's. */
export type Save<T> = (changes: Partial<T>, isLeaving: boolean) => Sending<unknown> | Promise<unknown>;

/**
 * Writes down on the device what is typed, before it returns: the changes that are neither there nor on the server, and
 * the fields whose text cannot be stored as it stands.
 */
export type Keep<T> = (changes: Partial<T>, held: (keyof T)[]) => void;

/** A save until the server has answered for it. */
export type Pending<T> = {
  /** The changes to send again after a failure. */
  changes: Partial<T>;
  readonly sending: Sending<unknown>;
  /** The number of times that typed words were written down before the sending. */
  readonly keeps: number;
  isKept: boolean;
  isSettled: boolean;
  /** Ends with the server's response; rejects as `flush`. */
  over: Promise<void>;
};
