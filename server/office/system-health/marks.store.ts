import type { Queries } from '#server/platform/db/open.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Facts that nothing else records, with their values. */
type Marks = {
  /** `lost` files are not in it; an older program counted none. */
  backup: { readonly bytes: number; readonly lost?: number };
  drill: object;
  photos: { readonly bytes: number; readonly count: number };
  /** Stands from a restore to the first start, with the moment of the backup; where another tool left it nobody knows that. */
  restored: { readonly takenAt?: number | null };
};
type Mark<K extends keyof Marks> = Marks[K] & { readonly at: number };

/** Photo sizes are kept for the days over which growth is told; of the others the last one is enough. */
const KEPT_MS: Readonly<Record<keyof Marks, number>> = {
  backup: 0,
  drill: 0,
  photos: 31 * DAY_MS,
  restored: 0,
};

/** Writes a mark of a moment, and forgets those of its kind that tell nothing more. */
export async function putMark<K extends keyof Marks>(
  db: Queries,
  kind: K,
  { at, ...body }: Mark<K>,
): Promise<void> {
  const row = { body: JSON.stringify(body) };
  await db
    .insertInto('operation_marks')
    .values({ kind, happened_at: at, ...row })
    .onConflict((on) => on.columns(['kind', 'happened_at']).doUpdateSet(row))
    .execute();
  const forgotten = db.deleteFrom('operation_marks').where('kind', '=', kind);
  await forgotten.where('happened_at', '<', at - KEPT_MS[kind]).execute();
}

/** The marks of a kind, the latest first. */
export async function listMarks<K extends keyof Marks>(db: Queries, kind: K): Promise<Mark<K>[]> {
  const marks = db.selectFrom('operation_marks').select(['happened_at', 'body']).where('kind', '=', kind);
  const rows = await marks.orderBy('happened_at', 'desc').execute();
  return rows.map((row) => ({ at: row.happened_at, ...(JSON.parse(row.body) as Marks[K]) }));
}

/** Takes the mark of a kind away; gives none where there was none, or another process has taken it. */
export async function takeMark<K extends keyof Marks>(tx: Queries, kind: K): Promise<Marks[K] | undefined> {
  const taken = tx.deleteFrom('operation_marks').where('kind', '=', kind).returning('body');
  const row = await taken.executeTakeFirst();
  return row && (JSON.parse(row.body) as Marks[K]);
}
