import type { Queries } from '#server/platform/db/open.ts';

/** The scouts who answered 'I fixed it' to the last word that was said on a project, and wait for a look. */
export async function listWhoFixed(db: Queries, troopId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('projects', 'projects.id', 'reviews.project_id')
    .select(['user_id', 'project_id', 'fixed_at'])
    .where('troop_id', '=', troopId)
    .where('taken_back_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('written_at')
    .orderBy('reviews.id')
    .execute();
  const last = new Map(rows.map((row) => [row.project_id, row]));
  return new Set([...last.values()].filter((row) => row.fixed_at !== null).map((row) => row.user_id));
}
