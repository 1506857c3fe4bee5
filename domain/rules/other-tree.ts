/** A tree that is in no list: a child gives it a name of her own (§30). */
import type { Project } from '../contract/projects.ts';
import type { SpeciesSummary } from '../contract/species.ts';
import { folded } from './text.ts';

/** Stands as the id of the species: a tree is chosen, and it is none of the list. No species may have this slug. */
export const OTHER_TREE = 'another-tree';
/** What it is called where no word of a child is read. */
export const NOT_LISTED = 'Not in the list';

/** What stands on a project for a tree by this name. */
export function otherTree(name: string): SpeciesSummary {
  return { id: OTHER_TREE, commonName: name, scientificName: '' };
}

/** The name that a child gave the tree of a project; null where it has none, or one of the list. */
export function otherTreeName({
  selectedSpeciesId,
  selectedSpecies,
}: Pick<Project, 'selectedSpeciesId' | 'selectedSpecies'>): string | null {
  return selectedSpeciesId === OTHER_TREE ? (selectedSpecies?.commonName ?? null) : null;
}

/** The scientific name that the tree of a project is drawn by: of no kind for one in no list, empty while none is chosen. */
export function drawnAs(tree: SpeciesSummary | null | undefined): string {
  return tree?.id === OTHER_TREE ? 'any tree' : (tree?.scientificName ?? '');
}

/** How many projects have a tree by one name, in one state; null where its scout has none. */
export type CountedName = { readonly name: string; readonly state: string | null; readonly count: number };
export type NamedTree = { readonly name: string; readonly count: number; readonly states: readonly string[] };

/** Names that differ in case, accents and spaces alone are one, spelled as most did; the most frequent first. */
export function groupTreeNames(counted: readonly CountedName[]): NamedTree[] {
  const groups = Map.groupBy(counted, ({ name }) => folded(name));
  const sum = (those: readonly CountedName[]) => those.reduce((all, { count }) => all + count, 0);
  return [...groups.values()]
    .map((those) => {
      const spellings = [...Map.groupBy(those, ({ name }) => name)];
      const [name = ''] =
        spellings.toSorted(([a, x], [b, y]) => sum(y) - sum(x) || (a < b ? -1 : 1))[0] ?? [];
      const states = new Set(those.flatMap(({ state }) => state ?? []));
      return { name, count: sum(those), states: [...states].toSorted() };
    })
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
