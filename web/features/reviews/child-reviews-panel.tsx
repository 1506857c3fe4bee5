import type { Reviews } from '#domain/contract/reviews.ts';
import { nudgeWords } from '#domain/rules/reviews.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { newsFor, ReviewCard } from './review-card.tsx';

/** For a parent: every word that leaders said to the child, and what she answered. */
export function ChildReviewsPanel({
  said: { reviews, nudge },
  childName,
}: {
  said: Reviews;
  childName: string;
}) {
  if (reviews.length === 0 && nudge === null)
    return <p className="text-ink-soft">No leader has written anything to {childName}.</p>;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {childName} reads the same. Nobody can write to {childName} without you.
      </p>
      {nudge && (
        <p>
          Reminder of {showLongDate(nudge.at)}: {nudgeWords(nudge.by)}
        </p>
      )}
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} news={newsFor(review)} />
      ))}
    </div>
  );
}
