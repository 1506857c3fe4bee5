import { Link } from 'wouter';
import notFound from '#pictures/pictures-not-found.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { LeftOfProjectCard } from '#web/features/notebook/projects/left-of-project-card.tsx';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as words from '#words/notebook/steps.ts';

/** PRODUCT.md#steps: a project that is not there, or not any more. */
export function NoProject({ projectId }: { projectId: string }) {
  return (
    <>
      <EmptyState
        headingLevel={1}
        illustration={<Picture from={notFound} of="not-found" />}
        title={words.noProject.title}
        text={words.noProject.text}
        action={
          <Link href={paths.home()} className={buttonClass()}>
            {words.noProject.back}
          </Link>
        }
      />
      <LeftOfProjectCard projectId={projectId} />
    </>
  );
}
