import { useMutation } from '@tanstack/react-query';
import { answerFixed, reportReview } from '#domain/contract/troop/review-answers.ts';
import { listReviews, type Review } from '#domain/contract/troop/reviews.ts';
import type { ReviewAnswer } from '#domain/rules/troop/review-answers.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import * as words from '#words/notebook/pending.ts';

/** Loads the reviews of the signed-in child; a leader may have added one. */
export function useOwnReviews() {
  return useReading(listReviews, {}, { refetchOnMount: 'always' });
}

const ANSWERS = {
  fixed: { endpoint: answerFixed, label: words.reviewFixed },
  reported: { endpoint: reportReview, label: words.reviewReport },
} as const;

/** Answers a leader: it waits on the device where there is no line. */
export function useAnswering({ id, projectId }: Pick<Review, 'id' | 'projectId'>) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (answer: ReviewAnswer) =>
      outbox.send<Review>({
        ...ANSWERS[answer],
        params: { reviewId: id },
        does: 'changes',
        about: id,
        within: [projectId],
      }).settled,
  });
}
