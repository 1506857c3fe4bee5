import { answerFixed, reportReview } from '#domain/contract/troop/review-answers.ts';
import type { Review, Reviews } from '#domain/contract/troop/reviews.ts';
import { withAnswer } from '#domain/rules/troop/review-answers.ts';
import { isCallOf } from '#web/offline/queue/job.ts';
import type { PendingMutation } from './pending-mutation.ts';

/** Lays the child's waiting answers over the reviews; an answer that the server has stands as it is there. */
export function layOverReviews(
  read: Reviews | undefined,
  pending: readonly PendingMutation[],
): Reviews | undefined {
  if (!read) return read;
  const reviews = pending.reduce((all, { job, response }) => {
    const answer = isCallOf(job, answerFixed) ? 'fixed' : isCallOf(job, reportReview) && 'reported';
    if (!answer) return all;
    const now = new Date(job.queuedAt).toISOString();
    return all.map((item) =>
      item.id === job.about ? ((response as Review) ?? withAnswer(item, answer, now)) : item,
    );
  }, read.reviews);
  return reviews.every((it, at) => it === read.reviews[at]) ? read : { ...read, reviews };
}
