import { type NewProject, type Project, type ProjectChange, SPECIES_MESSAGE } from '../contract/projects.ts';
import { TOTAL_STEPS } from '../limits.ts';
import { type Given, Refused } from './refused.ts';

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
    }
  );
}

/**
 * Changes what a student may change of a project: its name, place, tree and state (§12.1). Null clears, and an empty
 * place is none. Refused for a tree that is none of the species.
 * @param species the one that the change names, if there is one.
 */
export function changeProject(
  there: Project,
  { name, location, selectedSpeciesId, selectedState }: ProjectChange,
  species: Project['selectedSpecies'],
): Project | Refused {
  if (selectedSpeciesId && !species) return new Refused('invalid', SPECIES_MESSAGE, 'selectedSpeciesId');
  return {
    ...there,
    ...(name !== undefined && { name }),
    ...(location !== undefined && { location: location || null }),
    ...(selectedSpeciesId !== undefined && { selectedSpeciesId, selectedSpecies: species }),
    ...(selectedState !== undefined && { selectedState }),
  };
}
