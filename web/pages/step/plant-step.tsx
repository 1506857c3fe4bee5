import { useEffect } from 'react';
import { countsForProject } from '#domain/rules/notebook/planting.ts';
import { completeProjectHint } from '#domain/rules/notebook/steps.ts';
import noPlantings from '#pictures/pictures-no-plantings.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { usePlantingEntries } from '#web/features/notebook/planting/planted.queries.ts';
import { PlantingDescription, PlantingPanel } from '#web/features/notebook/planting/planting-panel.tsx';
import type { PlantingPhotoGroup } from '#web/features/notebook/planting/planting-photo-gallery.tsx';
import { LazyPhotoPanel } from '#web/features/photos/lazy-photo-panel.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { ENTRY_PHOTO_WORDS } from '#web/features/photos/photos.queries.ts';
import { JUST_DONE } from '#web/features/report/use-first-arrival.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { MomentDrawing } from '#web/ui/moment-drawing.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/steps.ts';
import { said } from '#words/sentences.ts';
import { useGuideLeads } from './guided.tsx';
import { lazyGuide } from './lazy-guide.tsx';
import { StepActions, type StepBodyProps } from './step-parts.tsx';

const Guide = lazyGuide(async () => (await import('#web/guides/plant-guide.tsx')).PlantGuide);
const Pictures = lazyPart(async () => (await import('#web/guides/plant-guide.tsx')).PlantingPictures, {
  meanwhile: <Skeleton className="aspect-4/3 w-full rounded-lg" />,
});

function plantingPhotos(projectId: string, { photos, mayDelete, adding }: PlantingPhotoGroup) {
  if (!adding) {
    return <PhotoGallery {...{ photos, projectId, mayDelete }} words={ENTRY_PHOTO_WORDS} />;
  }
  const { kind, label, target, notSaved } = adding;
  return (
    <LazyPhotoPanel
      photos={photos}
      label={label}
      target={target}
      tellsRoom={kind === 'beforePhoto'}
      place={<MomentDrawing of={kind} className="w-3/5" />}
      words={notSaved ? { ...ENTRY_PHOTO_WORDS, notSaved } : ENTRY_PHOTO_WORDS}
    />
  );
}

/** PRODUCT.md#steps, step 5. */
export function PlantStep({ project, steps, form, moves }: StepBodyProps) {
  useEffect(LazyPhotoPanel.fetchAhead, []);
  const entries = usePlantingEntries(project.id);
  const planted = (entries.data ?? []).filter((entry) => !entry.isDraft);
  const hint = completeProjectHint({
    completedSteps: steps.filter((step) => step.isCompleted).map((step) => step.stepNumber),
    plantingEntries: planted.length,
    countingEntries: planted.filter(countsForProject).length,
  });
  const leads = useGuideLeads(entries.data && entries.data.length > 0);
  const isOpen = entries.data !== undefined && hint === null;
  const celebrated = project.status === 'completed' ? {} : JUST_DONE;
  return (
    <>
      <PlantingPanel
        projectId={project.id}
        emptyIllustration={<Picture from={noPlantings} of="no-plantings" />}
        photosOf={(group) => plantingPhotos(project.id, group)}
      />
      {leads && (
        <PlantingDescription>
          <Guide />
          <Pictures />
        </PlantingDescription>
      )}
      <StepActions
        form={form}
        moves={moves}
        fieldless
        back={{ label: words.previous, step: 4 }}
        next={{
          label: words.completeProject,
          disabled: !isOpen,
          onClick: () => moves.complete(paths.complete(project.id), {}, celebrated),
        }}
      >
        {entries.data && hint !== null && <p className="text-ink-soft">{said(hint)}</p>}
      </StepActions>
      {!leads && (
        <PlantingDescription>
          <Guide />
          <Pictures />
        </PlantingDescription>
      )}
    </>
  );
}
