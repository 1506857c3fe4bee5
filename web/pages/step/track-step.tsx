import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { areLongIn } from '#domain/rules/notebook/root-looks.ts';
import rootLooks from '#pictures/pictures-root-looks.svg?no-inline';
import { usePlantingEntries } from '#web/features/notebook/planting/planted.queries.ts';
import { useTrackingEntries } from '#web/features/notebook/tracking/tracking.queries.ts';
import { TrackingPanel } from '#web/features/notebook/tracking/tracking-panel.tsx';
import { LazyPhotoPanel } from '#web/features/photos/lazy-photo-panel.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { ENTRY_PHOTO_WORDS, photoAddress } from '#web/features/photos/photos.queries.ts';
import { lazyPart, useHasArrived } from '#web/parts/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError, NumberField } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/steps.ts';
import { additionalTime } from '#words/notebook/tracking.ts';
import * as fields from '#words/platform/fields.ts';
import { useGuideLeads } from './guided.tsx';
import { nextStep, StepActions, type StepBodyProps } from './step-parts.tsx';

const JARS = { normal: 'h-50 w-37.5 sm:h-72 sm:w-54', large: 'h-[min(26rem,52svh)] max-w-full' } as const;

const LOOK_DRAWINGS = {
  none: 'no-roots',
  bumps: 'root-bumps',
  short: 'short-roots',
  long: 'long-roots',
} as const;

const LivingJar = lazyPart(async () => (await import('#web/guides/living-jar.tsx')).LivingJar, {
  meanwhile: <div className={JARS.normal} />,
});
const JarCard = lazyPart(async () => (await import('#web/features/notebook/tracking/jar-card.tsx')).JarCard, {
  meanwhile: <Skeleton className="h-96 w-full rounded-lg" />,
});
const Growth = lazyPart(async () => (await import('./lazy-growth.tsx')).Growth, {
  error: words.growthNotLoaded,
});
const TrackGuide = lazyPart(async () => (await import('./lazy-track-guide.tsx')).TrackGuide, {
  meanwhile: <Skeleton className="h-36 w-full rounded-lg" />,
  error: words.guideNotLoaded,
});
for (const part of [JarCard, LivingJar, TrackGuide]) part.fetchAhead();

/** Shown while the project and its steps are read: what the step begins with comes beside them, not after them. */
export function EntriesAhead({ projectId }: { projectId: string }) {
  useTrackingEntries(projectId);
  usePlantingEntries(projectId);
  return null;
}

/** PRODUCT.md#steps, step 4. */
export function TrackStep({ project, steps, step, form, moves }: StepBodyProps) {
  const { data: entries, isError } = useTrackingEntries(project.id);
  const hasEntries = (entries?.length ?? 0) > 0;
  const leads = useGuideLeads(entries && hasEntries);
  const isGrowthThere = useHasArrived(Growth, hasEntries) || entries?.length === 0;
  // Shown parts stay, such as when the first entry is made.
  const [isEndShown, showEnd] = useState(false);
  if (!isEndShown && (isError || (entries && isGrowthThere))) showEnd(true);
  const plantings = usePlantingEntries(project.id);
  const planted = plantings.data ?? (plantings.isError ? [] : undefined);
  const hasPlanted = (planted?.length ?? 0) > 0;

  const harvest = steps[step.stepNumber - 2]?.formData ?? {};
  const { cuttingCount = null, waterPlacementDate = null } = harvest;
  const [finishedId, finish] = useState<string | null>(null);
  const endFirstRoot = () => {
    finish(null);
    // Where it was before.
    document.getElementById('tracking-entries')?.focus();
  };
  const next = { label: words.toPlanting, onClick: () => moves.moveOn(nextStep(project, step)) };
  // The way there needs no scrolling past everything once the roots are long enough.
  const [isWriting, setWriting] = useState(false);
  const haveLongRoots = planted !== undefined && !hasPlanted && Boolean(entries?.some(areLongIn));
  const [areRootsReady, settle] = useState(haveLongRoots);
  // Things above a form stay still while a child writes in it.
  if (!isWriting && areRootsReady !== haveLongRoots) settle(haveLongRoots);

  const photosOf = (entry: TrackingEntry, look: 'read' | 'edited' | 'last') => {
    if (look === 'read') return <PhotoGallery photos={entry.photos} projectId={project.id} isLarge />;
    if (look === 'last') return <PhotoGallery photos={entry.photos.slice(-1)} projectId={project.id} />;
    const target = { endpoint: uploadTrackingPhotos, params: { projectId: project.id, entryId: entry.id } };
    return (
      <LazyPhotoPanel
        photos={entry.photos}
        words={ENTRY_PHOTO_WORDS}
        label={words.cuttingPhotos}
        target={target}
        look={{ entries: entries ?? [], entry }}
      />
    );
  };
  return (
    // Folded parts are printed; they stand in the page's own grid.
    <div className="unfolded-in-print contents">
      <TrackingPanel
        project={project}
        harvest={{ count: cuttingCount, inWaterSince: waterPlacementDate }}
        jar={
          entries &&
          planted && (
            <JarCard
              project={project}
              harvest={harvest}
              looks={entries}
              plantings={planted}
              finishedId={finishedId}
              onSeen={endFirstRoot}
              drawingOf={(jar, size) => <LivingJar jar={jar} className={JARS[size]} />}
            />
          )
        }
        growth={
          entries &&
          hasEntries && <Growth entries={entries} planted={planted} inWaterSince={waterPlacementDate} />
        }
        isGrowthThere={isGrowthThere}
        planting={
          areRootsReady && (
            <>
              <Button
                variant="secondary"
                size="lg"
                wide
                pending={moves.isMoving}
                pendingText={fields.saving}
                onClick={next.onClick}
              >
                {next.label}
                <ArrowRight aria-hidden="true" className="size-5" />
              </Button>
              <FieldError isSilent>{moves.failure}</FieldError>
            </>
          )
        }
        lookDrawingOf={(look) => (
          <Picture
            from={rootLooks}
            of={LOOK_DRAWINGS[look]}
            width={150}
            height={150}
            className="aspect-square w-full max-w-20"
          />
        )}
        onShown={LazyPhotoPanel.fetchAhead}
        onCompleted={finish}
        onWriting={setWriting}
        photosOf={photosOf}
        thumbnailOf={thumbnailOf}
      />
      {isEndShown && leads && <TrackGuide leads />}
      {hasPlanted && (
        <NumberField {...form.field('additionalTimeStep4')} hint={additionalTime} className="max-w-sm" />
      )}
      {/* The button stands below all of it, and would slip from under a finger. */}
      {isEndShown && (
        <>
          <StepActions
            form={form}
            moves={moves}
            fieldless={!hasPlanted}
            back={{ label: words.backToStep3, step: 3 }}
            next={areRootsReady ? undefined : next}
          />
          {!leads && <TrackGuide leads={false} />}
        </>
      )}
    </div>
  );
}

/** The line of an entry says the rest. */
function thumbnailOf({ photos }: TrackingEntry) {
  const photo = photos.at(-1);
  if (!photo) return null;
  return (
    <img
      src={photoAddress(photo.filename, 'thumb')}
      alt=""
      loading="lazy"
      className="size-8 shrink-0 rounded-sm bg-paper-sunken object-cover"
    />
  );
}
