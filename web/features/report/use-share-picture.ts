import { useEffect, useState } from 'react';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import { drawnAs } from '#domain/rules/drawn-as.ts';
import { OTHER_TREE } from '#domain/rules/other-tree.ts';
import { shownTotalHours, speciesTitle } from '#domain/rules/summary.ts';
import { drawSharePicture } from '#web/lib/share-picture.ts';
import { siteName } from '#web/lib/site.ts';
import { drawingOf } from '#web/ui/trees/tree-drawing.tsx';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What the tree is called before everybody: the name that a child gave one which is in no list stays with her (§30). */
function sharedTitle(summary: CompletionSummary): string | null {
  return summary.project.selectedSpecies === OTHER_TREE ? null : speciesTitle(summary);
}

/** The words to share: the tree and the numbers, never a name, a place or an address of the child's. */
export function shareText(summary: CompletionSummary): string {
  const { cuttingCount, plantingEntriesCount: trees, totalTimeSpent } = summary;
  const species = sharedTitle(summary);
  const tree = species ? `a tree: ${species}!` : 'a tree!';
  const cuttings = many(cuttingCount, 'cutting', 'cuttings');
  const hours = `It took me ${shownTotalHours(totalTimeSpent)} hours`;
  if (trees === 0)
    return `I am cloning ${tree} I took ${cuttings} and help them grow roots. ${hours} so far.`;
  return `I cloned ${tree} From ${cuttings} I planted ${many(trees, 'new tree', 'new trees')}. ${hours}.`;
}

/** What stands on the picture. */
function picturedWords(summary: CompletionSummary): { title: string; lines: string[]; foot: string } {
  const { cuttingCount, plantingEntriesCount: trees, totalTimeSpent } = summary;
  const cuttings = many(cuttingCount, 'cutting', 'cuttings');
  return {
    title: sharedTitle(summary) ?? 'My Tree',
    lines: [
      trees > 0 ? `${many(trees, 'new tree', 'new trees')} from ${cuttings}` : `${cuttings}, growing roots`,
      `${shownTotalHours(totalTimeSpent)} hours of work`,
    ],
    foot: `Tree cloning with ${siteName}`,
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
    drawSharePicture({ ...picturedWords(summary), photo, drawing }).then(
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
