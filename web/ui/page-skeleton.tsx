import { Skeleton } from './skeleton.tsx';

/** Stands where a screen is about to be of which nothing is known yet. */
export function PageSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-4 h-40 w-full rounded-lg" />
    </div>
  );
}
