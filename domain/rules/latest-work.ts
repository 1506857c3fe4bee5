import type { LatestWork } from '../contract/parent.ts';
import type { Photo } from '../contract/photos.ts';
import type { CompletionSummary } from '../contract/projects.ts';

/** Of some projects what a child did last: the photo that was added last. */
export function latestWorkOf(summaries: readonly Pick<CompletionSummary, 'photos'>[]): LatestWork {
  const photo = summaries
    .flatMap(({ photos }) => photos)
    .reduce<Photo | null>(
      (latest, one) => (latest === null || one.uploadedAt > latest.uploadedAt ? one : latest),
      null,
    );
  return { photo };
}
