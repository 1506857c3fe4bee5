import { useEffect, useRef, useState } from 'react';
import type { ScoutReviews } from '#domain/contract/troop/reviewing.ts';
import type { Review } from '#domain/contract/troop/reviews.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import { REVIEW_PROBLEMS } from '#domain/rules/troop/reviews.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { said } from '#words/sentences.ts';
import * as words from '#words/troop/reviewing.ts';
import { newsFor, ReviewCard } from './review-card.tsx';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import { useSaying, useScoutReviews } from './reviewing.queries.ts';

export type ScoutReviewsPanelProps = ReviewFormProps;

/** PRODUCT.md#reviews: what a leader can say to a scout in the open, and what was said. */
export function ScoutReviewsPanel(props: ScoutReviewsPanelProps) {
  const { data, error, refetch } = useScoutReviews(props.scoutId);
  if (!data && error) return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  if (data && hasNothingToShow(data)) return null;
  return (
    <section aria-labelledby="reviews" className="grid gap-5">
      <h2 id="reviews" className="text-2xl">
        {words.title}
      </h2>
      {data ? (
        <Shown {...props} data={data} />
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-48 w-full rounded-lg" />
        </SkeletonGroup>
      )}
    </section>
  );
}

const SAID_BY_THE_PAGE: readonly (string | undefined)[] = [
  REVIEW_PROBLEMS['own-child'].code,
  REVIEW_PROBLEMS['progress-only'].code,
];

/** The page has said why nothing can be said here, and nothing was. */
function hasNothingToShow({ reviews, isToSay, ...rest }: ScoutReviews): boolean {
  const { reviewProblem, reviewProblemCode, nudgeProblem } = rest;
  const isSaid = reviewProblem !== null && SAID_BY_THE_PAGE.includes(reviewProblemCode);
  return isSaid && nudgeProblem === reviewProblem && reviews.length === 0 && !isToSay;
}

function Shown({ data, ...props }: ScoutReviewsPanelProps & { data: ScoutReviews }) {
  const { reviews, reviewProblem, reviewProblemCode: code, isToSay } = data;
  const { scoutId, scoutName, projects } = props;
  const [sent, setSent] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const { asked } = props;
  useEffect(() => {
    if (!asked) return;
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.focus({ preventScroll: true });
  }, [asked]);
  if (isToSay) return <KinCard scoutId={scoutId} scoutName={scoutName} />;
  return (
    <>
      {reviewProblem !== null
        ? !SAID_BY_THE_PAGE.includes(code) && (
            <Alert tone="info">{said(answered({ message: reviewProblem, code }))}</Alert>
          )
        : projects.length > 0 && (
            <Card ref={form} tabIndex={-1} className="outline-none">
              <ReviewForm
                key={sent}
                {...props}
                onSent={() => {
                  setSent(sent + 1);
                  props.onSent();
                  form.current?.focus();
                }}
              />
            </Card>
          )}
      {reviews.length > 0 && (
        <div className="grid gap-4">
          <h3 className="text-xl">{words.saidSoFar}</h3>
          {reviews.map((review) => (
            <OneReview key={review.id} scoutId={scoutId} review={review} />
          ))}
        </div>
      )}
      <NudgeCard {...props} data={data} />
    </>
  );
}

/** Asked once, where a leader and a scout have one last name. */
function KinCard({ scoutId, scoutName }: Pick<ScoutReviewsPanelProps, 'scoutId' | 'scoutName'>) {
  const { sayKin } = useSaying(scoutId);
  const say = (isParent: boolean) =>
    sayKin.mutate(isParent, { onError: sayFailed(words.notSaved, words.tryLater) });
  return (
    <Card className="grid gap-4">
      <p className="font-semibold">{words.areYouParent(scoutName)}</p>
      <p className="text-ink-soft">{words.sameName}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={sayKin.isPending} onClick={() => say(true)}>
          {words.yesIAm}
        </Button>
        <Button variant="secondary" pending={sayKin.isPending} onClick={() => say(false)}>
          {words.no}
        </Button>
      </div>
      <PressRefusal error={sayKin.error}>{words.tryLater}</PressRefusal>
    </Card>
  );
}

function OneReview({ scoutId, review }: { scoutId: string; review: Review }) {
  const [isAsking, setIsAsking] = useState(false);
  const { takeBack } = useSaying(scoutId);
  return (
    <ReviewCard review={review} news={newsFor(review)}>
      {review.takenBackAt === null && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {words.takeBack}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.takeThisBack.title}
        body={words.takeThisBack.body}
        confirmLabel={words.takeBack}
        pending={takeBack.isPending}
        pendingText={words.takingBack}
        failure={failureSentence(takeBack.error, words.tryLater)}
        onConfirm={() =>
          takeBack.mutate(review.id, {
            onSuccess: () => setIsAsking(false),
            onError: sayFailed(words.notTakenBack, words.tryLater),
          })
        }
      />
    </ReviewCard>
  );
}

function NudgeCard({ scoutId, scoutName, data }: ScoutReviewsPanelProps & { data: ScoutReviews }) {
  const { nudge: sending } = useSaying(scoutId);
  const { nudge, nudgeProblem, nextNudgeAt } = data;
  // It is said above.
  if (nudgeProblem !== null && nudgeProblem === data.reviewProblem) return null;
  return (
    <Card className="grid gap-3">
      <h3 className="text-xl">{words.remindParents}</h3>
      <p>{words.theyGetMail(scoutName)}</p>
      {nudge && (
        <p className="text-ink-soft text-sm">{words.lastReminder(nudge.by, showLongDate(nudge.at))}</p>
      )}
      {nudgeProblem !== null && (
        <Alert>{said(answered({ message: nudgeProblem, code: data.nudgeProblemCode }))}</Alert>
      )}
      {nudgeProblem === null && nextNudgeAt !== null && (
        <p className="font-semibold">{words.nextReminder(showLongDate(nextNudgeAt))}</p>
      )}
      {nudgeProblem === null && nextNudgeAt === null && (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={sending.isPending}
          pendingText={words.sending}
          onClick={() =>
            sending.mutate(undefined, {
              onSuccess: () => toast({ title: words.sent, description: words.parentsGetMail }),
              onError: sayFailed(words.notSent, words.reminderNotSent),
            })
          }
        >
          {words.sendReminder}
        </Button>
      )}
      <PressRefusal error={sending.error}>{words.reminderNotSent}</PressRefusal>
    </Card>
  );
}
