import type { ComponentType } from 'react';
import type { GuidePlace } from '#web/guides/step-guide.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/steps.ts';

const error = words.guideNotLoaded;

/**
 * The guide of a step in a file of its own, asked for at once: what a child does stands below it in the first view, and
 * does not wait for it.
 */
export function lazyGuide(file: () => Promise<ComponentType<GuidePlace>>) {
  const First = lazyPart(file, {
    meanwhile: (
      <SkeletonGroup label={words.guideLoading} className="grid gap-2">
        <Skeleton className="h-90 w-full rounded-lg" />
      </SkeletonGroup>
    ),
    error,
  });
  const Again = lazyPart(file, {
    meanwhile: (
      <SkeletonGroup label={words.guideLoading}>
        <Skeleton className="h-13 w-full" />
      </SkeletonGroup>
    ),
    error,
  });
  First.fetchAhead();
  function LazyGuide({ again }: GuidePlace) {
    return again ? <Again again /> : <First />;
  }
  LazyGuide.arrival = First.arrival;
  return LazyGuide;
}
