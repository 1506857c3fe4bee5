import { ChevronDown, ChevronUp, Sprout } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { usePlantingDraft, usePlantingEntries } from './planting.queries.ts';
import { PlantingEntryCard } from './planting-entry-card.tsx';
import type { PhotosOf } from './planting-photo-gallery.tsx';

const WHILE_FORM_COMES = {
  meanwhile: <FormSkeleton className="min-h-380 sm:min-h-205" />,
  fault: 'This entry could not be opened',
};
const PlantingForm = latePart(
  async () => (await import('./planting-form.tsx')).PlantingForm,
  WHILE_FORM_COMES,
);
const PlantingEditForm = latePart(
  async () => (await import('./planting-edit-form.tsx')).PlantingEditForm,
  WHILE_FORM_COMES,
);

export type PlantingPanelProps = {
  projectId: string;
  /** 'When Can You Plant?' and the pictures of the work; the page hands them in. */
  guide: ReactNode;
  carousel: ReactNode;
  emptyIllustration?: ReactNode;
  /** The photos of one kind, with the way to add and delete where that is offered. */
  photosOf: PhotosOf;
};

/** §2.10: the planting of step 5. */
export function PlantingPanel(props: PlantingPanelProps) {
  return (
    <div className="grid gap-8">
      <PlantingDescription guide={props.guide} carousel={props.carousel} />
      <PlantingEntries {...props} />
    </div>
  );
}

function PlantingDescription({ guide, carousel }: Pick<PlantingPanelProps, 'guide' | 'carousel'>) {
  const [isShown, setShown] = useLocalFlag('showPlantingDescription');
  return (
    <div className="grid gap-5">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={isShown}
        icon={isShown ? <ChevronUp className="size-5" /> : <ChevronDown className="size-5" />}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide Description' : 'Show Description'}
      </Button>
      {isShown && (
        <>
          {guide}
          {carousel}
        </>
      )}
    </div>
  );
}

function PlantingEntries({ projectId, emptyIllustration, photosOf }: PlantingPanelProps) {
  const entries = usePlantingEntries(projectId);
  const draft = usePlantingDraft(projectId);
  const [isWriting, setWriting] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    PlantingForm.fetchAhead();
    PlantingEditForm.fetchAhead();
  }, []);
  const isKnown = entries.data !== undefined && draft.data !== undefined;
  const isFormOpen = isKnown && (isWriting || draft.data !== null);
  const draftId = useRef('');
  if (draft.data) draftId.current = draft.data.id;
  // What is being saved stands in its form, and not below it too.
  const listed = entries.data?.filter(({ id }) => !isFormOpen || id !== draftId.current);

  const close = () => {
    setWriting(false);
    setEditedId(null);
    heading.current?.focus(); // what had the focus is gone
  };
  const plant = (
    <Button icon={<Sprout className="size-5" />} onClick={() => setWriting(true)}>
      Plant A Cutting
    </Button>
  );

  return (
    <section aria-labelledby="planting-entries" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="planting-entries" ref={heading} tabIndex={-1}>
          Planting Entries
        </h2>
        {isKnown && entries.data.length > 0 && !isFormOpen && plant}
      </div>
      {isFormOpen && (
        <PlantingForm projectId={projectId} draft={draft.data} photosOf={photosOf} onClose={close} />
      )}
      {entries.isError || draft.isError ? (
        <Alert tone="danger" title="Your entries could not be loaded">
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => void Promise.all([entries.refetch(), draft.refetch()])}
          >
            Try again
          </Button>
        </Alert>
      ) : (
        !isKnown && <PlantingSkeleton />
      )}
      {isKnown && entries.data.length === 0 && !isFormOpen && (
        <EmptyState
          headingLevel={3}
          illustration={emptyIllustration}
          title="Nothing planted yet"
          text="When a cutting has strong roots, plant it with a grown-up. Then write it down here, with photos."
          action={plant}
        />
      )}
      <ul className="grid gap-4">
        {listed?.map((entry) => (
          <li key={entry.id}>
            {entry.id === editedId ? (
              <PlantingEditForm projectId={projectId} entry={entry} photosOf={photosOf} onClose={close} />
            ) : (
              <PlantingEntryCard
                projectId={projectId}
                entry={entry}
                photosOf={photosOf}
                onEdit={() => setEditedId(entry.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlantingSkeleton() {
  return (
    <SkeletonGroup label="Loading entries..." className="grid gap-3">
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
