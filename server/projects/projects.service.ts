import type { User } from '#domain/contract/accounts.ts';
import type { Made } from '#domain/contract/endpoint.ts';
import {
  type NewProject,
  type Project,
  type ProjectChange,
  SPECIES_SENTENCE,
} from '#domain/contract/projects.ts';
import { lockAccount } from '#server/accounts/accounts.store.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, idTaken, notFound, notSignedIn } from '#server/errors.ts';
import { findSpeciesById } from '#server/species/species.store.ts';
import type { OwnProject } from './projects.gate.ts';
import { findProject, insertProject, updateProject } from './projects.store.ts';

/**
 * Starts a project: a draft at step 1 (§12.1). Sent again with the same id it gives what is there (§17.3).
 * @throws AppError 'taken' when the id is somebody else's, 'not-signed-in' when the owner's account is gone.
 */
export async function createProject(
  db: Queries,
  owner: User,
  project: NewProject,
  given: { id: string; now: number },
): Promise<Made<Project>> {
  // Deleted since the call began: its body may come slowly. All else hangs on a project, which then is gone as well.
  if (!(await lockAccount(db, owner.id))) throw notSignedIn();
  const id = project.id ?? given.id;
  const isNew = await insertProject(db, {
    id,
    ownerId: owner.id,
    name: project.name,
    activityType: project.activityType,
    selectedState: project.scoutState ?? null,
    createdAt: given.now,
  });
  const it = await findProject(db, { id, ownerId: owner.id });
  if (!it) throw idTaken();
  return { it, isNew };
}

/**
 * Changes what a student may change of a project: its name, place, tree and state (§12.1). Null clears.
 * @throws AppError 'invalid' at `selectedSpeciesId` when there is no such species.
 */
export async function changeProject(
  db: Queries,
  project: OwnProject,
  change: ProjectChange,
): Promise<Project> {
  const { selectedSpeciesId } = change;
  if (selectedSpeciesId && !(await findSpeciesById(db, selectedSpeciesId))) {
    throw new AppError('invalid', SPECIES_SENTENCE, { fields: { selectedSpeciesId: SPECIES_SENTENCE } });
  }
  await updateProject(db, project, change);
  const it = await findProject(db, project);
  if (!it) throw notFound();
  return it;
}
