import * as words from '#words/platform/fields.ts';
import { Card } from './card.tsx';
import { cx } from './class-names.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** Stands where the form of an entry is about to be; `className` gives its height. */
export function FormSkeleton({ className }: { className: string }) {
  return (
    <Card look="notebook">
      <SkeletonGroup label={words.openingEntry} className={cx('grid content-start gap-6', className)}>
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="h-44 w-full rounded-lg" />
      </SkeletonGroup>
    </Card>
  );
}
