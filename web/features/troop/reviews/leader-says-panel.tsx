import { useState } from 'react';
import type { Review, Reviews } from '#domain/contract/troop/reviews.ts';
import { NUDGE_EVERY_MS } from '#domain/limits.ts';
import type { ReviewAnswer } from '#domain/rules/troop/review-answers.ts';
import { nudgeWords } from '#domain/rules/troop/reviews.ts';
import { isNetworkError } from '#web/lib/call.ts';
import { rightNow, showLongDate } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as words from '#words/troop/leader-says.ts';
import { reviewed } from '#words/troop/reviews.ts';
import { ReviewCard } from './review-card.tsx';
import { useAnswering, useOwnReviews } from './said.queries.ts';

/** More would push the projects off the screen. */
const SHOWN = 2;
const HEADING = 'leader-says';

const isRecent = (at: string | null) => at !== null && rightNow().getTime() - Date.parse(at) < NUDGE_EVERY_MS;

/** True when the child should act on it, or it is of this week; the rest is folded. */
function isNews({ verdict, writtenAt, takenBackAt, fixedAt, reportedAt, checkedAt }: Review): boolean {
  const isOpen = takenBackAt === null && fixedAt === null;
  if (isOpen && (verdict === 'please-fix' || isRecent(writtenAt))) return true;
  return [takenBackAt, reportedAt, checkedAt].some(isRecent);
}

/** PRODUCT.md#reviews: what leaders said, with the two answers that a child has; nothing where nobody said anything. */
export function LeaderSaysPanel() {
  const { data, error, refetch } = useOwnReviews();
  // Without a line nobody can know, and the bar says that.
  if (error && !data && !isNetworkError(error))
    return (
      <div className="mb-6">
        <LoadError title={words.notLoaded} error={error} onRetry={refetch} />
      </div>
    );
  return data ? <Shown said={data} /> : null;
}

function Shown({ said }: { said: Reviews }) {
  // An answered review keeps its place while the page is open.
  const [met, setMet] = useState<readonly string[]>([]);
  const nudge = freshNudge(said);
  if (said.reviews.length === 0 && nudge === null) return null;
  const news = said.reviews.filter((it) => met.includes(it.id) || isNews(it)).slice(0, SHOWN);
  if (news.some(({ id }) => !met.includes(id))) setMet(news.map(({ id }) => id));
  const earlier = said.reviews.filter((it) => !news.includes(it));
  return (
    <Card as="section" aria-labelledby={HEADING} className="mb-6 grid gap-4">
      <h2 id={HEADING} className="text-xl">
        {words.title}
      </h2>
      {nudge && (
        <p>
          {reviewed(nudgeWords(nudge.by))}{' '}
          <span className="text-ink-soft text-sm">{showLongDate(nudge.at)}</span>
        </p>
      )}
      <Said reviews={news} />
      {earlier.length > 0 && (
        <Collapsible headingLevel={3} title={words.earlier(earlier.length)}>
          <Said reviews={earlier} />
        </Collapsible>
      )}
      <p className="text-ink-soft text-sm">{words.whoReads}</p>
    </Card>
  );
}

function freshNudge({ nudge }: Reviews): Reviews['nudge'] {
  return nudge && isRecent(nudge.at) ? nudge : null;
}

function Said({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4">
      {reviews.map((review) => (
        <OneSaid key={review.id} review={review} />
      ))}
    </div>
  );
}

function newsOf({ note, fixedAt, reportedAt, takenBackAt }: Review): string[] {
  const isWaiting = note === null && takenBackAt === null;
  return [
    ...(fixedAt === null ? [] : [words.youFixed]),
    ...(reportedAt === null ? [] : [words.youReported]),
    ...(isWaiting ? [words.isHidden] : []),
  ];
}

function OneSaid({ review }: { review: Review }) {
  const [isAsking, setIsAsking] = useState(false);
  const answering = useAnswering(review);
  const { verdict, takenBackAt, fixedAt, reportedAt } = review;
  const answer = (reviewAnswer: ReviewAnswer) =>
    answering.mutate(reviewAnswer, { onError: sayFailed(words.notSent, words.tryLater) });
  const isToFix = takenBackAt === null && verdict === 'please-fix' && fixedAt === null;
  return (
    <ReviewCard review={review} news={newsOf(review)}>
      {(isToFix || reportedAt === null) && (
        <div className="flex flex-wrap gap-3">
          {isToFix && <Button onClick={() => answer('fixed')}>{words.fixed}</Button>}
          {/* A review taken back can still be read, struck through, and so be reported. */}
          {reportedAt === null && (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {words.report}
            </Button>
          )}
        </div>
      )}
      <PressRefusal error={answering.error}>{words.tryLater}</PressRefusal>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.reporting.title}
        body={words.reporting.body}
        confirmLabel={words.report}
        cancelLabel={words.goBack}
        onConfirm={() => {
          setIsAsking(false);
          answer('reported');
        }}
      />
    </ReviewCard>
  );
}
