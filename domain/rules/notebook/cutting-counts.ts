import * as sentences from '#domain/rules/notebook/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import type { Counts } from './tracking.ts';

type Questions = { [name in keyof Counts]?: Told };

/**
 * Questions about counts that do not fit together, or when none is alive. The counts are kept all the same: the child
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
