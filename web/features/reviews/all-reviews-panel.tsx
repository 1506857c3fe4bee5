import type { ReviewAbout } from '#domain/contract/reviewing.ts';
import { isToCheck } from '#domain/rules/reviews.ts';
import { troopName } from '#domain/rules/troops.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { newsFor, ReviewCard } from './review-card.tsx';
import { useAllReviews, useChecking } from './reviewing.queries.ts';

/** For administrators: reported notes, which wait for a look, and all that leaders said of late. */
export function AllReviewsPanel() {
  const { data = [] } = useAllReviews();
  if (data.length === 0) return null;
  const waiting = data.filter(isToCheck);
  const others = data.filter((it) => !isToCheck(it));
  return (
    <section aria-labelledby="reviews" className="mb-8 grid gap-4">
      <h2 id="reviews" className="text-2xl">
        What leaders wrote
      </h2>
      {waiting.length > 0 && (
        <Alert tone="warning" title="Reported by a scout">
          The note is hidden from the scout until you decide. Talk with the family first.
        </Alert>
      )}
      {waiting.map((review) => (
        <ReviewCard key={review.id} review={review} about={aboutOf(review)} news={newsFor(review)}>
          <CheckButtons review={review} />
        </ReviewCard>
      ))}
      {others.length > 0 && (
        <Collapsible headingLevel={3} title={`All of late (${others.length})`}>
          <div className="grid gap-4">
            {others.map((review) => (
              <ReviewCard key={review.id} review={review} about={aboutOf(review)} news={newsFor(review)} />
            ))}
          </div>
        </Collapsible>
      )}
    </section>
  );
}

const aboutOf = ({ scout, troop }: ReviewAbout) => `to ${scout}, ${troopName({ number: troop })}`;

function CheckButtons({ review: { id, takenBackAt } }: { review: ReviewAbout }) {
  const checking = useChecking();
  const check = (outcome: 'fine' | 'take-back') =>
    checking.mutate({ id, outcome }, { onError: sayFailed('Not Saved', 'Please try again in a moment.') });
  // Who wrote it took it back: what is left to an administrator is to know of it.
  if (takenBackAt !== null)
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={checking.isPending}
        onClick={() => check('take-back')}
      >
        I have looked, keep it hidden
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" pending={checking.isPending} onClick={() => check('fine')}>
        The scout may read it
      </Button>
      <Button variant="danger" pending={checking.isPending} onClick={() => check('take-back')}>
        Strike it through
      </Button>
    </div>
  );
}
