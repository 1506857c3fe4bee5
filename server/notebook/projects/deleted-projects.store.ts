import { isNotHeld } from '#server/deletions/exports.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Puts a project aside from a moment on, or takes it back with null. Milliseconds since 1970, UTC. */
export async function setDeleted(db: Queries, project: OwnProject, deletedAt: number | null): Promise<void> {
  await db.updateTable('projects').set({ deleted_at: deletedAt }).where('id', '=', project.id).execute();
}

/** Some of the projects that were deleted at a moment or before it; those of who is on hold stay (PRODUCT.md#holds). */
export async function findDeletedBefore(
  db: Queries,
  { timestamp, now }: { timestamp: number; now: number },
  limit: number,
): Promise<{ id: string; ownerId: string }[]> {
  return db
    .selectFrom('projects')
    .select(['id', 'owner_id as ownerId'])
    .where('deleted_at', '<=', timestamp)
    .where(isNotHeld('projects.owner_id', now))
    .orderBy('deleted_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts them. */
export async function countDeletedBefore(
  db: Queries,
  { timestamp, now }: { timestamp: number; now: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', '<=', timestamp)
    .where(isNotHeld('projects.owner_id', now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The deleted projects of a person with the bytes that their photos take, the last deleted first. */
export async function listDeletedBytes(
  db: Queries,
  ownerId: string,
): Promise<{ id: string; bytes: number }[]> {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('photos', 'photos.project_id', 'projects.id')
    .select(({ fn }) => ['projects.id', fn.sum<number | null>('photos.stored_bytes').as('bytes')])
    .where('projects.owner_id', '=', ownerId)
    .where('projects.deleted_at', 'is not', null)
    .groupBy(['projects.id', 'projects.deleted_at'])
    .orderBy('projects.deleted_at', 'desc')
    .orderBy('projects.id')
    .execute();
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes ?? 0) }));
}

/** True when the child deleted a project at or before a moment, and has not brought it back. */
export async function wasDeletedBy(db: Queries, project: OwnProject, timestamp: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', project.id)
    .where('deleted_at', '<=', timestamp)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins the time of all deleted projects anew: it runs from a moment on. */
export async function restartDeleted(tx: Queries, now: number): Promise<void> {
  await tx.updateTable('projects').set({ deleted_at: now }).where('deleted_at', '<', now).execute();
}
