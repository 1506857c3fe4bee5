import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { LeftOfProjectCard } from '#web/features/projects/left-of-project-card.tsx';
import { NotFoundIllustration } from '#web/guides/illustrations/not-found.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** §2.6: a project that is not there, or not any more. */
export function NoProject({ projectId }: { projectId: string }) {
  return (
    <>
      <EmptyState
        headingLevel={1}
        illustration={<NotFoundIllustration />}
        title="Project Not Found"
        text="The project you're looking for doesn't exist."
        action={
          <Link href={paths.home()} className={buttonClass()}>
            Return to Dashboard
          </Link>
        }
      />
      <LeftOfProjectCard projectId={projectId} />
    </>
  );
}
