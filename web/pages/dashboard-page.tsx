import { useRef } from 'react';
import { DASHBOARD_SKELETON_CARDS } from '#domain/limits.ts';
import { isZipCode } from '#domain/rules/zip-code.ts';
import { useUser } from '#web/features/accounts/accounts.queries.ts';
import { NewProjectCard } from '#web/features/projects/new-project-card.tsx';
import { ProjectCard } from '#web/features/projects/project-card.tsx';
import {
  useProjects,
  useProjectsOnlyHere,
  useUnsentProjects,
} from '#web/features/projects/projects.queries.ts';
import { lateIllustrations } from '#web/guides/late-illustrations.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { InstallOffer } from '#web/offline/app/install-offer.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/class-names.ts';
import { latePart } from '#web/ui/late-part.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';

// Few ever have one.
const UnsentProjectCard = latePart(
  async () => (await import('#web/features/projects/unsent-project-card.tsx')).UnsentProjectCard,
);
const ZipCodeForm = latePart(
  async () => (await import('#web/features/accounts/zip-code-form.tsx')).ZipCodeForm,
);
const Illustration = lateIllustrations(
  'when shown',
  () => import('#web/guides/illustrations/no-projects.tsx'),
);

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** §2.5: the student's projects. */
export default function DashboardPage() {
  useDocumentTitle('My Projects');
  const user = useUser();
  const projects = useProjects();
  const unsent = useUnsentProjects();
  const onlyHere = useProjectsOnlyHere();
  // Where the list does not come, what was begun here is shown all the same.
  const shown = projects.data ?? (projects.isError ? onlyHere : undefined);
  const list = useRef<HTMLElement>(null);
  const ids = shown?.map((project) => project.id);
  const focusAfterRemoval = useFocusAfterRemoval(ids, list);
  return (
    <>
      <PageHeader
        title={`Welcome Back, ${user.firstName || 'Scout'}!`}
        subtitle={
          <>
            <span className="block">Continue documenting your tree cloning activity</span>
            {user.troopNumber && (
              <span className="block text-base">
                Troop {user.troopNumber} • {user.state}
              </span>
            )}
          </>
        }
      />
      {!isZipCode(user.zipCode) && <ZipCodeForm user={user} onSaved={() => list.current?.focus()} />}
      {projects.isError && (
        <Alert tone="danger" title="Your projects could not be loaded">
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => projects.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {projects.isPending && <DashboardSkeleton />}
      {shown && (
        <section ref={list} tabIndex={-1} aria-label="Your projects" className={cx(GRID, 'outline-none')}>
          {unsent.map((job) => (
            <UnsentProjectCard key={job.about} job={job} headingLevel={2} />
          ))}
          {shown.map((project) => (
            <ProjectCard key={project.id} project={project} onDeleted={() => focusAfterRemoval(project.id)} />
          ))}
          <NewProjectCard
            state={user.state}
            illustration={
              projects.data?.length === 0 ? <Illustration of="NoProjectsIllustration" /> : undefined
            }
          />
        </section>
      )}
      {projects.data && (
        <div className="mt-8">
          <InstallOffer />
        </div>
      )}
    </>
  );
}

function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading your projects..." className={GRID}>
      {Array.from({ length: DASHBOARD_SKELETON_CARDS }, (_, card) => `card-${card}`).map((card) => (
        <Card key={card} look="notebook" className="grid gap-4">
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-6 w-20" />
          <Skeleton className="mt-6 h-2.5 w-full rounded-full" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-12 w-full rounded-md" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
