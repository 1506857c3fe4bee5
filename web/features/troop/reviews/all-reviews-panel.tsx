import type { ReviewAbout } from '#domain/contract/troop/reviewing.ts';
import { isToCheck } from '#domain/rules/troop/reviews.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { troopName } from '#words/office/troops.ts';
import * as words from '#words/troop/all-reviews.ts';
import { notLoaded, notSaved, tryLater } from '#words/troop/reviewing.ts';
import { newsFor, ReviewCard } from './review-card.tsx';
import { useAllReviews, useChecking } from './reviewing.queries.ts';

/** For administrators: reported notes, which wait for a look, and all that leaders said of late. */
export function AllReviewsPanel() {
  const { data, error, refetch } = useAllReviews();
  if (error && !data)
    return (
      <div className="mb-8">
        <LoadError title={notLoaded} error={error} onRetry={refetch} />
      </div>
    );
  if (!data || data.length === 0) return null;
  const waiting = data.filter(isToCheck);
  const others = data.filter((it) => !isToCheck(it));
  return (
    <section aria-labelledby="reviews" className="mb-8 grid gap-4">
      <h2 id="reviews" className="text-2xl">
        {words.title}
      </h2>
      {waiting.length > 0 && (
        <Alert tone="warning" title={words.reported.title}>
          {words.reported.text}
        </Alert>
      )}
      {waiting.map((review) => (
        <ReviewCard key={review.id} review={review} about={aboutOf(review)} news={newsFor(review)}>
          <CheckButtons review={review} />
        </ReviewCard>
      ))}
      {others.length > 0 && (
        <Collapsible headingLevel={3} title={words.allOfLate(others.length)}>
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

const aboutOf = ({ scout, troop }: ReviewAbout) => words.about(scout, troopName({ number: troop }));

function CheckButtons({ review: { id, takenBackAt } }: { review: ReviewAbout }) {
  const checking = useChecking();
  const check = (outcome: 'fine' | 'take-back') =>
    checking.mutate({ id, outcome }, { onError: sayFailed(notSaved, tryLater) });
  return (
    <>
      {/* A review taken back by its writer is only for the administrator's information. */}
      {takenBackAt !== null ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={checking.isPending}
          onClick={() => check('take-back')}
        >
          {words.keepHidden}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" pending={checking.isPending} onClick={() => check('fine')}>
            {words.mayRead}
          </Button>
          <Button variant="danger" pending={checking.isPending} onClick={() => check('take-back')}>
            {words.strikeThrough}
          </Button>
        </div>
      )}
      <PressRefusal error={checking.error}>{tryLater}</PressRefusal>
    </>
  );
}
