import type { Reviews } from '#domain/contract/troop/reviews.ts';
import { nudgeWords } from '#domain/rules/troop/reviews.ts';
import { showLongDate } from '#web/lib/dates.ts';
import * as words from '#words/troop/reviews.ts';
import { newsFor, ReviewCard } from './review-card.tsx';

/** For a parent: every word of leaders to the child, and the child's answers. */
export function ChildReviewsPanel({
  reviews: { reviews, nudge },
  childName,
}: {
  reviews: Reviews;
  childName: string;
}) {
  if (reviews.length === 0 && nudge === null)
    return <p className="text-ink-soft">{words.nothingSaid(childName)}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.childReadsTheSame(childName)}</p>
      {nudge && <p>{words.reminded(showLongDate(nudge.at), words.reviewed(nudgeWords(nudge.by)))}</p>}
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} news={newsFor(review)} />
      ))}
    </div>
  );
}
