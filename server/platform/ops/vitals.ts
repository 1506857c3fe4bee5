import { type ErrorKind, kindOfError } from '#server/platform/storage-errors.ts';

/** A request that has ended. */
export type Ended = {
  readonly method: string;
  /** The pattern of its address; null where nothing lies. */
  readonly route: string | null;
  /** Null when whoever asked was gone before the response. */
  readonly status: number | null;
  readonly ms: number;
  /** The error when the server is at fault, otherwise null. */
  readonly error: unknown;
};

/** The state of a process: its running work, and if it is about to end. */
export class Vitals {
  /** Set at the first sign of the end, so that whoever hands out requests sends no more. */
  isStopping = false;
  openRequests = 0;
  /** Those that are received or made into pictures, without those that wait for their share. */
  openUploads = 0;
  /** Requests sent away because there were too many. */
  refused = 0;
  /** Hears of each request that has ended, and what of ours failed in it if anything did. */
  onEnded: (ended: Ended, error: ErrorKind | null) => void = () => {};

  /** A request has come. Gives what is to be called when it has ended. */
  begin(): (ended: Ended) => void {
    this.openRequests += 1;
    return (ended) => {
      this.openRequests -= 1;
      this.onEnded(ended, ended.error === null ? null : kindOfError(ended.error));
    };
  }
}
