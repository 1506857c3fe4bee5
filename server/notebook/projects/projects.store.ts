import type { ListedProject, Project, ProjectStatus } from '#domain/contract/notebook/projects.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import type { StoredProject } from '#domain/rules/notebook/project-commands.ts';
import type { Progress } from '#domain/rules/notebook/step-save.ts';
import { readFieldRevisions } from '#domain/rules/platform/revisions.ts';
import { otherTree, otherTreeName } from '#domain/rules/species/other-tree.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { ProjectRow } from '#server/platform/db/project-tables.ts';
import type { SpeciesRow } from '#server/platform/db/species-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Write } from '#server/platform/db/write-batch.ts';
import { notFound } from '#server/platform/errors.ts';

type JoinedSpecies = { [Column in keyof Pick<SpeciesRow, 'common_name' | 'scientific_name'>]: string | null };

/** A species that an import has dropped leaves its id on the project and no summary. */
function presentProject(row: ProjectRow & JoinedSpecies): Project {
  const { selected_species_id: speciesId, common_name: commonName, scientific_name: scientificName } = row;
  const isListed = speciesId !== null && commonName !== null && scientificName !== null;
  const listed = isListed ? { id: speciesId, commonName, scientificName } : null;
  return {
    id: row.id,
    name: row.name,
    status: row.status as ProjectStatus,
    currentStep: row.current_step,
    totalSteps: TOTAL_STEPS,
    location: row.location,
    createdAt: isoTime(row.created_at),
    activityType: row.activity_type,
    selectedSpeciesId: speciesId,
    selectedState: row.selected_state,
    selectedSpecies: row.other_tree === null ? listed : otherTree(row.other_tree),
    revision: row.revision,
  };
}

function projectsWithSpecies(db: Queries) {
  return db
    .selectFrom('projects')
    .leftJoin('species', 'species.id', 'projects.selected_species_id')
    .selectAll('projects')
    .select(['species.common_name', 'species.scientific_name']);
}

const projectsOf = prepared((db, values: { ownerId: string }) =>
  projectsWithSpecies(db)
    .where('projects.owner_id', '=', values.ownerId)
    .where('projects.deleted_at', 'is', null)
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id'),
);

/** All projects of a person, the newest first; none that is deleted. */
export async function listProjects(db: Queries, ownerId: string): Promise<Project[]> {
  return (await projectsOf(db, { ownerId })).map(presentProject);
}

/** Those of them that are deleted and still kept, the last deleted first; or these and all others, the newest first. */
export async function listKeptProjects(
  db: Queries,
  ownerId: string,
  which: 'deleted' | 'all',
): Promise<ListedProject[]> {
  const query = projectsWithSpecies(db).where('projects.owner_id', '=', ownerId);
  const chosen =
    which === 'deleted'
      ? query.where('projects.deleted_at', 'is not', null).orderBy('projects.deleted_at', 'desc')
      : query.orderBy('projects.created_at', 'desc');
  return (await chosen.orderBy('projects.id').execute()).map((row) => ({
    ...presentProject(row),
    ...(row.deleted_at !== null && { deletedAt: isoTime(row.deleted_at) }),
  }));
}

const projectOf = prepared((db, values: { id: string; ownerId: string }) =>
  projectsWithSpecies(db)
    .where('projects.id', '=', values.id)
    .where('projects.owner_id', '=', values.ownerId),
);
const openProjectOf = prepared((db, values: { id: string; ownerId: string }) =>
  projectsWithSpecies(db)
    .where('projects.id', '=', values.id)
    .where('projects.owner_id', '=', values.ownerId)
    .where('projects.deleted_at', 'is', null),
);

/** The project with this id, if it is this owner's and not deleted. */
export async function findOpenProject(
  db: Queries,
  values: { id: string; ownerId: string },
): Promise<Project | undefined> {
  const [row] = await openProjectOf(db, values);
  return row && presentProject(row);
}

/** Returns a proven project's data, deleted or not. */
export async function findProject(db: Queries, { id, ownerId }: SeenProject): Promise<Project | undefined> {
  const [row] = await projectOf(db, { id, ownerId });
  return row && presentProject(row);
}

