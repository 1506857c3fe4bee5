import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { LOOK, namesOf } from '#domain/contract/notebook/written-fields.ts';
import type { Statistics } from '#domain/contract/office/statistics.ts';
import { type CountedProject, mostSaid } from '#domain/rules/office/statistics.ts';
import { summarize } from '#domain/rules/report/summary.ts';
import { OTHER_TREE } from '#domain/rules/species/other-tree.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';
import { NOT_LISTED } from '#domain/rules/species/tree-names.ts';
import { troopName } from '#domain/rules/troop/troops.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type ColumnOf, columnOf } from '#server/platform/db/written-columns.ts';

const ONLY_ONE = 1;

export type Kept = Omit<Statistics, 'countedAt'>;

/** Keeps what was counted, in the place of what was before. */
export async function putStatistics(tx: Queries, body: Kept, now: number): Promise<void> {
  const row = { counted_at: now, body: JSON.stringify(body) };
  await tx
    .insertInto('statistics')
    .values({ only_one: ONLY_ONE, ...row })
    .onConflict((it) => it.column('only_one').doUpdateSet(row))
    .execute();
}

export async function findStatistics(db: Queries): Promise<(Kept & { countedAt: number }) | null> {
  const row = await db.selectFrom('statistics').selectAll().executeTakeFirst();
  return row ? { ...(JSON.parse(row.body) as Kept), countedAt: row.counted_at } : null;
}

/** True when there are more projects than a number. */
export async function hasMoreProjects(db: Queries, than: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .orderBy('id')
    .offset(than)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countConsents(db: Queries): Promise<Statistics['consents']> {
  const rows = await db
    .selectFrom('users')
    .select(['consent_state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('role', '=', 'student')
    .groupBy('consent_state')
    .execute();
  return rows
    .map((row) => ({
      state: row.consent_state as Statistics['consents'][number]['state'],
      count: Number(row.count),
    }))
    .toSorted((a, b) => b.count - a.count);
}

/** Returns the names of open troops by what scouts type: a number is unique within a state and organization. */
export async function listTroopNames(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('troops')
    .select(['organization', 'state', 'number', 'number_key'])
    .where('closed_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      troopKey(row.organization, row.state, row.number_key),
      `${troopName(row)}, ${row.state}`,
    ]),
  );
}

const troopKey = (...parts: readonly (string | null)[]) => JSON.stringify(parts);

/** The next students by id, with what their projects are told apart by. */
export async function listStudentsAfter(db: Queries, after: string, limit: number) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'organization', 'state', 'troop_order'])
    .where('role', '=', 'student')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    troopKey: troopKey(row.organization, row.state, row.troop_order),
  }));
}

type Student = Awaited<ReturnType<typeof listStudentsAfter>>[number];

const CHOICES = namesOf(LOOK, 'choice');

const partsOf = async (db: Queries, ids: readonly string[]) => ({
  steps: await db
    .selectFrom('steps')
    .select(['project_id', 'step_number', 'form_data'])
    .where('project_id', 'in', ids)
    .execute(),
  looks: await db
    .selectFrom('tracking_entries')
    .select(['project_id', 'time_spent', 'cuttings_with_roots', ...CHOICES.map(columnOf)])
    .where('project_id', 'in', ids)
    .where('is_draft', '=', 0)
    .orderBy('observed_at')
    .orderBy('created_at')
    .execute(),
  plantings: await db
    .selectFrom('planting_entries')
    .select(['project_id', 'time_spent', 'is_completed'])
    .where('project_id', 'in', ids)
    .where('is_draft', '=', 0)
    .execute(),
});

type Chosen = { readonly [K in (typeof CHOICES)[number] as ColumnOf<K>]: string | null };

/** Returns the most frequent choice of looks that come in order of time. */
function mostChosen(looks: readonly Chosen[]) {
  const named = CHOICES.map((name) => [name, mostSaid(looks.map((it) => it[columnOf(name)]))]);
  return Object.fromEntries(named) as Readonly<Record<(typeof CHOICES)[number], string | null>>;
}

/** The projects of some students, one student after the other; those that are deleted are not counted. */
export async function listCounted(
  db: Queries,
  students: readonly Student[],
  troops: ReadonlyMap<string, string>,
): Promise<CountedProject[]> {
  const byId = new Map(students.map((student) => [student.id, student]));
  const projects = await db
    .selectFrom('projects')
    .leftJoin('species', 'species.id', 'projects.selected_species_id')
    .select([
      'projects.id',
      'owner_id',
      'status',
      'projects.created_at',
      'selected_species_id',
      'common_name',
    ])
    .where('owner_id', 'in', [...byId.keys()])
    .where('deleted_at', 'is', null)
    .orderBy('owner_id')
    .execute();
  if (projects.length === 0) return [];
  const parts = await partsOf(
    db,
    projects.map(({ id }) => id),
  );
  const steps = Map.groupBy(parts.steps, (row) => row.project_id);
  const looks = Map.groupBy(parts.looks, (row) => row.project_id);
  const plantings = Map.groupBy(parts.plantings, (row) => row.project_id);
  return projects.map((row) => {
    const seen = looks.get(row.id) ?? [];
    const sums = summarize({
      steps: (steps.get(row.id) ?? []).map((step) => ({
        stepNumber: step.step_number,
        formData: JSON.parse(step.form_data) as StepFormData,
      })),
      trackingEntries: seen.map((it) => ({ timeSpent: it.time_spent, isDraft: false })),
      plantingEntries: (plantings.get(row.id) ?? []).map((item) => ({
        timeSpent: item.time_spent,
        isDraft: false,
        isCompleted: item.is_completed === 1,
      })),
    });
    const student = byId.get(row.owner_id);
    const slug = row.selected_species_id;
    return {
      ownerId: row.owner_id,
      isFinished: row.status === 'completed',
      cuttings: sums.cuttingCount,
      rooted: Math.max(0, ...seen.map((it) => it.cuttings_with_roots ?? 0)),
      planted: sums.plantingEntriesCount,
      hours: sums.totalTimeSpent,
      names: {
        year: String(new Date(row.created_at).getUTCFullYear()),
        troop: troops.get(student?.troopKey ?? '') ?? null,
        state: student?.state || null,
        ...mostChosen(seen),
        species: slug === OTHER_TREE ? NOT_LISTED : (row.common_name ?? (slug && titleFromSlug(slug))),
      },
    };
  });
}
