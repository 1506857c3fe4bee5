import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { CallError, isForbidden, isUnauthorized } from '#web/lib/call.ts';
import { StrangersAnswer } from '#web/lib/strangers-answer.ts';

/** The trouble on the way: no answer, a server that is unwell, or one without room. */
export type Trouble = 'away' | 'trouble' | 'full';

/** The state of the way to the server: open, in trouble, or without a login. */
export type ConnectionState = 'open' | Trouble | 'login';

/** True when writes stay on the device until something other than a login changes. */
export function isDown(line: ConnectionState): line is Trouble {
  return line !== 'open' && line !== 'login';
}

/** The meaning of a failed sending for its job. */
export type Verdict =
  /** No answer, or one that may be another next time. */
  | { readonly kind: 'later'; readonly error: Trouble; readonly retryAfterMs: number | null }
  /**
   * Nobody is signed in, or somebody else, or writing is not allowed now (PRODUCT.md#consent): nothing is said of the
   * sent thing.
   */
  | { readonly kind: 'login' }
  /** The server has decided; sending it again changes nothing. */
  | { readonly kind: 'refused'; readonly message: Sentence };

/** Statuses that could also be our refusals, and are not. */
const PASSING = [408, 429];

/**
 * Judges the error of a sending. Only a refusal is a decision: an error of the server's, however often it comes, says
 * nothing about what was sent, and a stranger's answer is none (PRODUCT.md#a-strangers-response).
 */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof CallError)) {
    const isTrouble = error instanceof StrangersAnswer && error.isOfGateway;
    return { kind: 'later', error: isTrouble ? 'trouble' : 'away', retryAfterMs: null };
  }
  const { status, told } = error;
  if (isUnauthorized(error) || isForbidden(error)) return { kind: 'login' };
  if (status < 500 && told !== null && !PASSING.includes(status)) {
    return { kind: 'refused', message: told };
  }
  const seconds = error.retryAfterSeconds;
  const retryAfterMs = seconds !== null && seconds >= 0 ? seconds * 1000 : null;
  return { kind: 'later', error: errorOf(status), retryAfterMs };
}

function errorOf(status: number): Trouble {
  if (status === 507) return 'full';
  return status >= 500 || status === 429 ? 'trouble' : 'away';
}
