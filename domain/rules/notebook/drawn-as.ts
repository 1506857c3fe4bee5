import type { SpeciesSummary } from '#domain/contract/species/species.ts';
import { OTHER_TREE } from '../species/other-tree.ts';

/** The scientific name that the tree of a project is drawn by: of no kind for one in no list, empty while none is chosen. */
export function drawnAs(tree: SpeciesSummary | null | undefined): string {
  return tree?.id === OTHER_TREE ? 'any tree' : (tree?.scientificName ?? '');
}
