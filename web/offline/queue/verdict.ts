import { CallError, isUnauthorized } from '#web/lib/call.ts';

/** What is wrong with the way to the server: nothing answers, the server is not well, or it has no room left. */
export type Fault = 'away' | 'trouble' | 'full';

/** What a failed sending means for its job. */
export type Verdict =
  /** No answer, or one that may be another next time. */
  | { readonly kind: 'later'; readonly fault: Fault; readonly retryAfterMs: number | null }
  /** Nobody is signed in, or somebody else. */
  | { readonly kind: 'login' }
  /** The server has decided; sending it again changes nothing. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** What a refusal of ours could mean too, and does not. */
const PASSING = [408, 429];
const TOO_LARGE = 'This is too large for the server.';

/**
 * Judges the fault of a sending. Only a refusal is a decision: a fault of the server's, however often it comes, says
 * nothing about what was sent, and an answer in other words than ours comes from something on the way.
 */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof CallError)) return { kind: 'later', fault: 'away', retryAfterMs: null };
  const { status, refusal } = error;
  if (isUnauthorized(error)) return { kind: 'login' };
  if (status === 413) return { kind: 'refused', sentence: refusal?.message ?? TOO_LARGE };
  if (status < 500 && refusal !== null && !PASSING.includes(status)) {
    return { kind: 'refused', sentence: refusal.message };
  }
  const seconds = error.retryAfterSeconds;
  const retryAfterMs = seconds !== null && seconds >= 0 ? seconds * 1000 : null;
  return { kind: 'later', fault: faultOf(status), retryAfterMs };
}

function faultOf(status: number): Fault {
  if (status === 507) return 'full';
  return status >= 500 || status === 429 ? 'trouble' : 'away';
}
