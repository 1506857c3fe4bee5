import type { ListedWork } from '#domain/contract/troop/leader.ts';
import { isOneOf } from '#server/platform/db/engine.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { ShownScout } from '#server/troop/scouts.gate.ts';

/** The newest photo of each project of scouts whose parents show the work, and when something was done there last: one question. */
export async function listNewestWork(
  db: Queries,
  scouts: readonly ShownScout[],
): Promise<ReadonlyMap<string, Pick<ListedWork, 'photo' | 'lastWork'>>> {
  const owners = scouts.map(({ id }) => id);
  const rows = await db
    .selectFrom('projects')
    .leftJoin('photos as newest', (join) =>
      join.on('newest.id', '=', (eb) =>
        eb
          .selectFrom('photos as one')
          .select('one.id')
          .whereRef('one.project_id', '=', 'projects.id')
          .orderBy('one.uploaded_at', 'desc')
          .orderBy('one.id', 'desc')
          .limit(1),
      ),
    )
    .where(({ ref }) => isOneOf(db, ref('projects.owner_id'), owners))
    .where('projects.deleted_at', 'is', null)
    .select(['projects.id', 'projects.created_at', 'projects.changed_at'])
    .select(['filename', 'width', 'height', 'newest.uploaded_at'])
    .select(({ selectFrom }) => [
      selectFrom('steps')
        .whereRef('steps.project_id', '=', 'projects.id')
        .select((eb) => eb.fn.max('steps.completed_at').as('at'))
        .as('step_at'),
      selectFrom('tracking_entries as look')
        .whereRef('look.project_id', '=', 'projects.id')
        .select((eb) => eb.fn.max('look.created_at').as('at'))
        .as('look_at'),
      selectFrom('planting_entries as planting')
        .whereRef('planting.project_id', '=', 'projects.id')
        .select((eb) => eb.fn.max('planting.created_at').as('at'))
        .as('planting_at'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, filename, width, height, ...row }) => {
      // For words typed in an unfinished step, only the project's change tells the time.
      const typed = [row.created_at, row.changed_at];
      const moments = [...typed, row.uploaded_at, row.step_at, row.look_at, row.planting_at];
      const last = Math.max(...moments.map((at) => Number(at ?? 0)));
      const photo =
        filename === null || width === null || height === null ? null : { filename, width, height };
      return [id, { photo, lastWork: isoTime(last).slice(0, 10) }];
    }),
  );
}
