import { useEffect } from 'react';
import { uploadTrackingPhotos } from '#domain/contract/photos.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { LatePhotoPanel } from '#web/features/photos/late-photo-panel.tsx';
import { TimeLapse } from '#web/features/photos/late-time-lapse-panel.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { ENTRY_PHOTO_WORDS } from '#web/features/photos/photos.queries.ts';
import { usePlantingEntries } from '#web/features/planting/planting.queries.ts';
import { useTrackingEntries } from '#web/features/tracking/tracking.queries.ts';
import { TrackingPanel } from '#web/features/tracking/tracking-panel.tsx';
import { lateIllustrations } from '#web/guides/late-illustrations.tsx';
import { TRACK_ENTRIES_GUIDE, TRACK_INTRODUCTION, TRACK_THINGS_TO_REMEMBER } from '#web/guides/text/track.ts';
import { TrackEntriesGuide, TrackIntroduction, TrackThingsToRemember } from '#web/guides/track-guide.tsx';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { NumberField } from '#web/ui/field.tsx';
import { nextStep, StepActions, type StepBodyProps } from './step-parts.tsx';

const Illustration = lateIllustrations(
  'when shown',
  () => import('#web/guides/illustrations/no-entries.tsx'),
);

/** §2.6, step 4. */
export function TrackStep({ project, step, form, moves }: StepBodyProps) {
  useEffect(LatePhotoPanel.fetchAhead, []);
  const [isIntroductionOpen, setIntroductionOpen] = useLocalFlag('showStep4Introduction');
  const [isRememberOpen, setRememberOpen] = useLocalFlag('showStep4ThingsToRemember');
  const hasPlanted = (usePlantingEntries(project.id).data?.length ?? 0) > 0;

  const entries = useTrackingEntries(project.id).data ?? [];

  const photosOf = (entry: TrackingEntry, isEditing: boolean) => {
    if (!isEditing) return <PhotoGallery photos={entry.photos} />;
    const target = { endpoint: uploadTrackingPhotos, params: { projectId: project.id, entryId: entry.id } };
    return (
      <LatePhotoPanel
        photos={entry.photos}
        words={ENTRY_PHOTO_WORDS}
        label="Add photos of your cuttings"
        target={async () => target}
        look={{ entries, entry }}
      />
    );
  };

  return (
    <>
      <div className="grid gap-4">
        <Collapsible
          title={TRACK_INTRODUCTION.title}
          headingLevel={2}
          open={isIntroductionOpen}
          onOpenChange={setIntroductionOpen}
        >
          <TrackIntroduction />
        </Collapsible>
        <Collapsible
          title={TRACK_THINGS_TO_REMEMBER.title}
          headingLevel={2}
          open={isRememberOpen}
          onOpenChange={setRememberOpen}
        >
          <TrackThingsToRemember />
        </Collapsible>
      </div>
      <TrackingPanel
        projectId={project.id}
        guide={{ title: TRACK_ENTRIES_GUIDE.title, body: <TrackEntriesGuide /> }}
        emptyIllustration={<Illustration of="NoEntriesIllustration" />}
        photosOf={photosOf}
      />
      <TimeLapse photos={entries.flatMap((entry) => entry.photos)} />
      {hasPlanted && (
        <NumberField
          {...form.field('additionalTimeStep4')}
          hint="Time on your cuttings that is in none of the entries above."
          className="max-w-sm"
        />
      )}
      <StepActions
        form={form}
        moves={moves}
        fieldless={!hasPlanted}
        back={{ label: 'Back to Step 3', step: 3 }}
        next={{ label: "Let's Plant A Tree!", onClick: () => moves.moveOn(nextStep(project, step)) }}
      />
    </>
  );
}
