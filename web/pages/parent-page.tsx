import { Archive } from 'lucide-react';
import { useState } from 'react';
import type { Child } from '#domain/contract/parent.ts';
import { AskedCard } from '#web/features/parent/asked-card.tsx';
import { useChildConsent } from '#web/features/parent/child-consent.queries.ts';
import { ChildProjectCard } from '#web/features/parent/child-project-card.tsx';
import { useChildReviews } from '#web/features/parent/child-reviews.queries.ts';
import { ConsentPartsPanel } from '#web/features/parent/consent-parts-panel.tsx';
import { CorrectForm } from '#web/features/parent/correct-form.tsx';
import { EntryForm } from '#web/features/parent/entry-form.tsx';
import { LatestWorkCard } from '#web/features/parent/latest-work-card.tsx';
import { LooksList } from '#web/features/parent/looks-list.tsx';
import { NoPageCard } from '#web/features/parent/no-page-card.tsx';
import { OpenPageCard } from '#web/features/parent/open-page-card.tsx';
import { OtherParentsPanel } from '#web/features/parent/other-parents-panel.tsx';
import { OwnAddressForm } from '#web/features/parent/own-address-form.tsx';
import {
  ChildrenPanel,
  childHeadingId,
  PagePartPanel,
  PagePartsPanel,
} from '#web/features/parent/page-parts-panel.tsx';
import {
  childArchiveAddress,
  PageClosed,
  useChild,
  useChildren,
  useClosePage,
  useLanguageKept,
} from '#web/features/parent/parent.queries.ts';
import { hasReminders, ReminderPartPanel } from '#web/features/parent/reminder-part-panel.tsx';
import { useReminderWish } from '#web/features/parent/reminders.queries.ts';
import { StopPanel } from '#web/features/parent/stop-panel.tsx';
import { StopSummary } from '#web/features/parent/stop-summary.tsx';
import { UnsettledSummary } from '#web/features/parent/unsettled-summary.tsx';
import { useAway } from '#web/features/parent/use-away.ts';
import { useLeadBack } from '#web/features/parent/use-lead-back.ts';
import { ChildReviewsPanel } from '#web/features/reviews/child-reviews-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { hasParentsPage, siteName, supportEmail } from '#web/lib/site.ts';
import { forgetLinkToken, useLinkToken } from '#web/lib/use-link-token.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as byLink from '#words/by-link.tsx';
import * as fields from '#words/fields.ts';
import * as words from '#words/parent-page.tsx';

/** §20: the page of a parent, who has no account: the way in, and what her children do. Nothing of it is kept on the device. */
export default function ParentPage() {
  useDocumentTitle(words.forParents);
  return useAway() ? <Loading /> : <Shown />;
}

function Shown() {
  const token = useLinkToken();
  const [spent, setSpent] = useState('');
  const children = useChildren();
  if (token !== '' && token !== spent)
    return (
      <OpenPageCard
        key={token}
        token={token}
        onOpened={() => {
          // Back leads to the page that is open, and not to a link that was used.
          forgetLinkToken();
          setSpent(token);
        }}
      />
    );
  if (!hasParentsPage) return <NoPageCard />;
  if (children.isPending) return <Loading />;
  if (children.error instanceof PageClosed) return <Entry wasOpen={children.data !== undefined} />;
  if (children.data === undefined) {
    return (
      <>
        <PageHeader title={words.forParents} />
        <LoadError title={words.notLoaded} error={children.error} onRetry={() => children.refetch()} />
      </>
    );
  }
  return <Open shown={children.data} />;
}

function Loading() {
  return (
    <SkeletonGroup label={fields.loading} className="grid gap-4">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="mt-4 h-72 w-full rounded-lg" />
    </SkeletonGroup>
  );
}

function Entry({ wasOpen }: { wasOpen: boolean }) {
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <PageHeader title={words.forParents} subtitle={words.seeWhat(siteName)} />
      {wasOpen && <Alert live>{words.closedByItself}</Alert>}
      <EntryForm />
      <p className="text-ink-soft text-sm">
        {byLink.questions(<span className="wrap-anywhere">{supportEmail}</span>)}
      </p>
    </div>
  );
}

