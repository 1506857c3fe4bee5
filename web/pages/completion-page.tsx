import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import { listTrackingEntries, TRACKING_STEP } from '#domain/contract/tracking.ts';
import { TIME_LAPSE_PHOTOS_MIN } from '#domain/limits.ts';
import { beginningOf } from '#domain/rules/timeline.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/features/accounts/accounts.queries.ts';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { photoAddress } from '#web/features/photos/photos.queries.ts';
import { NameTreeButton } from '#web/features/projects/name-tree-button.tsx';
import { StartProjectButton } from '#web/features/projects/new-project-card.tsx';
import { useCompletionSummary, useProject } from '#web/features/projects/projects.queries.ts';
import { CelebrationPanel } from '#web/features/report/celebration-panel.tsx';
import { CompareCard } from '#web/features/report/compare-card.tsx';
import { CompletionCarousel } from '#web/features/report/completion-carousel.tsx';
import { CompletionShareCard } from '#web/features/report/completion-share-card.tsx';
import { CompletionSummaryCard } from '#web/features/report/completion-summary.tsx';
import { KeepCard } from '#web/features/report/keep-card.tsx';
import { SignatureField } from '#web/features/report/signature-field.tsx';
import { TimelinePanel } from '#web/features/report/timeline-panel.tsx';
import { TreeTagCard } from '#web/features/report/tree-tag-card.tsx';
import { LaterCard } from '#web/features/tree-checks/later-card.tsx';
import { CompletionIllustration } from '#web/guides/illustrations/completion.tsx';
import { NoEntriesIllustration } from '#web/guides/illustrations/no-entries.tsx';
import { NotFoundIllustration } from '#web/guides/illustrations/not-found.tsx';
import { SettledLeavesIllustration } from '#web/guides/illustrations/settled-leaves.tsx';
import { CallError, remedyFor } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/report.ts';
import * as film from '#words/time-lapse.ts';

// In one file with the report its rules and readings would come to lie in what every step loads.
const StampsCard = latePart(async () => (await import('#web/features/tracking/stamps-card.tsx')).StampsCard);

const Film = latePart(async () => (await import('./step/late-growth.tsx')).Film, {
  meanwhile: <Skeleton className="h-120 w-full rounded-lg" />,
  error: film.notLoaded,
});

const GrowthCard = latePart(async () => (await import('#web/features/tracking/growth-card.tsx')).GrowthCard);

/** §2.11: what came of a project, finished or not (§12.13). */
export default function CompletionPage() {
  const { projectId = '' } = useParams();
  const summary = useCompletionSummary(projectId);
  const project = useProject(projectId).data;
  if (summary.data) {
    // A new name stands at once where it is given, though the report is read anew only when it is opened.
    const name = project?.name ?? summary.data.project.name;
    return <Report summary={{ ...summary.data, project: { ...summary.data.project, name } }} />;
  }
  if (summary.isPending) return <ReportSkeleton />;
  const isUnknown = summary.error instanceof CallError && summary.error.status === 404;
  return isUnknown ? (
    <NoProject />
  ) : (
    <NotLoaded error={summary.error} onRetry={() => void summary.refetch()} />
  );
}

const thumbnailAddress = (filename: string) => photoAddress(filename, 'thumb');

function Report({ summary }: { summary: CompletionSummary }) {
  const isDone = summary.project.status === 'completed';
  const heading = isDone ? words.done : words.soFar;
  useDocumentTitle(heading);
  const user = useUser();
  const began = beginningOf(summary.project.createdAt, summary.timeline);
  const tracked = summary.photos.filter(({ stepNumber }) => stepNumber === TRACKING_STEP);
  return (
    // On paper no grid: browsers break those badly over pages.
    <div className="grid grid-cols-1 gap-10 print:block print:space-y-6">
      <CelebrationPanel
        summary={summary}
        heading={heading}
        addressOf={photoAddress}
        leaves={<SettledLeavesIllustration className="mx-auto w-full max-w-lg" />}
        drawing={<CompletionIllustration />}
        naming={<NameTreeButton projectId={summary.project.id} />}
      />
      <ThenAndNow projectId={summary.project.id} photos={summary.photos} began={began} />
      <CompletionSummaryCard summary={summary} />
      <StampsCard projectId={summary.project.id} />
      <KeepCard projectId={summary.project.id} />
      <CompletionShareCard summary={summary} addressOf={photoAddress} />
      <TreeTagCard summary={summary} firstName={user.firstName} />
      <TimelinePanel timeline={summary.timeline} photos={summary.photos} thumbnailOf={thumbnailAddress} />
      <GrowthCard
        projectId={summary.project.id}
        inWaterSince={summary.timeline.find(({ kind }) => kind === 'water')?.at ?? null}
      />
      {tracked.length >= TIME_LAPSE_PHOTOS_MIN && <Film projectId={summary.project.id} />}
      <CompletionCarousel
        photos={summary.photos}
        began={began}
        addressOf={photoAddress}
        emptyIllustration={<NoEntriesIllustration className="w-60 max-w-full" />}
      />
      <SignatureField />
      {summary.project.completedAt !== null && (
        <LaterCard
          projectId={summary.project.id}
          completedAt={summary.project.completedAt}
          photosOf={(check) => <PhotoGallery photos={check.photos} />}
        />
      )}
      <WaysOn projectId={summary.project.id} state={user.state} />
    </div>
  );
}

type ThenAndNowProps = { projectId: string; photos: readonly Photo[]; began: string };

/** Not before its days are known, as far as they can be: they would change under a child's eyes. */
function ThenAndNow({ projectId, photos, began }: ThenAndNowProps) {
  const { data: looks = null, isFetching } = useReading(listTrackingEntries, { projectId });
  const isAwaited = looks === null && isFetching && photos.length > 1;
  if (isAwaited) return <Skeleton className="aspect-4/3 w-full rounded-lg" />;
  return <CompareCard photos={photos} looks={looks ?? []} began={began} addressOf={photoAddress} />;
}

function WaysOn({ projectId, state }: { projectId: string; state: string }) {
  return (
    <nav
      aria-label={words.whatNext}
      className="grid gap-3 border-line border-t pt-6 sm:grid-cols-2 print:hidden"
    >
      <Link href={paths.step(projectId, TRACKING_STEP)} className={buttonClass()}>
        {words.continueTracking}
      </Link>
      <StartProjectButton state={state} variant="secondary">
        {words.startNew}
      </StartProjectButton>
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

function NoProject() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFoundIllustration />}
      title={words.unknown.title}
      text={words.unknown.text}
      action={
        <Link href={paths.projects()} className={buttonClass()}>
          {words.backToProjects}
        </Link>
      }
    />
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      headingLevel={1}
      title={words.notLoaded}
      text={remedyFor(error)}
      action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    />
  );
}

function ReportSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-8">
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-64 w-full rounded-lg" />
      <Skeleton className="aspect-4/3 w-full rounded-md" />
    </SkeletonGroup>
  );
}
