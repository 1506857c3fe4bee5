import type { ComponentType } from 'react';
import type { GuidePlace } from '#web/guides/step-guide.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/steps.ts';

const error = words.guideNotLoaded;

/**
 * The guide of a step in a file of its own, asked for at once: what a child does stands below it in the first view, and
 * does not wait for it.
 */
export function lateGuide(file: () => Promise<ComponentType<GuidePlace>>) {
  const First = latePart(file, {
    meanwhile: (
      <SkeletonGroup label={words.guideLoading} className="grid gap-2">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-11 w-1/2" />
        <Skeleton className="h-41 w-full rounded-lg sm:h-90" />
      </SkeletonGroup>
    ),
    error,
  });
  const Again = latePart(file, {
    meanwhile: (
      <SkeletonGroup label={words.guideLoading}>
        <Skeleton className="h-13 w-full" />
      </SkeletonGroup>
    ),
    error,
  });
  First.fetchAhead();
  function LateGuide({ again }: GuidePlace) {
    return again ? <Again again /> : <First />;
  }
  LateGuide.arrival = First.arrival;
  return LateGuide;
}
