import { DASHBOARD_SKELETON_CARDS } from '#domain/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Where the cards of the dashboard stand. */
export const PROJECT_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

const CARDS = Array.from({ length: DASHBOARD_SKELETON_CARDS }, (_, card) => `card-${card}`);

/** The shapes of cards that are being read, for a grid of `PROJECT_GRID`. */
export function AwaitedProjectList() {
  return CARDS.map((card) => (
    <Card key={card} look="notebook" className="grid gap-3">
      <Skeleton className="aspect-16/9 w-full rounded-md" />
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-6 w-20" />
      <Skeleton className="h-14 w-full rounded-md" />
      <Skeleton className="h-2.5 w-full rounded-full" />
      <Skeleton className="h-4 w-1/2" />
    </Card>
  ));
}

/** The shape of the whole dashboard, while it is not known who is here: as high as what comes. */
export function AwaitedDashboardList() {
  return (
    <>
      <div className="mb-8 grid gap-3.5">
        <Skeleton className="h-[1lh] w-4/5 max-w-md text-3xl" />
        <Skeleton className="h-[2lh] w-full max-w-md text-lg" />
        <Skeleton className="h-[1lh] w-2/5 max-w-48" />
      </div>
      <div className={PROJECT_GRID}>
        <AwaitedProjectList />
      </div>
    </>
  );
}
