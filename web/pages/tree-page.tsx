import { useParams } from 'wouter';
import type { Condition, TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { uploadCheckPhotos } from '#domain/contract/photos/photos.ts';
import treeLater from '#pictures/pictures-tree-later.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { StartProjectButton } from '#web/features/notebook/projects/new-project-card.tsx';
import { useCompletionSummary } from '#web/features/notebook/projects/projects.queries.ts';
import { useTreeChecks } from '#web/features/notebook/tree-checks/tree-checks.queries.ts';
import { TreePanel } from '#web/features/notebook/tree-checks/tree-panel.tsx';
import { LazyPhotoPanel } from '#web/features/photos/lazy-photo-panel.tsx';
import { PhotoGallery } from '#web/features/photos/photo-gallery.tsx';
import { ENTRY_PHOTO_WORDS } from '#web/features/photos/photos.queries.ts';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { today } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/tree-checks.ts';

const DRAWINGS = {
  alive: 'living-tree',
  gone: 'gone-tree',
  unsure: 'unsure-tree',
} as const satisfies Record<Condition, string>;
LazyPhotoPanel.fetchAhead();

/** PRODUCT.md#the-years-after: how the planted tree is, in the years after. */
export default function TreePage() {
  const { projectId = '' } = useParams();
  useDocumentTitle(words.question);
  const summary = useCompletionSummary(projectId);
  const completedAt = summary.data?.project.completedAt ?? null;
  const checks = useTreeChecks(projectId, completedAt !== null);
  const failed = [summary, checks].find(({ isError }) => isError);
  return (
    <>
      <PageHeader
        title={words.question}
        subtitle={summary.data?.project.name}
        back={<BackLink href={paths.home()}>{words.backToProjects}</BackLink>}
      />
      {failed && <LoadError title={words.notLoaded} error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !summary.data && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-72 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      {summary.data && completedAt === null && <p>{words.notYet}</p>}
      {completedAt !== null && checks.data && (
        <Tree projectId={projectId} completedAt={completedAt} checks={checks.data} />
      )}
    </>
  );
}

type TreeProps = { projectId: string; completedAt: string; checks: readonly TreeCheck[] };

function Tree({ projectId, completedAt, checks }: TreeProps) {
  const { state } = useUser();
  const photosOf = (check: TreeCheck, isEditing: boolean) => {
    if (!isEditing) return <PhotoGallery photos={check.photos} projectId={projectId} />;
    const target = { endpoint: uploadCheckPhotos, params: { projectId, entryId: check.id } };
    return (
      <LazyPhotoPanel photos={check.photos} words={ENTRY_PHOTO_WORDS} label={words.photos} target={target} />
    );
  };
  return (
    <TreePanel
      projectId={projectId}
      completedOn={today(new Date(completedAt))}
      checks={checks}
      drawingOf={(condition) => (
        <Picture
          from={treeLater}
          of={DRAWINGS[condition]}
          width={150}
          height={150}
          className="aspect-square w-full"
        />
      )}
      photosOf={photosOf}
      another={<StartProjectButton state={state}>{words.another}</StartProjectButton>}
    />
  );
}
