import { type NewProject, type Project, type ProjectChange, SPECIES_MESSAGE } from '../contract/projects.ts';
import { TOTAL_STEPS } from '../limits.ts';
import { OTHER_TREE, otherTree, otherTreeName } from './other-tree.ts';
import { type Given, Refused } from './refused.ts';
import { mergeFields, type Saved, type Stored } from './revisions.ts';
import { TREE_NAME_MESSAGE } from './tree-name.ts';

/** Starts a project: a draft at step 1 (§12.1). Sent again it gives what is there (§17.3). */
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

/** Two names of trees that are in no list are two choices, and a choice is one field (§12.11). */
function choiceOf(id: string | null | undefined, name: string | null | undefined): string | null | undefined {
  return id === OTHER_TREE ? `${id} ${name}` : id;
}

/**
 * Changes what a student may change of a project: its name, place, tree and state (§12.1). Null clears, and an empty
 * place is none. Each field is merged for itself (§12.11). Refused for a tree that is none of the species and has no
 * name of its own (§30).
 * @param listed the species that the change names, if there is one.
 */
export function changeProject(
  there: StoredProject,
  change: ProjectChange,
  listed: Project['selectedSpecies'],
): Saved<StoredProject> | Refused {
  const { name, location, selectedSpeciesId, selectedState } = change;
  const isOther = selectedSpeciesId === OTHER_TREE;
  if (isOther && !change.otherTree) return new Refused('invalid', TREE_NAME_MESSAGE, 'otherTree');
  if (!isOther && change.otherTree) return new Refused('invalid', SPECIES_MESSAGE, 'selectedSpeciesId');
  const species = change.otherTree ? otherTree(change.otherTree) : listed;
  if (selectedSpeciesId && !species) return new Refused('invalid', SPECIES_MESSAGE, 'selectedSpeciesId');
  const before = {
    name: there.name,
    location: there.location,
    selectedSpeciesId: choiceOf(there.selectedSpeciesId, otherTreeName(there)),
    selectedState: there.selectedState,
  };
  const place = location === undefined ? undefined : location || null;
  const choice = choiceOf(selectedSpeciesId, change.otherTree);
  const sent = { name, location: place, selectedSpeciesId: choice, selectedState };
  const { fields, conflicts, ...rest } = mergeFields({ ...there, fields: before }, sent, change);
  const isChosen = selectedSpeciesId !== undefined && fields.selectedSpeciesId === choice;
  const tree = isChosen
    ? { selectedSpeciesId, selectedSpecies: species }
    : { selectedSpeciesId: there.selectedSpeciesId, selectedSpecies: there.selectedSpecies };
  return { it: { ...there, ...rest, ...fields, ...tree }, conflicts };
}
