import { useState } from 'react';
import { uploadTrackingPhotos } from '#domain/contract/photos.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { LatePhotoPanel } from '#web/features/photos/late-photo-panel.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { ENTRY_PHOTO_WORDS } from '#web/features/photos/photos.queries.ts';
import { usePlantingEntries } from '#web/features/planting/planted.queries.ts';
import { useTrackingEntries } from '#web/features/tracking/tracking.queries.ts';
import { TrackingPanel } from '#web/features/tracking/tracking-panel.tsx';
import { lateIllustrations } from '#web/guides/late-illustrations.tsx';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { NumberField } from '#web/ui/field.tsx';
import { latePart, useHasArrived } from '#web/ui/late-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as titles from '#words/guides/track-titles.ts';
import * as words from '#words/steps.ts';
import { additionalTime } from '#words/tracking.ts';
import { useGuideLeads } from './guided.tsx';
import { nextStep, StepActions, type StepBodyProps } from './step-parts.tsx';

const JAR = 'h-40 w-30 shrink-0';

const LookDrawing = lateIllustrations('when shown', () => import('#web/guides/illustrations/root-looks.tsx'));
const LOOK_DRAWINGS = {
  none: 'NoRootsIllustration',
  bumps: 'RootBumpsIllustration',
  short: 'ShortRootsIllustration',
  long: 'LongRootsIllustration',
} as const;

const LivingJar = latePart(async () => (await import('#web/guides/living-jar.tsx')).LivingJar, {
  meanwhile: <div className={JAR} />,
});
const JarCard = latePart(async () => (await import('#web/features/tracking/jar-card.tsx')).JarCard, {
  meanwhile: <Skeleton className="h-140 w-full rounded-lg" />,
});

const Growth = latePart(async () => (await import('./late-growth.tsx')).Growth, {
  error: words.growthNotLoaded,
});

const guides = () => import('#web/guides/track-guide.tsx');
const WORDS = { meanwhile: <Skeleton className="h-36 w-full" />, error: words.guideNotLoaded };
const TrackIntroduction = latePart(async () => (await guides()).TrackIntroduction, WORDS);
const TrackThingsToRemember = latePart(async () => (await guides()).TrackThingsToRemember, WORDS);
const TrackEntriesGuide = latePart(async () => (await guides()).TrackEntriesGuide, WORDS);
for (const part of [TrackIntroduction, JarCard, LivingJar]) part.fetchAhead();

/** Shown while the project and its steps are read: what the step begins with comes beside them, not after them. */
export function EntriesAhead({ projectId }: { projectId: string }) {
  useTrackingEntries(projectId);
  usePlantingEntries(projectId);
  return null;
}

/** §2.6, step 4. */
export function TrackStep({ project, steps, step, form, moves }: StepBodyProps) {
  const [isIntroductionOpen, setIntroductionOpen] = useLocalFlag('showStep4Introduction');
  const [isRememberOpen, setRememberOpen] = useLocalFlag('showStep4ThingsToRemember');
  const { data: entries, isError } = useTrackingEntries(project.id);
  const hasEntries = (entries?.length ?? 0) > 0;
  const leads = useGuideLeads(entries && hasEntries);
  const isGuideThere = useHasArrived(TrackIntroduction);
  const isGrowthThere = useHasArrived(Growth, hasEntries);
  // What was shown stays, such as when the first entry is made.
  const [isEndShown, showEnd] = useState(false);
  if (!isEndShown && (isError || (entries && (!hasEntries || isGrowthThere)))) showEnd(true);
  const plantings = usePlantingEntries(project.id);
  const planted = plantings.data ?? (plantings.isError ? [] : undefined);
  const hasPlanted = (planted?.length ?? 0) > 0;

  const harvest = steps[step.stepNumber - 2]?.formData ?? {};
  const { cuttingCount = null, waterPlacementDate = null } = harvest;
  const photosOf = (entry: TrackingEntry, isEditing: boolean) => {
    if (!isEditing) return <PhotoGallery photos={entry.photos} />;
    const target = { endpoint: uploadTrackingPhotos, params: { projectId: project.id, entryId: entry.id } };
    return (
      <LatePhotoPanel
        photos={entry.photos}
        words={ENTRY_PHOTO_WORDS}
        label={words.cuttingPhotos}
        target={async () => target}
        look={{ entries: entries ?? [], entry }}
      />
    );
  };

  const introduction = (
    <Collapsible
      title={titles.introduction}
      headingLevel={2}
      open={isIntroductionOpen}
      onOpenChange={setIntroductionOpen}
    >
      <TrackIntroduction />
    </Collapsible>
  );
  return (
    // What is folded away is printed; the parts stand in the page's own grid.
    <div className="unfolded-in-print contents">
      {leads && introduction}
      <TrackingPanel
        projectId={project.id}
        harvest={{ count: cuttingCount, inWaterSince: waterPlacementDate }}
        guide={{ title: titles.entries, body: <TrackEntriesGuide /> }}
        jar={
          entries &&
          planted &&
          // 'New Entry' stands below it, and would go from under a finger.
          (isGuideThere || !leads) && (
            <JarCard
              project={project}
              harvest={harvest}
              looks={entries}
              plantings={planted}
              drawingOf={(jar) => <LivingJar jar={jar} className={JAR} />}
            />
          )
        }
        lookDrawingOf={(look) => (
          <LookDrawing of={LOOK_DRAWINGS[look]} className="aspect-square w-full max-w-20" />
        )}
        onShown={LatePhotoPanel.fetchAhead}
        photosOf={photosOf}
      />
      {entries && hasEntries && (
        <Growth entries={entries} planted={planted} inWaterSince={waterPlacementDate} />
      )}
      {hasPlanted && (
        <NumberField {...form.field('additionalTimeStep4')} hint={additionalTime} className="max-w-sm" />
      )}
      {/* What is pressed stands below all of it, and would go from under a finger. */}
      {isEndShown && (
        <>
          <StepActions
            form={form}
            moves={moves}
            fieldless={!hasPlanted}
            back={{ label: words.backToStep3, step: 3 }}
            next={{ label: words.toPlanting, onClick: () => moves.moveOn(nextStep(project, step)) }}
          />
          <div className="grid gap-4">
            {!leads && introduction}
            <Collapsible
              title={titles.remember}
              headingLevel={2}
              open={isRememberOpen}
              onOpenChange={setRememberOpen}
            >
              <TrackThingsToRemember />
            </Collapsible>
          </div>
        </>
      )}
    </div>
  );
}
