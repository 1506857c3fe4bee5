import type { Condition } from '#domain/contract/notebook/tree-checks.ts';
import type { Told } from '#domain/rules/notebook/years-after.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/** A completed project, as far as it decides when its tree is asked of: no word of a child is read. */
export type CompletedTree = {
  readonly projectId: string;
  readonly ownerId: string;
  /** The species; null while none is chosen. */
  readonly tree: string | null;
  /** ISO 8601, UTC. */
  readonly completedAt: string;
  readonly told: readonly Told[];
};

/** The completed projects of some children that are not deleted, the oldest first; two questions, however many. */
export async function listCompletedTrees(db: Queries, ownerIds: readonly string[]): Promise<CompletedTree[]> {
  if (ownerIds.length === 0) return [];
  const projects = await db
    .selectFrom('projects')
    .leftJoin('species', 'species.id', 'projects.selected_species_id')
    .select(['projects.id', 'owner_id', 'selected_species_id', 'common_name', 'completed_at'])
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'completed')
    .orderBy('projects.created_at')
    .orderBy('projects.id')
    .execute();
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return [];
  const checks = await db
    .selectFrom('tree_checks')
    .select(['project_id', 'condition', 'checked_on'])
    .where('project_id', 'in', ids)
    .execute();
  const checksOf = Map.groupBy(checks, (row) => row.project_id);
  return projects.flatMap((row) => {
    if (row.completed_at === null) return [];
    const slug = row.selected_species_id;
    return {
      projectId: row.id,
      ownerId: row.owner_id,
      tree: row.common_name ?? (slug === null ? null : titleFromSlug(slug)),
      completedAt: isoTime(row.completed_at),
      told: (checksOf.get(row.id) ?? []).map((check) => ({
        condition: check.condition as Condition,
        checkedOn: check.checked_on,
      })),
    };
  });
}
