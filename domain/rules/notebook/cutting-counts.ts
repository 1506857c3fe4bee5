import * as sentences from '#domain/rules/notebook/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import type { Counts } from './tracking.ts';

type Questions = { [name in keyof Counts]?: Told };

/**
 * What is asked at counts that do not fit together, and said where none is alive. They are taken all the same: who counts
 * may have cut again.
 */
export function questionsAtCounts(counts: Counts, harvested: number | null | undefined): Questions {
  const { cuttingsAlive: alive, cuttingsWithRoots: rooted } = counts;
  const cut = harvested ?? Number.POSITIVE_INFINITY;
  const tooMany = sentences.moreThanCut({ count: cut });
  return {
    ...(alive === 0 && { cuttingsAlive: sentences.noneLeft }),
    ...((alive ?? 0) > cut && { cuttingsAlive: tooMany }),
    ...((rooted ?? 0) > cut && { cuttingsWithRoots: tooMany }),
    ...((rooted ?? 0) > (alive ?? Number.POSITIVE_INFINITY) && {
      cuttingsWithRoots: sentences.moreThanAlive,
    }),
  };
}
