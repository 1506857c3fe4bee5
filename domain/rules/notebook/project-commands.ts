import type { NewProject, Project, ProjectChange } from '#domain/contract/notebook/projects.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { type Given, Refused } from '#domain/rules/platform/refused.ts';
import { mergeFields, type Saved, type Stored } from '#domain/rules/platform/revisions.ts';
import { OTHER_TREE, otherTree, otherTreeName } from '../species/other-tree.ts';
import { TREE_NAME_INVALID } from '../species/tree-name.ts';

/** Starts a project: a draft at step 1 (PRODUCT.md#projects). Sent again it gives what is there (PRODUCT.md#write-once). */
export function createProject(there: Project | undefined, project: NewProject, { id, now }: Given): Project {
  return (
    there ?? {
      id,
      name: project.name,
      status: 'draft',
      currentStep: 1,
      totalSteps: TOTAL_STEPS,
      location: null,
      createdAt: now,
      activityType: project.activityType,
      selectedSpeciesId: null,
      selectedState: project.scoutState ?? null,
      selectedSpecies: null,
      revision: 0,
    }
  );
}

export type StoredProject = Stored<Project>;

/**
 * A choice is one field (PRODUCT.md#two-devices): the id of a species or, behind a space, the name of a tree that is in
 * no list.
 */
function choiceOf<Id>(id: Id, name: string | null | undefined | false): Id | string {
  return name ? ` ${name}` : id;
}

/**
 * Changes what a student may change of a project: its name, place, tree and state (PRODUCT.md#projects). Null clears,
 * and an empty place is none. Each field is merged for itself (PRODUCT.md#two-devices). Refused for a tree that is none
 * of the species and has no name of its own (PRODUCT.md#another-tree).
 * @param listed the species that the change names, if there is one.
 */
export function changeProject(
  there: StoredProject,
  change: ProjectChange,
  listed: Project['selectedSpecies'],
): Saved<StoredProject> | Refused {
  const { name, location, selectedSpeciesId, selectedState, otherTree: ownName } = change;
  const isOther = selectedSpeciesId === OTHER_TREE;
  const species = isOther ? otherTree(ownName) : listed;
  if (selectedSpeciesId && !species)
    return isOther
      ? new Refused('invalid', TREE_NAME_INVALID, 'otherTree')
      : new Refused('invalid', sentences.treeNotListed, 'selectedSpeciesId');
  const before = {
    name: there.name,
    location: there.location,
    selectedSpeciesId: choiceOf(there.selectedSpeciesId, otherTreeName(there)),
    selectedState: there.selectedState,
  };
  const place = location === undefined ? undefined : location || null;
  const choice = choiceOf(selectedSpeciesId, isOther && ownName);
  const sent = { name, location: place, selectedSpeciesId: choice, selectedState };
  const { fields, conflicts, ...rest } = mergeFields({ ...there, fields: before }, sent, change);
  const isChosen = selectedSpeciesId !== undefined && fields.selectedSpeciesId === choice;
  const tree = isChosen ? { selectedSpeciesId, selectedSpecies: species } : {};
  const { selectedSpeciesId: _, ...others } = fields;
  return { it: { ...there, ...rest, ...others, ...tree }, conflicts };
}