function Open({ shown }: { shown: readonly Child[] }) {
  const close = useClosePage();
  useLanguageKept();
  const [only] = shown;
  const isOnly = shown.length === 1 && only !== undefined;
  return (
    <>
      <PageHeader
        title={isOnly ? words.notebookOf(only.firstName) : words.notebooks}
        actions={
          <Button
            variant="secondary"
            pending={close.isPending}
            pendingText={words.closing}
            onClick={() => close.mutate()}
          >
            {words.close}
          </Button>
        }
      />
      <UnsettledSummary />
      <div className="grid gap-14">
        {!isOnly && <ChildrenPanel shown={shown} />}
        {shown.map((child) => (
          <ChildSection key={child.id} child={child} isOnly={isOnly} />
        ))}
        <OwnAddressForm />
      </div>
    </>
  );
}

type ChildSectionProps = { child: Child; isOnly: boolean };

function ChildSection({ child, isOnly }: ChildSectionProps) {
  const title = isOnly ? words.latest : words.notebookOf(child.firstName);
  const details = useChild(child.id);
  const consent = useChildConsent(child.id);
  const wish = useReminderWish(child.id);
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-6">
      <h2 id={childHeadingId(child.id)} tabIndex={-1} className="scroll-mt-4">
        {title}
      </h2>
      <StopSummary child={child} />
      {child.card && <AskedCard child={child} card={child.card} />}
      <LatestWorkCard child={child} />
      {/* All at once, so that nothing moves under a finger. */}
      {details.isPending || consent.isPending || wish.isPending ? (
        <Loading />
      ) : (
        <Parts {...{ child, isOnly, details, consent, wish }} />
      )}
    </section>
  );
}

type PartsProps = ChildSectionProps & {
  details: ReturnType<typeof useChild>;
  consent: ReturnType<typeof useChildConsent>;
  wish: ReturnType<typeof useReminderWish>;
};

function Parts({ child, isOnly, details: { data, error, refetch }, consent, wish }: PartsProps) {
  const { id } = child;
  const reviews = useChildReviews(id);
  useLeadBack(id, data?.projects.length);
  return (
    <>
      <PagePartsPanel child={child} isOnly={isOnly} without={hasReminders(wish) ? [] : ['reminders']} />
      <div className="grid grid-cols-1 gap-10">
        <PagePartPanel child={child} part="work">
          {error && !(error instanceof PageClosed) && (
            <LoadError title={words.projectsNotLoaded} error={error} onRetry={refetch} />
          )}
          {data?.projects.map((work) => (
            <ChildProjectCard key={work.project.id} childId={id} work={work} />
          ))}
          <div className="grid justify-items-start gap-3">
            <a className={buttonClass()} href={childArchiveAddress(id)} download>
              <Archive aria-hidden="true" className="size-5" />
              {words.downloadAll}
            </a>
            <p className="text-ink-soft text-sm">{words.allThatIsKept(child.firstName)}</p>
          </div>
        </PagePartPanel>
        <PagePartPanel child={child} part="reviews">
          {reviews.data && <ChildReviewsPanel reviews={reviews.data} childName={child.firstName} />}
          {reviews.error && !(reviews.error instanceof PageClosed) && (
            <LoadError title={words.reviewsNotLoaded} error={reviews.error} onRetry={reviews.refetch} />
          )}
        </PagePartPanel>
        <ReminderPartPanel child={child} wish={wish} />
        <PagePartPanel child={child} part="correct">
          <CorrectForm child={child} />
        </PagePartPanel>
        <ConsentPartsPanel child={child} consent={consent} />
        <PagePartPanel child={child} part="parents">
          <OtherParentsPanel child={child} />
        </PagePartPanel>
        <PagePartPanel child={child} part="looks">
          {data && <LooksList looks={data.looks} />}
        </PagePartPanel>
        <PagePartPanel child={child} part="stop">
          <StopPanel child={child} />
        </PagePartPanel>
      </div>
    </>
  );
}
