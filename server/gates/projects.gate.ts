import type { User } from '#domain/contract/sign-in/accounts.ts';
import { VISIT_NOTED_AFTER_MS } from '#domain/limits.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { ProjectRow } from '#server/platform/db/project-tables.ts';
import { notFound } from '#server/platform/errors.ts';
import type { GuardedChild } from './children.gate.ts';
import type { ViewedStudent } from './students.gate.ts';

declare const seen: unique symbol;
declare const proven: unique symbol;
declare const shown: unique symbol;

/** A child whose work the caller may see: gates alone make one. */
export type ShownWork = { readonly id: string; readonly [shown]: true };

/**
 * A project that the caller may read. Only this file can make one, so a store that asks for it cannot be given somebody
 * else's project (house rule 4).
 */
export type SeenProject = { readonly id: string; readonly ownerId: string; readonly [seen]: true };

/** A project that belongs to the caller: what writes to a child's work asks for it. */
export type OwnProject = SeenProject & { readonly [proven]: true };

/** Tables of a project's contents that may have photos of their own. */
export type EntryTable = 'tracking_entries' | 'planting_entries' | 'tree_checks';

type FoundRow = Pick<ProjectRow, 'id' | 'owner_id' | 'changed_at'>;

/**
 * A change keeps a finished project (PRODUCT.md#what-goes-by-the-clock) and shows that an open one is not stuck
 * (PRODUCT.md#the-leaders-list); the day is enough.
 */
async function noteChange(db: Queries, row: FoundRow | undefined, now: number | undefined): Promise<void> {
  if (now === undefined || !row) return;
  if (row.changed_at !== null && now - row.changed_at <= VISIT_NOTED_AFTER_MS) return;
  await db.updateTable('projects').set({ changed_at: now }).where('id', '=', row.id).execute();
}

function prove(row: Pick<ProjectRow, 'id' | 'owner_id'> | undefined): OwnProject {
  if (!row) throw notFound();
  return { id: row.id, ownerId: row.owner_id } as OwnProject;
}

type Wanted = { id: string; ownerId: string };

function projectOf(db: Queries, { id, ownerId }: Wanted) {
  return db
    .selectFrom('projects')
    .select(['id', 'owner_id', 'changed_at'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId);
}

/** A deleted project counts as not there (PRODUCT.md#deleted-projects). */
const openProjectOf = (db: Queries, wanted: Wanted) => projectOf(db, wanted).where('deleted_at', 'is', null);

const seenProject = prepared((db, wanted: Wanted) => openProjectOf(db, wanted));
const heldProject = prepared((db, wanted: Wanted) => openProjectOf(db, wanted).forUpdate());
const keptProject = prepared((db, wanted: Wanted) => projectOf(db, wanted));
const heldKeptProject = prepared((db, wanted: Wanted) => projectOf(db, wanted).forUpdate());

/**
 * The caller's project with this id. Inside a transaction it is held until the end, so that two decisions on one
 * project (a draft, a revision, a count of photos) wait for each other on Postgres too.
 * @param changedAt is given where something in it is to be changed, and when.
 * @throws AppError 'not-found' when there is none or it is not the caller's.
 */
export async function ownProject(
  db: Queries,
  user: Pick<User, 'id'>,
  projectId: string,
  changedAt?: number,
): Promise<OwnProject> {
  const find = db.isTransaction ? heldProject : seenProject;
  const [row] = await find(db, { id: projectId, ownerId: user.id });
  await noteChange(db, row, changedAt);
  return prove(row);
}

/**
 * Holds a project whose owner was proven before the transaction began, until its end.
 * @throws AppError 'not-found' when the project went since.
 */
export async function holdProject(tx: Queries, project: OwnProject): Promise<void> {
  await ownProject(tx, { id: project.ownerId }, project.id);
}

/**
 * A project of this owner, deleted or not, for who brings it back or deletes it for good. Inside a transaction it is held.
 * @throws AppError 'not-found' when there is none or it is not this owner's.
 */
export async function ownKeptProject(
  db: Queries,
  owner: Pick<User, 'id'>,
  projectId: string,
): Promise<OwnProject> {
  const find = db.isTransaction ? heldKeptProject : keptProject;
  const [row] = await find(db, { id: projectId, ownerId: owner.id });
  return prove(row);
}

/**
 * A project of a child, for a parent or guardian to read: a deleted one too, as long as it is kept.
 * @throws AppError 'not-found' when there is none or it is not this child's.
 */
export async function projectOfChild(
  db: Queries,
  child: GuardedChild,
  projectId: string,
): Promise<SeenProject> {
  const [row] = await keptProject(db, { id: projectId, ownerId: child.id });
  return prove(row);
}

/**
 * A project of a student, for an administrator to read.
 * @throws AppError 'not-found' when there is none or it is not this student's.
 */
export async function projectOfStudent(
  db: Queries,
  student: ViewedStudent,
  projectId: string,
): Promise<SeenProject> {
  const [row] = await seenProject(db, { id: projectId, ownerId: student.id });
  return prove(row);
}

/** The projects of a scout whose parents let leaders see the work, or at whose an administrator looks, the newest first. */
export async function projectsOf(db: Queries, scout: ShownWork | ViewedStudent): Promise<SeenProject[]> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'owner_id'])
    .where('owner_id', '=', scout.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(prove);
}

/**
 * Returns the owner of a project, for a caller who must first be admitted to that child; '' for a deleted or missing
 * one.
 */
export async function ownerOfProject(db: Queries, projectId: string): Promise<string> {
  const row = await db
    .selectFrom('projects')
    .select('owner_id')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.owner_id ?? '';
}

/** Holds every project of an account until the end of the transaction. */
export async function holdProjectsOf(tx: Queries, ownerId: string): Promise<void> {
  await tx
    .selectFrom('projects')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * The caller's project that an entry or a photo belongs to, held as by `ownProject`.
 * @throws AppError 'not-found' when there is none or it is not the caller's.
 */
export async function ownProjectOf(
  db: Queries,
  user: Pick<User, 'id'>,
  part: EntryTable | 'photos',
  id: string,
  changedAt?: number,
): Promise<OwnProject> {
  const row = await db.selectFrom(part).select('project_id').where('id', '=', id).executeTakeFirst();
  return ownProject(db, user, row?.project_id ?? '', changedAt);
}

/**
 * The same for a parent, deleted by the child or not.
 * @throws as `ownProjectOf`.
 */
export async function ownKeptProjectOf(
  db: Queries,
  owner: Pick<User, 'id'>,
  part: EntryTable | 'photos',
  id: string,
): Promise<OwnProject> {
  const row = await db.selectFrom(part).select('project_id').where('id', '=', id).executeTakeFirst();
  return ownKeptProject(db, owner, row?.project_id ?? '');
}

/**
 * The project of something that was deleted and has come back with an older backup (PRODUCT.md#the-proof-of-deletion);
 * null when it has not.
 */
export async function projectToDeleteAgain(
  tx: Queries,
  part: EntryTable | 'photos' | 'projects',
  id: string,
): Promise<OwnProject | null> {
  const query = tx.selectFrom('projects').select(['projects.id', 'projects.owner_id']);
  const found =
    part === 'projects'
      ? query.where('projects.id', '=', id)
      : query.where('projects.id', 'in', tx.selectFrom(part).select('project_id').where('id', '=', id));
  const row = await found.executeTakeFirst();
  return row ? prove(row) : null;
}
