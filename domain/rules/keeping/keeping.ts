/** When what goes by the clock goes, and what has to be told before (PRODUCT.md#what-goes-by-the-clock). */
const DAY_MS = 24 * 60 * 60 * 1000;
/** So much longer a thing is kept, once, when a letter that tells of its end could not be sent. */
export const UNDELIVERED_MS = 30 * DAY_MS;
/** A letter takes its time to leave; only what left later than this was told later. */
export const LATE_LETTER_MS = DAY_MS;

/** A notice that was given: so many days before the end, and when. */
export type Notice = {
  readonly daysBefore: number;
  /** When it was written, or sent if that was much later. Milliseconds since 1970, UTC, as every moment here. */
  readonly toldAt: number;
  /** True when a letter about it could not be sent. */
  readonly isUndelivered: boolean;
  /** True when a letter about it is still to be sent. */
  readonly isWaiting: boolean;
};

export type Keeping = {
  /** When it would end if everything was told in time. */
  readonly endsAt: number;
  /** Days before the end on which a notice is due, the earliest first. */
  readonly noticeDays: readonly number[];
  /** Notices given, in any order. */
  readonly notices: readonly Notice[];
};

/** The action due at a moment: give notice of `endsAt`, end it, or wait. */
export type DueAction =
  | { readonly kind: 'tell'; readonly daysBefore: number; readonly endsAt: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'wait' };

/** A notice about an end that has moved since, by a visit or a longer setting, does not count for this one. */
export function isOfThisEnd({ daysBefore, toldAt }: Notice, endsAt: number): boolean {
  return toldAt + daysBefore * DAY_MS >= endsAt;
}

function courseOf({ endsAt, noticeDays, notices }: Keeping, now: number) {
  const given = notices.filter((it) => isOfThisEnd(it, endsAt));
  const told = (notice: Notice) => notice.toldAt + notice.daysBefore * DAY_MS;
  const undelivered = given.filter(({ isUndelivered }) => isUndelivered).map(told);
  // Once: what is told later tells of the end with these days in it.
  const longer = undelivered.length > 0 ? [Math.min(...undelivered) + UNDELIVERED_MS] : [];
  const end = Math.max(endsAt, ...given.map(told), ...longer);
  const next = noticeDays.find((days) => !given.some(({ daysBefore }) => daysBefore === days));
  return { given, next, end: next === undefined ? end : Math.max(end, now + next * DAY_MS) };
}

/**
 * When it ends, as far as is known at a moment: never before it was told of as early as it has to be. A notice that comes
 * late moves the end, and the later notices with it.
 */
export function endOfKeeping(keeping: Keeping, now: number): number {
  return courseOf(keeping, now).end;
}

/** Returns the action due now, one at a time. */
export function dueActionOf(keeping: Keeping, now: number): DueAction {
  const { given, next, end } = courseOf(keeping, now);
  if (next !== undefined) {
    const isTime = end - next * DAY_MS <= now;
    return isTime ? { kind: 'tell', daysBefore: next, endsAt: end } : { kind: 'wait' };
  }
  if (given.some(({ isWaiting }) => isWaiting)) return { kind: 'wait' };
  return end <= now ? { kind: 'end' } : { kind: 'wait' };
}
