/**
 * A child's answers to a leader (PRODUCT.md#reviews), kept apart from the words, since every page of a child loads
 * them.
 */

export type ReviewAnswer = 'fixed' | 'reported';

type Answered = {
  readonly fixedAt: string | null;
  readonly reportedAt: string | null;
  readonly note: string | null;
};

/**
 * Applies the child's answer to a review; the first one counts. A reported note is hidden from the child until an
 * administrator has looked. @param now ISO 8601, UTC.
 */
export function withAnswer<R extends Answered>(review: R, answer: ReviewAnswer, now: string): R {
  if (answer === 'fixed') return review.fixedAt === null ? { ...review, fixedAt: now } : review;
  return review.reportedAt === null ? { ...review, reportedAt: now, note: null } : review;
}
