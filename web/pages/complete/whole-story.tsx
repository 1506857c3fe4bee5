import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { listTrackingEntries, TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import { TIME_LAPSE_PHOTOS_MIN } from '#domain/limits.ts';
import { keepsakesOf } from '#domain/rules/report/keepsakes.ts';
import { bestOf, firstAndLatest } from '#domain/rules/report/report-photos.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import noEntries from '#pictures/pictures-no-entries.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { GrowthCard } from '#web/features/notebook/tracking/growth-card.tsx';
import { StampsCard } from '#web/features/notebook/tracking/stamps-card.tsx';
import { LaterCard } from '#web/features/notebook/tree-checks/later-card.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { photoAddress } from '#web/features/photos/photos.queries.ts';
import { CompletionCarousel } from '#web/features/report/completion-carousel.tsx';
import { HoursCard } from '#web/features/report/hours-card.tsx';
import { SignatureField } from '#web/features/report/signature-field.tsx';
import { TimelinePanel } from '#web/features/report/timeline-panel.tsx';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/report/report.ts';
import * as film from '#words/report/time-lapse.ts';

const Film = lazyPart(async () => (await import('../step/lazy-growth.tsx')).Film, {
  meanwhile: <Skeleton className="h-120 w-full rounded-lg" />,
  error: film.notLoaded,
});

const thumbnailAddress = (filename: string) => photoAddress(filename, 'thumb');

/** Parts of a report beyond its first view: all photos, stamps, days and hours, and the ways on. */
export function WholeStory({ summary }: { summary: CompletionSummary }) {
  const { project, photos, timeline } = summary;
  const began = beginningOf(project.createdAt, timeline);
  const looks = useReading(listTrackingEntries, { projectId: project.id }).data ?? [];
  const pair = firstAndLatest(photos, looks, began);
  const shown = [bestOf(photos, looks, began), pair?.first.photo ?? null, pair?.latest.photo ?? null];
  const tracked = photos.filter(({ stepNumber }) => stepNumber === TRACKING_STEP);
  return (
    // On paper no grid: browsers break those badly over pages.
    <div className="grid grid-cols-1 gap-8 print:block print:space-y-6">
      <CompletionCarousel
        photos={photos}
        looks={looks}
        began={began}
        printed={keepsakesOf(photos, looks, shown, began)}
        addressOf={photoAddress}
        emptyIllustration={<Picture from={noEntries} of="no-entries" className="w-60 max-w-full" />}
      />
      <StampsCard projectId={project.id} />
      {/* Whoever signs reads the hours above the line. */}
      <div className="contents print:block print:break-inside-avoid">
        <HoursCard summary={summary} />
        <SignatureField />
      </div>
      <TimelinePanel timeline={timeline} photos={photos} thumbnailOf={thumbnailAddress} />
      <GrowthCard
        projectId={project.id}
        inWaterSince={timeline.find(({ kind }) => kind === 'water')?.at ?? null}
      />
      {tracked.length >= TIME_LAPSE_PHOTOS_MIN && <Film projectId={project.id} />}
      {project.completedAt !== null && (
        <LaterCard
          projectId={project.id}
          completedAt={project.completedAt}
          photosOf={(check) => <PhotoGallery photos={check.photos} projectId={project.id} />}
        />
      )}
      <WaysOn projectId={project.id} />
    </div>
  );
}

function WaysOn({ projectId }: { projectId: string }) {
  return (
    <nav
      aria-label={words.whatNext}
      className="grid gap-3 border-line border-t pt-6 sm:grid-cols-3 print:hidden"
    >
      <Link href={paths.step(projectId, TRACKING_STEP)} className={buttonClass()}>
        {words.continueTracking}
      </Link>
      <Link href={paths.project(projectId)} className={buttonClass({ variant: 'secondary' })}>
        {words.continueProject}
      </Link>
      <Link href={paths.home()} className={buttonClass({ variant: 'quiet' })}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.backToProjects}
      </Link>
    </nav>
  );
}
