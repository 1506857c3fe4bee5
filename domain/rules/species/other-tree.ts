/** A tree that is in no list: a child gives it a name (PRODUCT.md#another-tree). */
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { SpeciesSummary } from '#domain/contract/species/species.ts';

/** Stands as the id of the species: a tree is chosen, and it is none of the list. No species may have this slug. */
export const OTHER_TREE = 'another-tree';

/** Returns a project's entry for a tree with this name, or null. */
export function otherTree(name: string | undefined): SpeciesSummary | null {
  return name ? { id: OTHER_TREE, commonName: name, scientificName: '' } : null;
}

/** The name that a child gave the tree of a project; null where it has none, or one of the list. */
export function otherTreeName({
  selectedSpeciesId,
  selectedSpecies,
}: Pick<Project, 'selectedSpeciesId' | 'selectedSpecies'>): string | null {
  return selectedSpeciesId === OTHER_TREE ? (selectedSpecies?.commonName ?? null) : null;
}
