import { useEffect, useState } from 'react';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { drawnAs } from '#domain/rules/notebook/drawn-as.ts';
import { shownTotalHours, speciesTitle } from '#domain/rules/report/summary.ts';
import { OTHER_TREE } from '#domain/rules/species/other-tree.ts';
import { drawSharePicture } from '#web/lib/share-picture.ts';
import { siteName } from '#web/lib/site.ts';
import { drawingOf } from '#web/ui/trees/tree-drawing.tsx';
import * as words from '#words/report/report.ts';
import { treeNamed } from '#words/species/tree-names.ts';

/**
 * Returns a tree's public name: a child's own name for a tree in no list stays private
 * (PRODUCT.md#names-of-other-trees).
 */
function sharedTitle(summary: CompletionSummary): string | null {
  const tree = summary.project.selectedSpecies === OTHER_TREE ? null : speciesTitle(summary);
  return tree && treeNamed(tree);
}

/** Returns the shared story: the tree and the numbers, never a name, a place or an address of the child. */
export function storyOf(summary: CompletionSummary): words.Story {
  return {
    species: sharedTitle(summary),
    cuttings: summary.cuttingCount,
    trees: summary.plantingEntriesCount,
    hours: shownTotalHours(summary.totalTimeSpent),
  };
}

export type ShareFile =
  | { readonly state: 'drawing' | 'failed' }
  | { readonly state: 'drawn'; readonly file: File };

/** The picture to share, drawn anew whenever another photo is picked; `photo` is its address, or null for none. */
export function useSharePicture(summary: CompletionSummary, photo: string | null): ShareFile {
  const [drawn, setDrawn] = useState<ShareFile>({ state: 'drawing' });
  useEffect(() => {
    let isWanted = true;
    setDrawn({ state: 'drawing' });
    const drawing = drawingOf(drawnAs(summary.species));
    drawSharePicture({ ...words.pictured(storyOf(summary), siteName), photo, drawing }).then(
      (blob) => {
        const file = new File([blob], `${summary.project.selectedSpecies ?? 'my-tree'}.jpg`, {
          type: blob.type,
        });
        // Another photo may have been picked since.
        if (isWanted) setDrawn({ state: 'drawn', file });
      },
      () => {
        if (isWanted) setDrawn({ state: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [summary, photo]);
  return drawn;
}
