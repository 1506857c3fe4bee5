import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Child } from '#domain/contract/family/parent.ts';
import type { Reviews } from '#domain/contract/troop/reviews.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import * as words from '#words/family/parent-page.tsx';
import { ChildNewsPanel } from './child-news-panel.tsx';
import { ChildProjectCard } from './child-project-card.tsx';
import { useChildReviews } from './child-reviews.queries.ts';
import { PagePartPanel } from './page-parts-panel.tsx';
import { childArchiveAddress, PageClosed, type useChild } from './parent.queries.ts';
import { useLeadBack } from './use-lead-back.ts';

export type ChildWorkPanelProps = {
  child: Child;
  details: ReturnType<typeof useChild>;
  /** Renders the reviews of leaders. */
  showReviews: (reviews: Reviews) => ReactNode;
};

/** New work, reviews, and everything so far. */
export function ChildWorkPanel({ child, details, showReviews }: ChildWorkPanelProps) {
  const { data, error, refetch } = details;
  const { id, firstName } = child;
  const reviews = useChildReviews(id);
  const hasReviews = reviews.data && (reviews.data.reviews.length > 0 || reviews.data.nudge !== null);
  const isUnread = reviews.error && !(reviews.error instanceof PageClosed);
  useLeadBack(id, data?.projects.length);
  return (
    <>
      {data && <ChildNewsPanel child={data} />}
      {(hasReviews || isUnread) && (
        <PagePartPanel child={child} part="reviews">
          {reviews.data && showReviews(reviews.data)}
          {isUnread && (
            <LoadError title={words.reviewsNotLoaded} error={reviews.error} onRetry={reviews.refetch} />
          )}
        </PagePartPanel>
      )}
      <PagePartPanel child={child} part="work">
        <div className="grid justify-items-start gap-2">
          <a className={buttonClass({ variant: 'secondary' })} href={childArchiveAddress(id)} download>
            <Archive aria-hidden="true" className="size-5" />
            {words.downloadAll}
          </a>
          <p className="text-ink-soft text-sm">{words.allThatIsKept(firstName)}</p>
        </div>
        {error && !(error instanceof PageClosed) && (
          <LoadError title={words.projectsNotLoaded} error={error} onRetry={refetch} />
        )}
        {data?.projects.map((work) => (
          <ChildProjectCard key={work.project.id} childId={id} work={work} />
        ))}
      </PagePartPanel>
    </>
  );
}
