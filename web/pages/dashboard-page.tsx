import { useRef } from 'react';
import { isZipCode } from '#domain/rules/sign-in/zip-code.ts';
import noProjects from '#pictures/pictures-no-projects.svg?no-inline';
import treeLater from '#pictures/pictures-tree-later.svg?no-inline';
import { AwaitedProjectList, PROJECT_GRID } from '#web/features/notebook/projects/awaited-list.tsx';
import { useGlances } from '#web/features/notebook/projects/glances.queries.ts';
import { NewProjectCard } from '#web/features/notebook/projects/new-project-card.tsx';
import { ProjectCard } from '#web/features/notebook/projects/project-card.tsx';
import {
  useDeletedProjects,
  useProjects,
  useProjectsOnlyHere,
  useUnsentProjects,
} from '#web/features/notebook/projects/projects.queries.ts';
import { CheckSummary, LookedWeeksSummary } from '#web/features/notebook/tracking/check-summary.tsx';
import { photoAddress } from '#web/features/photos/photos.queries.ts';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { InstallOffer } from '#web/offline/app/install-offer.tsx';
import { useIsAwaited } from '#web/offline/overlay/use-reading.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import * as words from '#words/notebook/projects.tsx';
import * as fields from '#words/platform/fields.ts';

// Few ever have one.
const UnsentProjectCard = lazyPart(
  async () => (await import('#web/features/notebook/projects/unsent-project-card.tsx')).UnsentProjectCard,
);
const DeletedProjectsPanel = lazyPart(
  async () =>
    (await import('#web/features/notebook/projects/deleted-projects-panel.tsx')).DeletedProjectsPanel,
);
const EndNoticesPanel = lazyPart(
  async () => (await import('#web/features/keeping/keeping/end-notices-panel.tsx')).EndNoticesPanel,
);
const LeaderSaysPanel = lazyPart(
  async () => (await import('#web/features/troop/reviews/leader-says-panel.tsx')).LeaderSaysPanel,
);
const ZipCodeForm = lazyPart(
  async () => (await import('#web/features/sign-in/accounts/zip-code-form.tsx')).ZipCodeForm,
);
const TreeQuestionCard = lazyPart(
  async () => (await import('#web/features/notebook/tree-checks/tree-question-card.tsx')).TreeQuestionCard,
);
const JARS = { small: '@min-[13rem]:block hidden h-18 w-13.5 shrink-0', large: 'h-full' } as const;

const TREE_DRAWINGS = {
  alive: 'living-tree',
  gone: 'gone-tree',
  unsure: 'unsure-tree',
} as const;

const LivingJar = lazyPart(async () => (await import('#web/guides/living-jar.tsx')).LivingJar, {
  meanwhile: <div className={JARS.small} />,
});

const thumbnailAddress = (filename: string) => photoAddress(filename, 'thumb');

/** PRODUCT.md#dashboard: the student's projects. */
export default function DashboardPage() {
  useDocumentTitle(words.title);
  const user = useUser();
  const projects = useProjects();
  // A card is shown as a whole; one that cannot tell what lies in its project is shown all the same.
  const glances = useGlances();
  const isAwaited = useIsAwaited(glances.isPending, glances.isFetching);
  const isComing = projects.isPending || isAwaited;
  const deleted = useDeletedProjects().data;
  const unsent = useUnsentProjects();
  const onlyHere = useProjectsOnlyHere();
  // Where the list does not come, what was begun here is shown all the same.
  const shown = isComing ? undefined : (projects.data ?? (projects.isError ? onlyHere : undefined));
  const list = useRef<HTMLElement>(null);
  const ids = shown?.map((project) => project.id);
  const focusAfterRemoval = useFocusAfterRemoval(ids, list);
  return (
    <>
      <PageHeader
        title={words.welcome(user.firstName)}
        subtitle={
          <>
            <span className="block">{words.subtitle}</span>
            {user.troopNumber && (
              <span className="block text-base">{words.troopIn(user.troopNumber, user.state)}</span>
            )}
          </>
        }
      />
      {!isZipCode(user.zipCode) && <ZipCodeForm user={user} onSaved={() => list.current?.focus()} />}
      {shown && <EndNoticesPanel nameOf={(id) => shown.find((project) => project.id === id)?.name} />}
      {shown && <LeaderSaysPanel />}
      {projects.isError && (
        <Alert tone="danger" title={words.notLoaded}>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => projects.refetch()}>
            {fields.tryAgain}
          </Button>
        </Alert>
      )}
      {isComing && (
        <SkeletonGroup label={words.loading} className={PROJECT_GRID}>
          <AwaitedProjectList />
        </SkeletonGroup>
      )}
      {shown && (
        <section
          ref={list}
          tabIndex={-1}
          aria-label={words.yourProjects}
          className={cx(PROJECT_GRID, 'outline-none')}
        >
          {unsent.map((job) => (
            <UnsentProjectCard key={job.about} job={job} headingLevel={2} />
          ))}
          {shown.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              thumbnailOf={thumbnailAddress}
              jarOf={(jar, size) => <LivingJar jar={jar} className={JARS[size]} />}
              checkOf={({ lastLook, inWaterSince, lookedWeeks }) => ({
                words: <CheckSummary looked={{ lastLook, inWaterSince, isCompleted: false }} />,
                leaves: inWaterSince && <LookedWeeksSummary lookedWeeks={lookedWeeks} />,
              })}
              treeOf={(projectId, completedAt) => (
                <TreeQuestionCard
                  projectId={projectId}
                  completedAt={completedAt}
                  drawingOf={(item) => (
                    <Picture
                      from={treeLater}
                      of={TREE_DRAWINGS[item]}
                      width={150}
                      height={150}
                      className="aspect-square w-full"
                    />
                  )}
                />
              )}
              isFirst={index === 0}
              onDeleted={() => focusAfterRemoval(project.id)}
            />
          ))}
          <NewProjectCard
            state={user.state}
            isNext={unsent.length === 0 && shown.every(({ status }) => status === 'completed')}
            illustration={
              projects.data?.length === 0 ? <Picture from={noProjects} of="no-projects" /> : undefined
            }
          />
        </section>
      )}
      {shown && deleted && deleted.length > 0 && (
        <div className="mt-8">
          <DeletedProjectsPanel projects={deleted} onRestored={() => list.current?.focus()} />
        </div>
      )}
      {projects.data && shown && (
        <div className="mt-8">
          <InstallOffer />
        </div>
      )}
    </>
  );
}
