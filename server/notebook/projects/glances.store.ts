import type { ProjectGlance } from '#domain/contract/notebook/glances.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import { plantingProgress } from '#domain/rules/notebook/glance.ts';
import { jarOf, NOTHING_SEEN } from '#domain/rules/notebook/jar.ts';
import { lastLookOf, lookedWeeksOf } from '#domain/rules/notebook/rhythm.ts';
import { listNewestPhotos } from '#server/photos/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { isLook, listSeen } from './seen.store.ts';

const HARVEST_STEP = TRACKING_STEP - 1;

type Owned = { ownerId: string };

/** Each with the rows that belong to it, counted where they lie: as `glanceOf` counts them, which a test holds it to. */
const countsOf = prepared((db, owned: Owned) =>
  db
    .selectFrom('projects')
    .leftJoin('tracking_entries as look', (join) =>
      join.on('look.id', '=', (eb) =>
        eb
          .selectFrom('tracking_entries as one')
          .select('one.id')
          .whereRef('one.project_id', '=', 'projects.id')
          .where(isLook)
          .orderBy('one.observed_at', 'desc')
          .orderBy('one.created_at', 'desc')
          .limit(1),
      ),
    )
    .where('projects.owner_id', '=', owned.ownerId)
    .where('projects.deleted_at', 'is', null)
    .select(['projects.id', 'projects.completed_at', 'look.observed_at', 'look.is_draft'])
    .select(({ selectFrom }) => [
      selectFrom('photos')
        .whereRef('photos.project_id', '=', 'projects.id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('photos'),
      selectFrom('tracking_entries')
        .whereRef('tracking_entries.project_id', '=', 'projects.id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('looks'),
      selectFrom('planting_entries')
        .whereRef('planting_entries.project_id', '=', 'projects.id')
        .where('is_draft', '=', 0)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('plantings'),
      selectFrom('tree_checks')
        .whereRef('tree_checks.project_id', '=', 'projects.id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('checks'),
      selectFrom('planting_entries as standing')
        .whereRef('standing.project_id', '=', 'projects.id')
        .where('is_draft', '=', 0)
        .where('is_completed', '=', 1)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('standing'),
      selectFrom('planting_entries as planted')
        .whereRef('planted.project_id', '=', 'projects.id')
        .where('planted.is_draft', '=', 0)
        .where('planted.is_completed', '=', 1)
        .where('planted.time_spent', '>', 0)
        .where((eb) => eb(eb.fn<string>('trim', ['planted.planting_location']), '<>', ''))
        .where(
          (eb) =>
            eb
              .selectFrom('photos')
              .whereRef('photos.planting_entry_id', '=', 'planted.id')
              .select(({ fn }) => fn.count<number>('photos.kind').distinct().as('kinds')),
          '=',
          PHOTO_KINDS.length,
        )
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('counting'),
    ]),
);

const stepsOf = prepared((db, owned: Owned) =>
  db
    .selectFrom('steps')
    .innerJoin('projects', 'projects.id', 'steps.project_id')
    .where('projects.owner_id', '=', owned.ownerId)
    .where((eb) => eb.or([eb('is_completed', '=', 1), eb('step_number', '=', HARVEST_STEP)]))
    .select(['project_id', 'step_number', 'is_completed', 'form_data'])
    .orderBy('step_number'),
);

const finishedLooksOf = prepared((db, owned: Owned) =>
  db
    .selectFrom('tracking_entries')
    .innerJoin('projects', 'projects.id', 'tracking_entries.project_id')
    .where('projects.owner_id', '=', owned.ownerId)
    .where('projects.deleted_at', 'is', null)
    .where('is_draft', '=', 0)
    .select(['project_id', 'observed_at']),
);

/** Lists the contents of each project of a person, with five queries for any number of projects. */
export async function listGlances(db: Queries, ownerId: string): Promise<ProjectGlance[]> {
  const rows = await countsOf(db, { ownerId });
  const steps = Map.groupBy(await stepsOf(db, { ownerId }), (step) => step.project_id);
  const finished = Map.groupBy(await finishedLooksOf(db, { ownerId }), (look) => look.project_id);
  const seen = await listSeen(db, ownerId);
  const newest: ReadonlyMap<string, Photo> = await listNewestPhotos(db, ownerId);
  return rows.map((row) => {
    const saved = steps.get(row.id) ?? [];
    const harvest = saved.find((step) => step.step_number === HARVEST_STEP);
    const harvested = JSON.parse(harvest?.form_data ?? '{}') as StepFormData;
    const looks = (finished.get(row.id) ?? []).map((it) => ({ isDraft: false, observedAt: it.observed_at }));
    return {
      projectId: row.id,
      completedSteps: saved.filter((step) => step.is_completed).map((step) => step.step_number),
      inWaterSince: harvested.waterPlacementDate ?? null,
      lastLook: lastLookOf(looks),
      lookedWeeks: lookedWeeksOf(looks, harvested.waterPlacementDate ?? null),
      latestLook: row.observed_at === null ? null : { at: row.observed_at, isDraft: row.is_draft === 1 },
      plantings: plantingProgress(row.plantings ?? 0, row.counting ?? 0),
      photoCount: row.photos ?? 0,
      entryCount: (row.looks ?? 0) + (row.plantings ?? 0) + (row.checks ?? 0),
      newestPhoto: newest.get(row.id) ?? null,
      completedAt: row.completed_at === null ? null : isoTime(row.completed_at),
      jar: jarOf(harvested, seen.get(row.id) ?? NOTHING_SEEN, {
        all: row.plantings ?? 0,
        standing: row.standing ?? 0,
      }),
    };
  });
}
