/**
 * What a child answers to what a leader said (PRODUCT.md#reviews): apart from the words, since every page of a child
 * lays it over reads.
 */

export type ReviewAnswer = 'fixed' | 'reported';

type Answered = {
  readonly fixedAt: string | null;
  readonly reportedAt: string | null;
  readonly note: string | null;
};

/**
 * What an answer of the child makes of what was said: the first one counts. A note that is reported is hidden from her until
 * an administrator has looked.
 * @param now ISO 8601, UTC.
 */
export function withAnswer<R extends Answered>(review: R, answer: ReviewAnswer, now: string): R {
  if (answer === 'fixed') return review.fixedAt === null ? { ...review, fixedAt: now } : review;
  return review.reportedAt === null ? { ...review, reportedAt: now, note: null } : review;
}
