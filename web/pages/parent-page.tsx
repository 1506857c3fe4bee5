import { useState } from 'react';
import type { Child } from '#domain/contract/family/parent.ts';
import weeklyCare from '#pictures/pictures-weekly-care.svg?no-inline';
import { useChildConsent } from '#web/features/family/parent/child-consent.queries.ts';
import { ChildWorkPanel } from '#web/features/family/parent/child-work-panel.tsx';
import { ConsentPartsPanel } from '#web/features/family/parent/consent-parts-panel.tsx';
import { CorrectForm } from '#web/features/family/parent/correct-form.tsx';
import { EntryForm } from '#web/features/family/parent/entry-form.tsx';
import { useOwnAddress } from '#web/features/family/parent/guardians.queries.ts';
import { NeedsSummary } from '#web/features/family/parent/needs-summary.tsx';
import { NoPageCard } from '#web/features/family/parent/no-page-card.tsx';
import { OpenPageCard } from '#web/features/family/parent/open-page-card.tsx';
import { OtherParentsPanel } from '#web/features/family/parent/other-parents-panel.tsx';
import { OwnAddressForm } from '#web/features/family/parent/own-address-form.tsx';
import { PagePartPanel, PlacePanel, PlacesPanel } from '#web/features/family/parent/page-parts-panel.tsx';
import {
  childPhotoAddress,
  PageClosed,
  useChild,
  useChildren,
  useClosePage,
  useLanguageKept,
} from '#web/features/family/parent/parent.queries.ts';
import { useReminderWish } from '#web/features/family/parent/reminders.queries.ts';
import { StopPanel } from '#web/features/family/parent/stop-panel.tsx';
import { UnsettledSummary } from '#web/features/family/parent/unsettled-summary.tsx';
import { useAway } from '#web/features/family/parent/use-away.ts';
import { LeadingContext, useParentPlace } from '#web/features/family/parent/use-parent-place.ts';
import { WayInCard } from '#web/features/family/parent/way-in-card.tsx';
import { ChildReviewsPanel } from '#web/features/troop/reviews/child-reviews-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { hasParentsPage, siteName, supportEmail } from '#web/lib/site.ts';
import { forgetLinkToken, useLinkToken } from '#web/lib/use-link-token.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import * as words from '#words/family/parent-page.tsx';
import * as byLink from '#words/platform/by-link.tsx';
import * as fields from '#words/platform/fields.ts';

/**
 * PRODUCT.md#what-stands-on-the-page: a parent's page, without an account: the way in, and the children's work.
 * Nothing of it is kept on the device.
 */
export default function ParentPage() {
  useDocumentTitle(words.forParents);
  return useAway() ? <Loading /> : <Shown />;
}

function Shown() {
  const token = useLinkToken();
  const [spent, setSpent] = useState('');
  const children = useChildren();
  const address = useOwnAddress();
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
      >
        <WayInCard picture={<Picture from={weeklyCare} of="weekly-care" className="w-full" />} />
      </OpenPageCard>
    );
  if (!hasParentsPage) return <NoPageCard />;
  // The top comes with the page: later it would move things under a finger.
  if (children.isPending || address.isPending) return <Loading />;
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
      <WayInCard picture={<Picture from={weeklyCare} of="weekly-care" className="w-full" />} />
      <p className="text-ink-soft text-sm">
        {byLink.questions(<span className="wrap-anywhere">{supportEmail}</span>)}
      </p>
    </div>
  );
}

/** One child at a time, and one of the four places of its page. */
function Open({ shown }: { shown: readonly Child[] }) {
  useLanguageKept();
  const { childId, place, show, lead, arrive } = useParentPlace(shown);
  const child = shown.find(({ id }) => id === childId);
  const isOnly = shown.length === 1;
  if (!child) return <Header title={words.forParents} />;
  return (
    <LeadingContext value={{ place, lead, arrive }}>
      <Header title={words.notebookOf(child.firstName)} />
      <div className="grid grid-cols-1 gap-4">
        <UnsettledSummary />
        <NeedsSummary shown={shown} />
        {isOnly ? (
          <ChildPage child={child} />
        ) : (
          <Tabs
            label={words.notebooks}
            isOnPage
            keepsOpened
            value={childId}
            onValueChange={(to) => show({ childId: to, place })}
            items={shown.map((item) => ({
              value: item.id,
              label: item.firstName,
              icon: item.latest.photo && <TabPicture filename={item.latest.photo.filename} />,
              content: <ChildPage child={item} />,
            }))}
          />
        )}
        {/* The parent's own, whichever child is shown. */}
        <PlacePanel of="family">
          <OwnAddressForm />
        </PlacePanel>
      </div>
    </LeadingContext>
  );
}

/** The newest photo of a child, as small as a name. */
function TabPicture({ filename }: { filename: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <img
      src={childPhotoAddress(filename, 'thumb')}
      alt=""
      onError={() => setLost(true)}
      className="size-7 rounded-full object-cover"
    />
  );
}

function Header({ title }: { title: string }) {
  const close = useClosePage();
  return (
    <PageHeader
      title={title}
      actions={
        <Button
          variant="secondary"
          size="sm"
          pending={close.isPending}
          pendingText={words.closing}
          onClick={() => close.mutate()}
        >
          {words.close}
        </Button>
      }
    />
  );
}

function ChildPage({ child }: { child: Child }) {
  const details = useChild(child.id);
  const consent = useChildConsent(child.id);
  const wish = useReminderWish(child.id);
  return (
    <section aria-label={words.notebookOf(child.firstName)} className="@container grid grid-cols-1 gap-6">
      <PlacesPanel child={child} />
      {/* All at once, so that nothing moves under a finger. */}
      {details.isPending || consent.isPending || wish.isPending ? (
        <Loading />
      ) : (
        <Places {...{ child, details, consent, wish }} />
      )}
    </section>
  );
}

type PlacesProps = {
  child: Child;
  details: ReturnType<typeof useChild>;
  consent: ReturnType<typeof useChildConsent>;
  wish: ReturnType<typeof useReminderWish>;
};

function Places({ child, details, consent, wish }: PlacesProps) {
  return (
    <>
      <PlacePanel of="work">
        <ChildWorkPanel
          child={child}
          details={details}
          showReviews={(reviews) => <ChildReviewsPanel reviews={reviews} childName={child.firstName} />}
        />
      </PlacePanel>
      <PlacePanel of="permissions">
        <ConsentPartsPanel child={child} consent={consent} wish={wish} looks={details.data?.looks} />
      </PlacePanel>
      <PlacePanel of="family">
        <PagePartPanel child={child} part="parents">
          <OtherParentsPanel child={child} />
        </PagePartPanel>
        <PagePartPanel child={child} part="correct">
          <CorrectForm child={child} />
        </PagePartPanel>
      </PlacePanel>
      <PlacePanel of="stop">
        <PagePartPanel child={child} part="stop">
          <StopPanel child={child} />
        </PagePartPanel>
      </PlacePanel>
    </>
  );
}
