import { Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { TIME_LAPSE_PHOTOS_MIN } from '#domain/limits.ts';
import type { RootLook } from '#domain/rules/root-looks.ts';
import { inWeeks } from '#domain/rules/weeks.ts';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { PressError } from '#web/ui/press-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import * as fields from '#words/fields.ts';
import * as words from '#words/tracking.ts';
import { useTrackingEntries } from './tracking.queries.ts';
import { EntryMenuButton, TrackingEntryCard } from './tracking-entry-card.tsx';
import { type OpenEntry, useNewEntry } from './use-new-entry.ts';

const TrackingEntryForm = latePart(
  async () => (await import('./tracking-entry-form.tsx')).TrackingEntryForm,
  { meanwhile: <FormSkeleton className="min-h-220" />, error: words.notOpened },
);

const OlderEntryCard = latePart(async () => (await import('./older-entry-card.tsx')).OlderEntryCard, {
  meanwhile: <Skeleton className="h-18 w-full rounded-lg" />,
  error: words.notOpened,
});

/** The last look and the one before it, to compare; of those before them a line each stands for them. */
const UNFOLDED_ENTRIES = 2;

export type TrackingPanelProps = {
  projectId: string;
  /** What was harvested: how many cuttings, and since when they stand in water; null where nobody said. */
  harvest: { count: number | null; inWaterSince: string | null };
  /** What the collapsible description teaches; the page hands it in. */
  guide: { title: string; body: ReactNode };
  /** The jar that the entries make grow; nothing until it is known. */
  jar: ReactNode;
  /** A small picture of how roots may look. */
  lookDrawingOf: (look: RootLook) => ReactNode;
  /** What may be fetched once the entries are seen. */
  onShown: () => void;
  /** The photos of an entry, with the way to add and delete where it is being edited. */
  photosOf: (entry: TrackingEntry, isEditing: boolean) => ReactNode;
};

/** §2.9: the weekly entries of step 4, the newest first; the description follows them once there are any. */
export function TrackingPanel(props: TrackingPanelProps) {
  const { projectId, harvest, guide, jar, lookDrawingOf, onShown, photosOf } = props;
  const entries = useTrackingEntries(projectId);
  const [openId, setOpenId] = useState<string | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  const open = useRef<OpenEntry>(null);
  const { start, isPending, error, isMadeHere } = useNewEntry(projectId, {
    entries,
    open,
    onOpen: setOpenId,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = entries.data?.map((entry) => entry.id);
  const focusAfterRemoval = useFocusAfterRemoval(ids, heading);
  const [isGuideOpen, setGuideOpen] = useLocalFlag('trackingInstructionsVisible');
  useEffect(() => {
    for (const part of [EntryMenuButton, OlderEntryCard]) part.fetchAhead();
  }, []);

  const close = (id: string) => {
    setOpenId(null);
    setClosedId(id);
  };

  const newEntry = (
    <Button
      onClick={start}
      icon={<Plus className="size-5" />}
      pending={isPending}
      pendingText={words.creating}
    >
      {words.newEntry}
    </Button>
  );
  // What stands above them comes with them, and what stands below them not before: nothing jumps.
  // Shown first in pieces, between which a finger is answered: a year's entries take a slow phone half a second.
  const isKnown = useDeferredValue(Boolean(jar && entries.data));
  const shown = isKnown && jar ? entries.data : undefined;
  useEffect(() => {
    if (!isKnown) return;
    TrackingEntryForm.fetchAhead();
    onShown();
  }, [isKnown, onShown]);
  const film = (shown?.flatMap(({ photos }) => photos).length ?? 0) >= TIME_LAPSE_PHOTOS_MIN && (
    <a href="#growth" className="link inline-flex min-h-11 items-center justify-self-start print:hidden">
      {words.seeGrowth}
    </a>
  );
  const isBegun = (shown?.length ?? 0) > 0;
  const description = (
    <Collapsible title={guide.title} open={isGuideOpen} onOpenChange={setGuideOpen} headingLevel={3}>
      {guide.body}
    </Collapsible>
  );
  const isFolded = (entry: TrackingEntry) =>
    !entry.isDraft &&
    ![openId, closedId].includes(entry.id) &&
    (entries.data?.indexOf(entry) ?? 0) >= UNFOLDED_ENTRIES;
  const entryOf = (entry: TrackingEntry, week: number) => {
    const card = {
      projectId,
      entry,
      photos: photosOf(entry, false),
      onOpen: () => setOpenId(entry.id),
      onDeleted: () => focusAfterRemoval(entry.id),
    };
    if (isFolded(entry)) return <OlderEntryCard {...card} week={week} />;
    return entry.id === openId ? (
      <TrackingEntryForm
        projectId={projectId}
        entry={entry}
        isMadeHere={isMadeHere(entry.id)}
        before={entries.data?.[entries.data.indexOf(entry) + 1]}
        harvested={harvest.count}
        inWaterSince={harvest.inWaterSince}
        photos={photosOf(entry, true)}
        lookDrawingOf={lookDrawingOf}
        handle={open}
        onClose={() => close(entry.id)}
        onDeleted={() => focusAfterRemoval(entry.id)}
      />
    ) : (
      <TrackingEntryCard {...card} takesFocus={entry.id === closedId} />
    );
  };

  return (
    <section aria-labelledby="tracking-entries" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tracking-entries" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {shown && (
          <div className="flex flex-wrap items-center gap-x-4">
            {newEntry}
            <PressError error={error}>{words.notCreated}</PressError>
            {film}
          </div>
        )}
      </div>
      {!isBegun && (shown || entries.isError) && description}
      {shown && jar}
      {!shown && !entries.isError && (
        <SkeletonGroup label={words.loading} className="grid min-h-svh content-start gap-4">
          <Skeleton className="h-64 w-full rounded-lg" />
          <Skeleton className="h-96 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      {entries.isError && (
        <Alert tone="danger" title={words.notLoaded}>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => entries.refetch()}>
            {fields.tryAgain}
          </Button>
        </Alert>
      )}
      {shown?.length === 0 && <EmptyState headingLevel={3} title={words.none.title} text={words.none.text} />}
      <ul className="grid gap-4">
        {inWeeks(shown ?? [], harvest.inWaterSince).flatMap(({ week, entries: of }) =>
          // One list of all: a form whose date is changed moves to another week as it is.
          of.map((entry, place) => (
            <li key={entry.id} className="grid min-w-0 gap-2">
              {place === 0 && !isFolded(entry) && <h3 className="text-base text-bark">{words.week(week)}</h3>}
              {entryOf(entry, week)}
              {entry.id === closedId && entry.id !== openId && film}
            </li>
          )),
        )}
      </ul>
      {isBegun && description}
    </section>
  );
}
