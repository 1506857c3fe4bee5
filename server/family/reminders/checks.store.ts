import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import type { Looked } from '#domain/rules/notebook/rhythm.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';
import type { Queries } from '#server/platform/db/open.ts';

const HARVEST_STEP = 3;

/** A project that is not finished, as far as its weekly checks go: no word of a child is read. */
export type CheckedProject = {
  readonly projectId: string;
  readonly ownerId: string;
  /** The species; null while none is chosen. */
  readonly tree: string | null;
  readonly looked: Looked;
};

/** The projects of some children that are neither finished nor deleted, the oldest first; three questions, however many. */
export async function listCheckedProjects(
  db: Queries,
  ownerIds: readonly string[],
): Promise<CheckedProject[]> {
  if (ownerIds.length === 0) return [];
  const projects = await db
    .selectFrom('projects')
    .leftJoin('species', 'species.id', 'projects.selected_species_id')
    .select(['projects.id', 'owner_id', 'selected_species_id', 'common_name'])
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'completed')
    .orderBy('projects.created_at')
    .orderBy('projects.id')
    .execute();
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return [];
  const harvests = await db
    .selectFrom('steps')
    .select(['project_id', 'form_data'])
    .where('project_id', 'in', ids)
    .where('step_number', '=', HARVEST_STEP)
    .execute();
  const looks = await db
    .selectFrom('tracking_entries')
    .select(['project_id', ({ fn }) => fn.max('observed_at').as('last_look')])
    .where('project_id', 'in', ids)
    .where('is_draft', '=', 0)
    .groupBy('project_id')
    .execute();
  const harvestOf = new Map(harvests.map((row) => [row.project_id, row.form_data]));
  const lastLookOf = new Map(looks.map((row) => [row.project_id, row.last_look]));
  return projects.map((row) => {
    const harvest = JSON.parse(harvestOf.get(row.id) ?? '{}') as StepFormData;
    const slug = row.selected_species_id;
    return {
      projectId: row.id,
      ownerId: row.owner_id,
      tree: row.common_name ?? (slug === null ? null : titleFromSlug(slug)),
      looked: {
        lastLook: lastLookOf.get(row.id) || null,
        inWaterSince: harvest.waterPlacementDate || null,
        isCompleted: false,
      },
    };
  });
}
