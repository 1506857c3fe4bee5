import { Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { checkState, lastLookOf, nextCheckOf } from '#domain/rules/notebook/rhythm.ts';
import type { RootLook } from '#domain/rules/notebook/root-looks.ts';
import { draftToFinish } from '#domain/rules/notebook/tracking.ts';
import { useToday } from '#web/lib/use-today.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PressError } from '#web/parts/press-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import * as words from '#words/notebook/tracking.ts';
import * as fields from '#words/platform/fields.ts';
import { CheckCard } from './check-card.tsx';
import { useTrackingEntries } from './tracking.queries.ts';
import { type OpenEntry, useNewEntry } from './use-new-entry.ts';

const TrackingEntryForm = lazyPart(
  async () => (await import('./tracking-entry-form.tsx')).TrackingEntryForm,
  { meanwhile: <FormSkeleton className="min-h-220" />, error: words.notOpened },
);

const DraftCard = lazyPart(async () => (await import('./draft-card.tsx')).DraftCard, {
  meanwhile: <Skeleton className="h-36 w-full rounded-lg" />,
  error: words.notOpened,
});

const EntryList = lazyPart(async () => (await import('./entry-list.tsx')).EntryList, {
  meanwhile: <Skeleton className="h-96 w-full rounded-lg" />,
  error: words.notLoaded,
});
for (const part of [DraftCard, EntryList]) part.fetchAhead();

export type TrackingPanelProps = {
  project: Pick<Project, 'id' | 'status'>;
  /** The harvest: the number of cuttings, and the start of their time in water; null when nobody said. */
  harvest: { count: number | null; inWaterSince: string | null };
  /** The jar that the entries make grow; nothing until it is known. */
  jar: ReactNode;
  /** The growth of the cuttings. */
  growth: ReactNode;
  /** True when that has come, or will not; the list stands below it. */
  isGrowthThere: boolean;
  /** The second press, once the roots are long enough. */
  planting: ReactNode;
  /** A small picture of how roots may look. */
  lookDrawingOf: (look: RootLook) => ReactNode;
  /** Fetches further things once the entries are seen. */
  onShown: () => void;
  onCompleted: (id: string) => void;
  /** Tells when an entry is being written. */
  onWriting: (isWriting: boolean) => void;
  /** The photos of an entry: as they are read, with the way to add and delete them, or the last one alone. */
  photosOf: (entry: TrackingEntry, look: 'read' | 'edited' | 'last') => ReactNode;
  thumbnailOf: (entry: TrackingEntry) => ReactNode;
};

/** PRODUCT.md#tracking-entries: this week's one press, the jar, how it grew, and the entries, the newest first. */
export function TrackingPanel(props: TrackingPanelProps) {
  const { project, harvest, jar, photosOf, onShown, onWriting } = props;
  const entries = useTrackingEntries(project.id);
  const [openId, setOpenId] = useState<string | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  const open = useRef<OpenEntry>(null);
  const newEntry = useNewEntry(project.id, { entries, open, onOpen: setOpenId });
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = entries.data?.map((entry) => entry.id);
  const focusAfterRemoval = useFocusAfterRemoval(ids, heading);
  // Shown first in pieces, between which a finger is answered: a year's entries take a slow phone half a second.
  const isKnown = useDeferredValue(Boolean(jar && entries.data));
  const shown = isKnown && jar ? entries.data : undefined;
  useEffect(() => {
    if (!isKnown) return;
    TrackingEntryForm.fetchAhead();
    onShown();
  }, [isKnown, onShown]);

  const opened = shown?.find(({ id }) => id === openId);
  const isWriting = opened !== undefined;
  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);
  const day = useToday();
  const looked = {
    lastLook: lastLookOf(shown ?? []),
    inWaterSince: harvest.inWaterSince,
    isCompleted: false,
  };
  // A check done this week is not asked for again.
  const isDone = (shown?.length ?? 0) > 0 && checkState(nextCheckOf(looked, day), day) === 'fine';
  const draft = draftToFinish((shown ?? []).filter(({ id }) => id !== openId));
  const complete = (id: string) => {
    setOpenId(null);
    setClosedId(null);
    // Where the next check and the jar are seen to change.
    heading.current?.focus();
    props.onCompleted(id);
  };
  const close = (id: string) => {
    setOpenId(null);
    setClosedId(id);
  };

  return (
    <section aria-labelledby="tracking-entries" className="grid gap-3 sm:gap-4">
      <CheckCard project={project} inWaterSince={harvest.inWaterSince} entries={shown} heading={heading}>
        {shown?.length === 0 && <h3 className="text-base text-ink-soft">{words.none}</h3>}
        {draft && (
          <DraftCard
            key={draft.id}
            projectId={project.id}
            entry={draft}
            photos={photosOf(draft, 'last')}
            takesFocus={draft.id === closedId}
            onOpen={() => setOpenId(draft.id)}
            onDeleted={() => focusAfterRemoval(draft.id)}
          />
        )}
        {shown && (
          <div className="grid gap-2">
            <Button
              size="lg"
              wide
              variant={draft || opened || isDone ? 'secondary' : 'primary'}
              onClick={newEntry.start}
              icon={<Plus className="size-5" />}
              pending={newEntry.isPending}
              pendingText={words.creating}
            >
              {words.newEntry}
            </Button>
            <PressError error={newEntry.error}>{words.notCreated}</PressError>
            {props.planting}
          </div>
        )}
      </CheckCard>
      {opened && (
        <TrackingEntryForm
          key={opened.id}
          projectId={project.id}
          entry={opened}
          isMadeHere={newEntry.isMadeHere(opened.id)}
          before={shown?.[shown.indexOf(opened) + 1]}
          harvested={harvest.count}
          inWaterSince={harvest.inWaterSince}
          photos={photosOf(opened, 'edited')}
          lookDrawingOf={props.lookDrawingOf}
          handle={open}
          onCompleted={() => complete(opened.id)}
          onClose={() => close(opened.id)}
          onDeleted={() => focusAfterRemoval(opened.id)}
        />
      )}
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
      {shown && props.growth}
      {shown && props.isGrowthThere && (
        <EntryList
          projectId={project.id}
          entries={shown}
          inWaterSince={harvest.inWaterSince}
          elsewhere={[opened?.id, draft?.id]}
          closedId={closedId}
          photosOf={(entry) => photosOf(entry, 'read')}
          thumbnailOf={props.thumbnailOf}
          onOpen={setOpenId}
          onDeleted={focusAfterRemoval}
        />
      )}
    </section>
  );
}
