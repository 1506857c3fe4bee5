import { HOLD_MAX_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { isCalendarDate } from '#domain/rules/platform/dates.ts';
import type { YesProblem } from './second-yes.ts';

/** Why administrators hold an account. */
export const HOLD_KINDS = ['legal', 'safety', 'dispute'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/**
 * The basis that a parent may know: a legal duty is named. A hold for safety may have a reason that the parent must
 * not learn, so it reads like one for a dispute.
 */
export type HoldBasis = 'legal' | 'other';

export function basisOf(kind: HoldKind): HoldBasis {
  return kind === 'legal' ? 'legal' : 'other';
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/** When a hold ends that was written as a day, which begins at midnight in UTC, or as an instant; null for anything else. */
export function holdEndOf(text: string): number | null {
  const day = isCalendarDate(text) ? text : INSTANT.exec(text)?.[1];
  if (day === undefined || !isCalendarDate(day)) return null;
  const end = Date.parse(text);
  return Number.isNaN(end) ? null : end;
}

/**
 * Returns the fault of a hold's new end, or null. A hold in force may only get longer, or its maker could end it
 * alone. Moments are milliseconds since 1970, UTC.
 */
export function holdEndError(endsAt: number, { now, inForce }: { now: number; inForce: number | null }) {
  if (endsAt <= now) return sentences.holdEndPast;
  if (endsAt > now + HOLD_MAX_MS) return sentences.holdEndFar;
  return inForce !== null && endsAt < inForce ? sentences.holdShorter : null;
}

/**
 * Returns the effect of an administrator's release: it ends the hold if that yes counts beside the holder's;
 * otherwise it asks for the end, once.
 */
export function releaseOf(problem: YesProblem | null, isAsked: boolean): 'ends' | 'asks' | 'waits' {
  if (problem === null) return 'ends';
  return isAsked ? 'waits' : 'asks';
}
