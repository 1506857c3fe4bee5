import { ChevronDown, ChevronUp, Sprout } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { countsForProject } from '#domain/rules/notebook/planting.ts';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { newId } from '#web/lib/new-id.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/planting.ts';
import * as fields from '#words/platform/fields.ts';
import { usePlantingDrafts, usePlantingEntries } from './planted.queries.ts';
import { useOpensAgain } from './planting.queries.ts';
import { PlantingDraftCard } from './planting-draft-card.tsx';
import { PlantingEntryCard } from './planting-entry-card.tsx';
import type { PhotosOf } from './planting-photo-gallery.tsx';

const WHILE_FORM_COMES = {
  meanwhile: <FormSkeleton className="min-h-380 sm:min-h-205" />,
  error: words.notOpened,
};
const PlantingForm = lazyPart(
  async () => (await import('./planting-form.tsx')).PlantingForm,
  WHILE_FORM_COMES,
);
const PlantingEditForm = lazyPart(
  async () => (await import('./planting-edit-form.tsx')).PlantingEditForm,
  WHILE_FORM_COMES,
);

export type PlantingPanelProps = {
  projectId: string;
  emptyIllustration?: ReactNode;
  /** The photos of one kind, with the way to add and delete where that is offered. */
  photosOf: PhotosOf;
};

/**
 * PRODUCT.md#plantings: 'When Can You Plant?' and the pictures of the work, which the page hands in; the browser
 * remembers what is hidden.
 */
export function PlantingDescription({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useLocalFlag('showPlantingDescription');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start print:hidden"
        aria-expanded={isShown}
        icon={isShown ? <ChevronUp className="size-5" /> : <ChevronDown className="size-5" />}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hideDescription : words.showDescription}
      </Button>
      {isShown && children}
    </div>
  );
}

/** Which planting is being written: one that was begun here, or one of the list. */
function useOpenDraft(drafts: readonly PlantingEntry[] | undefined) {
  const opensAgain = useOpensAgain();
  const [openId, open] = useState<string | null>(null);
  const [isLookedFor, setLookedFor] = useState(true);
  if (drafts && isLookedFor) {
    setLookedFor(false);
    // One that was begun here opens again by itself; those of other devices do not.
    if (openId === null) open(drafts.find(({ id }) => opensAgain(id))?.id ?? null);
  }
  return { openId, open };
}

/** PRODUCT.md#plantings: the planting of step 5. */
export function PlantingPanel({ projectId, emptyIllustration, photosOf }: PlantingPanelProps) {
  const entries = usePlantingEntries(projectId);
  const drafts = usePlantingDrafts(projectId);
  const { openId, open } = useOpenDraft(entries.data && drafts.data);
  const [editedId, setEditedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    PlantingForm.fetchAhead();
    PlantingEditForm.fetchAhead();
  }, []);
  const isKnown = entries.data !== undefined && drafts.data !== undefined;
  const isFormOpen = isKnown && openId !== null;
  // An entry being written stands in its form, and not below it too.
  const isListed = ({ id }: PlantingEntry) => !isFormOpen || id !== openId;
  const begun = isKnown ? drafts.data.filter(isListed) : [];
  const listed = entries.data?.filter(isListed);

  /** Not state: a form that ends late leaves alone the one that took its place. */
  const shown = useRef({ openId, editedId });
  shown.current = { openId, editedId };
  const closeNew = (id: string) => {
    if (shown.current.openId !== id) return;
    open(null);
    heading.current?.focus(); // what had the focus is gone
  };
  const closeEdited = (id: string) => {
    if (shown.current.editedId !== id) return;
    setEditedId(null);
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="planting-entries" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="planting-entries" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {isKnown && !isFormOpen && (
          <Button
            // Once a planting counts, the end of the project is what comes next.
            variant={entries.data.some(countsForProject) ? 'secondary' : 'primary'}
            icon={<Sprout className="size-5" />}
            onClick={() => open(newId())}
          >
            {words.plant}
          </Button>
        )}
      </div>
      {isFormOpen && (
        <PlantingForm
          key={openId}
          projectId={projectId}
          id={openId}
          draft={drafts.data.find(({ id }) => id === openId) ?? null}
          photosOf={photosOf}
          onClose={() => closeNew(openId)}
        />
      )}
      <LoadError isFailed={entries.isError || drafts.isError} readings={[entries, drafts]} />
      {!isKnown && !(entries.isError || drafts.isError) && <PlantingSkeleton />}
      {isKnown && entries.data.length + begun.length === 0 && !isFormOpen && (
        <EmptyState
          headingLevel={3}
          illustration={emptyIllustration}
          title={words.none.title}
          text={words.none.text}
        />
      )}
      <ul className="grid gap-4">
        {begun.map((draft) => (
          <li key={draft.id}>
            <PlantingDraftCard
              projectId={projectId}
              draft={draft}
              photosOf={photosOf}
              // Another form must be finished first.
              onOpen={isFormOpen ? undefined : () => open(draft.id)}
            />
          </li>
        ))}
        {listed?.map((entry) => (
          <li key={entry.id}>
            {entry.id === editedId ? (
              <PlantingEditForm
                projectId={projectId}
                entry={entry}
                photosOf={photosOf}
                onClose={() => closeEdited(entry.id)}
              />
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

function LoadError({ isFailed, readings }: { isFailed: boolean; readings: { refetch: () => unknown }[] }) {
  if (!isFailed) return null;
  return (
    <Alert tone="danger" title={words.notLoaded}>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => {
          for (const reading of readings) reading.refetch();
        }}
      >
        {fields.tryAgain}
      </Button>
    </Alert>
  );
}

function PlantingSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-3">
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
