import { type Sentence, sentence } from '#domain/rules/platform/sentence.ts';
import type { Counts } from './tracking.ts';

type Questions = { [name in keyof Counts]?: Sentence };

const NONE_LEFT =
  'None left? It happens to many scouts. You can start again: a new project, with new cuttings.';

/**
 * What is asked at counts that do not fit together, and said where none is alive. They are taken all the same: who counts
 * may have cut again.
 */
export function questionsAtCounts(counts: Counts, harvested: number | null | undefined): Questions {
  const { cuttingsAlive: alive, cuttingsWithRoots: rooted } = counts;
  const cut = harvested ?? Number.POSITIVE_INFINITY;
  const tooMany = sentence('This is more than the {count} that you cut. Is it right?', { count: cut });
  return {
    ...(alive === 0 && { cuttingsAlive: NONE_LEFT }),
    ...((alive ?? 0) > cut && { cuttingsAlive: tooMany }),
    ...((rooted ?? 0) > cut && { cuttingsWithRoots: tooMany }),
    ...((rooted ?? 0) > (alive ?? Number.POSITIVE_INFINITY) && {
      cuttingsWithRoots: 'This is more than are alive. Is it right?',
    }),
  };
}
