import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { thisMinute } from '#web/lib/dates.ts';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { useCreateTrackingEntry, useTrackingEntries } from './tracking.queries.ts';
import { TrackingEntryCard } from './tracking-entry-card.tsx';

const TrackingEntryForm = latePart(
  async () => (await import('./tracking-entry-form.tsx')).TrackingEntryForm,
  { meanwhile: <FormSkeleton className="min-h-220" />, error: 'This entry could not be opened' },
);

export type TrackingPanelProps = {
  projectId: string;
  /** What the collapsible description teaches; the page hands it in. */
  guide: { title: string; body: ReactNode };
  emptyIllustration?: ReactNode;
  /** The photos of an entry, with the way to add and delete where it is being edited. */
  photosOf: (entry: TrackingEntry, isEditing: boolean) => ReactNode;
};

/** §2.9: the weekly entries of step 4. */
export function TrackingPanel({ projectId, guide, emptyIllustration, photosOf }: TrackingPanelProps) {
  const entries = useTrackingEntries(projectId);
  const create = useCreateTrackingEntry(projectId);
  const [openId, setOpenId] = useState<string | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = entries.data?.map((entry) => entry.id);
  const focusAfterRemoval = useFocusAfterRemoval(ids, heading);
  const [isGuideOpen, setGuideOpen] = useLocalFlag('trackingInstructionsVisible');
  useEffect(TrackingEntryForm.fetchAhead, []);

  const close = (id: string) => {
    setOpenId(null);
    setClosedId(id);
  };
  const startEntry = () =>
    create.mutate(
      { observedAt: thisMinute() },
      {
        onSuccess: (id) => {
          setOpenId(id);
          toast({
            title: 'New Entry Created',
            description: "Fill out the details and they'll be saved automatically.",
          });
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          toast({ title: 'Error', description: 'Failed to create tracking entry', variant: 'destructive' });
        },
      },
    );

  const newEntry = (
    <Button
      onClick={startEntry}
      icon={<Plus className="size-5" />}
      pending={create.isPending}
      pendingText="Creating..."
    >
      New Entry
    </Button>
  );

  return (
    <section aria-labelledby="tracking-entries" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tracking-entries" ref={heading} tabIndex={-1}>
          Tracking Entries
        </h2>
        {entries.data && newEntry}
      </div>
      <Collapsible title={guide.title} open={isGuideOpen} onOpenChange={setGuideOpen} headingLevel={3}>
        {guide.body}
      </Collapsible>
      {entries.isPending && (
        <SkeletonGroup label="Loading entries..." className="grid gap-3">
          <Skeleton className="h-24 w-full rounded-lg" />
          <Skeleton className="h-24 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      {entries.isError && (
        <Alert tone="danger" title="Your entries could not be loaded">
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => entries.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {entries.data?.length === 0 && (
        <EmptyState
          headingLevel={3}
          illustration={emptyIllustration}
          title="No entries yet"
          text="Look at your cuttings at least once a week. Write down what you see, and add a photo."
        />
      )}
      <ul className="grid gap-4">
        {entries.data?.map((entry) => (
          <li key={entry.id}>
            {entry.id === openId ? (
              <TrackingEntryForm
                projectId={projectId}
                entry={entry}
                photos={photosOf(entry, true)}
                onClose={() => close(entry.id)}
                onDeleted={() => focusAfterRemoval(entry.id)}
              />
            ) : (
              <TrackingEntryCard
                projectId={projectId}
                entry={entry}
                photos={photosOf(entry, false)}
                takesFocus={entry.id === closedId}
                onOpen={() => setOpenId(entry.id)}
                onDeleted={() => focusAfterRemoval(entry.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
