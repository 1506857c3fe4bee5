import type { LatestWork } from '../contract/parent.ts';
import type { Photo } from '../contract/photos.ts';
import type { CompletionSummary } from '../contract/projects.ts';
import { byMoment } from './timeline.ts';

/** Of some projects, the newest first, what a child did last: the photo that was added last, and the last words. */
export function latestWorkOf(
  summaries: readonly Pick<CompletionSummary, 'project' | 'timeline' | 'photos'>[],
): LatestWork {
  const photo = summaries
    .flatMap(({ photos }) => photos)
    .reduce<Photo | null>(
      (latest, one) => (latest === null || one.uploadedAt > latest.uploadedAt ? one : latest),
      null,
    );
  const words = summaries
    .flatMap(({ project, timeline }) =>
      timeline.map(({ at, title, details }) => ({
        projectName: project.name,
        title,
        at,
        text: details.join('\n'),
      })),
    )
    .filter(({ text }) => text !== '')
    // Of one moment the later in its project.
    .reduce<LatestWork['words']>(
      (latest, one) => (latest === null || byMoment(one, latest) >= 0 ? one : latest),
      null,
    );
  return { photo, words };
}
