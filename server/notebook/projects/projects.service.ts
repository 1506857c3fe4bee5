import type { NewProject, Project, ProjectChange, ProjectSaved } from '#domain/contract/notebook/projects.ts';
import type { Made } from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as rules from '#domain/rules/notebook/project-commands.ts';
import { lockOwnAccount } from '#server/accounts/exports.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { type Decision, decided } from '#server/platform/decision.ts';
import { idTaken, notSignedIn, orNotFound } from '#server/platform/errors.ts';
import { findSpeciesFor } from '#server/species/exports.ts';
import { findOpenProject, findStoredProject, insertProject, projectChange } from './projects.store.ts';

/**
 * Starts a project by its rule (PRODUCT.md#projects). Sent again with the same id it gives what is there
 * (PRODUCT.md#write-once).
 * @throws AppError 'taken' when the id is somebody else's, 'not-signed-in' when the owner's account is gone.
 */
export async function createProject(
  db: Queries,
  owner: User,
  project: NewProject,
  given: { id: string; now: number },
): Promise<Made<Project>> {
  // Deleted since the call began: its body may come slowly. All else hangs on a project, which then is gone as well.
  if (!(await lockOwnAccount(db, owner.id))) throw notSignedIn();
  const id = project.id ?? given.id;
  const there = await findOpenProject(db, { id, ownerId: owner.id });
  const createProject = rules.createProject(there, project, { id, now: isoTime(given.now) });
  const where = { ownerId: owner.id, createdAt: given.now };
  if (!there && !(await insertProject(db, createProject, where))) throw idTaken();
  return { it: createProject, isNew: !there };
}

/** Decides on a change of what a student may change of a project, by its rule. */
export async function decideProjectChange(
  db: Queries,
  project: OwnProject,
  change: ProjectChange,
): Promise<Decision<ProjectSaved>> {
  const { selectedSpeciesId } = change;
  const species = selectedSpeciesId ? await findSpeciesFor(db, project, selectedSpeciesId) : undefined;
  const there = orNotFound(await findStoredProject(db, project));
  const outcome = rules.changeProject(there, change, summaryOf(species));
  return decided(there, outcome, change, (it) => projectChange(db, project, it));
}

function summaryOf(species: Project['selectedSpecies'] | undefined): Project['selectedSpecies'] {
  if (!species) return null;
  const { id, commonName, scientificName } = species;
  return { id, commonName, scientificName };
}
