import { CallError, isUnauthorized } from '#web/lib/call.ts';
import type { Job } from './job.ts';

/** What a failed sending means for its job. */
export type Verdict =
  /** No answer, or one that may be another next time. */
  | { readonly kind: 'later'; readonly retryAfterMs: number | null }
  /** Nobody is signed in, or somebody else. */
  | { readonly kind: 'login' }
  /** The server has decided; sending it again changes nothing. */
  | { readonly kind: 'refused'; readonly sentence: string };

const PASSING = [408, 429, 502, 503, 504, 507];
/** A fault of the server's own is tried this often: it must not hold up the rest for ever. */
const TRIES_AT_A_FAULT = 5;
const NOT_TAKEN = 'The server could not take this.';
const TOO_LARGE = 'This is too large for the server.';

/** Judges the fault of a sending. `job.tries` counts that sending too. */
export function verdictOn(error: unknown, job: Pick<Job, 'tries'>): Verdict {
  if (!(error instanceof CallError)) return { kind: 'later', retryAfterMs: null };
  const { status, refusal } = error;
  if (isUnauthorized(error)) return { kind: 'login' };
  if (status === 413) return { kind: 'refused', sentence: refusal?.message ?? TOO_LARGE };
  // A refusal in other words than ours comes from something between here and the server.
  const isForeign = status < 500 && refusal === null;
  const isFault = status >= 500 && !PASSING.includes(status);
  if (PASSING.includes(status) || isForeign || (isFault && job.tries < TRIES_AT_A_FAULT)) {
    const seconds = error.retryAfterSeconds;
    return { kind: 'later', retryAfterMs: seconds !== null && seconds >= 0 ? seconds * 1000 : null };
  }
  return { kind: 'refused', sentence: refusal?.message ?? NOT_TAKEN };
}