/** A project as a change is decided on. What is held, the gate holds. */
export async function findStoredProject(
  db: Queries,
  { id, ownerId }: OwnProject,
): Promise<StoredProject | undefined> {
  const [row] = await projectOf(db, { id, ownerId });
  return row && { ...presentProject(row), fieldRevisions: readFieldRevisions(row.field_revisions) };
}

/** Returns the columns that a student may change. */
function columnsOf(project: Project) {
  const { name, location, selectedSpeciesId, selectedState } = project;
  return {
    name,
    location,
    selected_species_id: selectedSpeciesId,
    other_tree: otherTreeName(project),
    selected_state: selectedState,
  };
}

/** Writes a new project; gives false, and writes nothing, when its id is taken. */
export async function insertProject(
  db: Queries,
  project: Project,
  { ownerId, createdAt }: { ownerId: string; createdAt: number },
): Promise<boolean> {
  const result = await db
    .insertInto('projects')
    .values({
      id: project.id,
      owner_id: ownerId,
      status: project.status,
      current_step: project.currentStep,
      activity_type: project.activityType,
      created_at: createdAt,
      completed_at: null,
      deleted_at: null,
      revision: project.revision,
      field_revisions: '{}',
      ...columnsOf(project),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The write of what a student may change of a project that gives a row if it still has the revision before. */
export function projectChange(db: Queries, project: OwnProject, storedProject: StoredProject): Write {
  const { revision, fieldRevisions } = storedProject;
  return db
    .updateTable('projects')
    .set({ ...columnsOf(storedProject), revision, field_revisions: JSON.stringify(fieldRevisions) })
    .where('id', '=', project.id)
    .where('revision', '=', revision - 1)
    .returning('revision')
    .compile();
}

/** Milliseconds since 1970, UTC. */
type Completed = { completedAt: number | null };

/**
 * Returns a project's progress, and if its tree is chosen. @throws AppError 'not-found' when the project went since
 * the gate.
 */
export async function findProgress(
  db: Queries,
  project: SeenProject,
): Promise<Progress & Completed & { hasSpecies: boolean }> {
  const row = await db
    .selectFrom('projects')
    .select(['status', 'current_step', 'completed_at', 'selected_species_id'])
    .where('id', '=', project.id)
    .executeTakeFirstOrThrow(() => notFound());
  return {
    status: row.status as ProjectStatus,
    currentStep: row.current_step,
    completedAt: row.completed_at,
    hasSpecies: row.selected_species_id !== null,
  };
}

/** The write of how far a project has come. */
export function progressPut(db: Queries, project: OwnProject, values: Progress & Completed): Write {
  return db
    .updateTable('projects')
    .set({ status: values.status, current_step: values.currentStep, completed_at: values.completedAt })
    .where('id', '=', project.id)
    .returning('id')
    .compile();
}

/** Counts the entries of one project, or of all projects of a person, deleted or not. */
export async function countEntries(
  db: Queries,
  of: { readonly project: OwnProject } | { readonly ownerId: string },
): Promise<{ projects: number; trackingEntries: number; plantingEntries: number; treeChecks: number }> {
  const all = db.selectFrom('projects').select('id');
  const projects =
    'project' in of ? all.where('id', '=', of.project.id) : all.where('owner_id', '=', of.ownerId);
  const counted = await db
    .selectNoFrom((expression) => [
      expression
        .selectFrom(projects.as('them'))
        .select(expression.fn.countAll<number>().as('n'))
        .as('projects'),
      expression
        .selectFrom('tracking_entries')
        .select(expression.fn.countAll<number>().as('n'))
        .where('project_id', 'in', projects)
        .as('trackingEntries'),
      expression
        .selectFrom('planting_entries')
        .select(expression.fn.countAll<number>().as('n'))
        .where('project_id', 'in', projects)
        .as('plantingEntries'),
      expression
        .selectFrom('tree_checks')
        .select(expression.fn.countAll<number>().as('n'))
        .where('project_id', 'in', projects)
        .as('treeChecks'),
    ])
    .executeTakeFirstOrThrow();
  return {
    projects: Number(counted.projects),
    trackingEntries: Number(counted.trackingEntries),
    plantingEntries: Number(counted.plantingEntries),
    treeChecks: Number(counted.treeChecks),
  };
}

/** Deletes a project with everything in it; gives false when it was gone already. */
export async function deleteProjectRow(db: Queries, project: OwnProject): Promise<boolean> {
  const result = await db.deleteFrom('projects').where('id', '=', project.id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
