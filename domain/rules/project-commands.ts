import { type NewProject, type Project, type ProjectChange, SPECIES_MESSAGE } from '../contract/projects.ts';
import { TOTAL_STEPS } from '../limits.ts';
import { type Given, Refused } from './refused.ts';
import { mergeFields, type Saved, type Stored } from './revisions.ts';

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

/**
 * Changes what a student may change of a project: its name, place, tree and state (§12.1). Null clears, and an empty
 * place is none. Each field is merged for itself (§12.11). Refused for a tree that is none of the species.
 * @param species the one that the change names, if there is one.
 */
export function changeProject(
  there: StoredProject,
  change: ProjectChange,
  species: Project['selectedSpecies'],
): Saved<StoredProject> | Refused {
  const { name, location, selectedSpeciesId, selectedState } = change;
  if (selectedSpeciesId && !species) return new Refused('invalid', SPECIES_MESSAGE, 'selectedSpeciesId');
  const before = {
    name: there.name,
    location: there.location,
    selectedSpeciesId: there.selectedSpeciesId,
    selectedState: there.selectedState,
  };
  const place = location === undefined ? undefined : location || null;
  const sent = { name, location: place, selectedSpeciesId, selectedState };
  const { fields, conflicts, ...rest } = mergeFields({ ...there, fields: before }, sent, change);
  const isChosen = selectedSpeciesId !== undefined && fields.selectedSpeciesId === selectedSpeciesId;
  const selectedSpecies = isChosen ? species : there.selectedSpecies;
  return { it: { ...there, ...rest, ...fields, selectedSpecies }, conflicts };
}
