import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import completion from '#pictures/pictures-completion.svg?no-inline';
import notFound from '#pictures/pictures-not-found.svg?no-inline';
import reportFigures from '#pictures/pictures-report-figures.svg?no-inline';
import reportPresses from '#pictures/pictures-report-presses.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { NameTreeButton } from '#web/features/notebook/projects/name-tree-button.tsx';
import { StartProjectButton } from '#web/features/notebook/projects/new-project-card.tsx';
import { useCompletionSummary, useProject } from '#web/features/notebook/projects/projects.queries.ts';
import { photoAddress } from '#web/features/photos/photos.queries.ts';
import { CelebrationPanel } from '#web/features/report/celebration-panel.tsx';
import { CompareCard } from '#web/features/report/compare-card.tsx';
import { CompletionSummaryCard } from '#web/features/report/completion-summary.tsx';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { CallError, remedyFor } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { useOnceTrue } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { fetchPlantedTree, GROWING_MS, PlantedTree } from '#web/ui/planted-tree.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useBackCloses } from '#web/ui/use-back-closes.ts';
import * as words from '#words/report/report.ts';

const WholeStory = lazyPart(async () => (await import('./complete/whole-story.tsx')).WholeStory, {
  meanwhile: <Skeleton className="aspect-4/3 w-full rounded-lg" />,
  error: words.storyNotLoaded,
});
const ShareDialog = lazyPart(
  async () => (await import('#web/features/report/share-dialog.tsx')).ShareDialog,
  { meanwhile: <AwaitedWindow />, error: words.notLoaded },
);
const KeepDialog = lazyPart(async () => (await import('#web/features/report/keep-dialog.tsx')).KeepDialog, {
  meanwhile: <AwaitedWindow />,
  error: words.notLoaded,
});
fetchPlantedTree();

/** PRODUCT.md#completion: what came of a project, finished or not (PRODUCT.md#the-summary). */
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

function Report({ summary }: { summary: CompletionSummary }) {
  const heading = summary.project.status === 'completed' ? words.done : words.soFar;
  useDocumentTitle(heading);
  const user = useUser();
  const looks = useLooks(summary);
  return (
    // On paper no grid: browsers break those badly over pages.
    <div className="grid grid-cols-1 gap-6 print:block print:space-y-6">
      <CelebrationPanel
        summary={summary}
        looks={looks}
        heading={heading}
        firstName={user.firstName}
        addressOf={photoAddress}
        treeOf={(isGrowing) => <PlantedTree isGrowing={isGrowing} />}
        growingMs={GROWING_MS}
        drawing={<Picture from={completion} of="completion" />}
        naming={<NameTreeButton projectId={summary.project.id} />}
      >
        <CompletionSummaryCard
          summary={summary}
          drawings={{
            cuttings: <Picture from={reportFigures} of="cuttings-figure" width={100} height={100} />,
            trees: <Picture from={reportFigures} of="trees-figure" width={100} height={100} />,
            hours: <Picture from={reportFigures} of="hours-figure" width={100} height={100} />,
          }}
        />
        <Presses summary={summary} looks={looks} firstName={user.firstName} state={user.state} />
      </CelebrationPanel>
      <ThenAndNow
        projectId={summary.project.id}
        photos={summary.photos}
        began={beginningOf(summary.project.createdAt, summary.timeline)}
      />
      <Story summary={summary} />
    </div>
  );
}

type LookDay = Pick<Look, 'id' | 'observedAt'>;

/** Which looks there were; before they are read the timeline tells the days of the finished ones. */
function useLooks({ project, timeline }: CompletionSummary): readonly LookDay[] {
  const { data } = useReading(listTrackingEntries, { projectId: project.id });
  return data ?? timeline.map(({ id, at }) => ({ id, observedAt: at }));
}

/** The words of a press below its picture. */
const PRESS = 'flex-col gap-1! px-1! py-3! leading-tight';

type PressesProps = {
  summary: CompletionSummary;
  looks: readonly LookDay[];
  firstName: string;
  state: string;
};

/** Actions on a report, each opening its purpose at once. */
function Presses({ summary, looks, firstName, state }: PressesProps) {
  const [open, setOpen] = useState<'show' | 'keep' | null>(null);
  const wasShown = useOnceTrue(open === 'show');
  const wasKept = useOnceTrue(open === 'keep');
  const press = (what: 'show' | 'keep', prefetch: () => void) => ({
    variant: 'secondary' as const,
    className: PRESS,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === what,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => setOpen(what),
  });
  const close = () => setOpen(null);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2 print:hidden">
      {/* Before there are cuttings there is no story yet. */}
      {summary.cuttingCount > 0 && (
        <Button
          {...press('show', ShareDialog.fetchAhead)}
          icon={<Picture from={reportPresses} of="show" width={100} height={100} className="size-14" />}
        >
          {words.showIt}
        </Button>
      )}
      <Button
        {...press('keep', KeepDialog.fetchAhead)}
        icon={<Picture from={reportPresses} of="keep" width={100} height={100} className="size-14" />}
      >
        {words.keepIt}
      </Button>
      <StartProjectButton
        state={state}
        variant="secondary"
        className={PRESS}
        icon={
          <Picture from={reportPresses} of="plant-another" width={100} height={100} className="size-14" />
        }
      >
        {words.startNew}
      </StartProjectButton>
      {wasShown && (
        <ShareDialog
          summary={summary}
          looks={looks}
          addressOf={photoAddress}
          open={open === 'show'}
          onOpenChange={close}
        />
      )}
      {wasKept && (
        <KeepDialog summary={summary} firstName={firstName} open={open === 'keep'} onOpenChange={close} />
      )}
    </div>
  );
}

/** Everything else, folded away on the screen; Back folds it again. */
function Story({ summary }: { summary: CompletionSummary }) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false), false);
  return (
    <div className="unfolded-in-print">
      <Collapsible title={words.wholeStory} headingLevel={2} isOnPage open={isOpen} onOpenChange={setOpen}>
        <WholeStory summary={summary} />
      </Collapsible>
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

function NoProject() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Picture from={notFound} of="not-found" />}
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
