import type { LatestWork } from '#domain/contract/family/parent.ts';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';

/** Returns the photo added last to any of the projects. */
export function latestWorkOf(summaries: readonly Pick<CompletionSummary, 'photos'>[]): LatestWork {
  const photo = summaries
    .flatMap(({ photos }) => photos)
    .reduce<Photo | null>(
      (latest, one) => (latest === null || one.uploadedAt > latest.uploadedAt ? one : latest),
      null,
    );
  return { photo };
}
