import type { Written, WrittenFields } from '#domain/contract/notebook/written-fields.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { readFieldRevisions, type Stored } from '#domain/rules/platform/revisions.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { listPhotosOfEntry, photosByEntry } from '#server/photos/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { PlantingEntryRow, TrackingEntryRow, TreeCheckRow } from '#server/platform/db/project-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Write } from '#server/platform/db/write-batch.ts';
import {
  type ColumnOf,
  columnsOf,
  fieldsOf,
  type WrittenColumns,
} from '#server/platform/db/written-columns.ts';

type Rows = {
  tracking_entries: TrackingEntryRow;
  planting_entries: PlantingEntryRow;
  tree_checks: TreeCheckRow;
};
const PHOTOS = {
  tracking_entries: { by: 'trackingEntryId', column: 'tracking_entry_id' },
  planting_entries: { by: 'plantingEntryId', column: 'planting_entry_id' },
  tree_checks: { by: 'treeCheckId', column: 'tree_check_id' },
} as const;

/** The common part of everything a child writes. */
type Thing = { id: string; createdAt: string; photos: Photo[]; revision: number };
type OfThing = 'id' | 'project_id' | 'created_at' | 'revision' | 'field_revisions';

type Kind<T extends keyof Rows, F extends WrittenFields, E> = {
  readonly table: T;
  readonly fields: F;
  /** Returns the parts of a thing beside that and its fields. */
  readonly present: (row: Rows[T], photos: readonly Photo[]) => Omit<E, keyof F | keyof Thing>;
  /** Its columns, of a new thing or of one that was changed. */
  readonly columns: (it: E, isNew: boolean) => Omit<Rows[T], ColumnOf<keyof F & string> | OfThing>;
};

/** Reads and writes one kind of thing that a child writes. */
export function writtenStore<T extends keyof Rows, F extends WrittenFields, E extends Thing & Written<F>>(
  kind: Kind<T, F, E> & { readonly fields: Rows[T] extends WrittenColumns<F> ? F : never },
) {
  const fields: F = kind.fields;
  // Kysely knows what the three tables have in common; `Kind` types the rest of a row.
  const table: keyof Rows = kind.table;
  const { by, column } = PHOTOS[kind.table];

  function present(row: Rows[T], photos: Photo[]): E {
    const { id, created_at, revision } = row;
    const thing = { id, createdAt: isoTime(created_at), photos, revision };
    return { ...fieldsOf(fields, row), ...kind.present(row, photos), ...thing } as E;
  }
  function written(stored: Stored<E>, isNew: boolean) {
    const revisions = { revision: stored.revision, field_revisions: JSON.stringify(stored.fieldRevisions) };
    return { ...columnsOf(fields, stored), ...kind.columns(stored, isNew), ...revisions };
  }
  /** The write of a new one, which gives a row unless its id is taken. */
  function insertion(db: Queries, project: OwnProject, stored: Stored<E>, createdAt: number): Write {
    const fixed = { id: stored.id, project_id: project.id, created_at: createdAt };
    return db
      .insertInto(table)
      .values({ ...fixed, ...written(stored, true) } as never)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .compile();
  }
  return {
    /** The things of rows of a project, in their order. */
    presentAll: async (db: Queries, project: SeenProject, rows: readonly Rows[T][]): Promise<E[]> => {
      if (rows.length === 0) return [];
      const photos = await photosByEntry(db, project, by);
      return rows.map((row) => present(row, photos.get(row.id) ?? []));
    },
    /** One by its id. Inside a transaction it is held until the end: a planned save holds no project. */
    find: async (db: Queries, project: OwnProject, id: string): Promise<Stored<E> | undefined> => {
      const stored = db
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id)
        .where('project_id', '=', project.id);
      const row = await (db.isTransaction ? stored.forUpdate() : stored).executeTakeFirst();
      if (!row) return undefined;
      const photos = await listPhotosOfEntry(db, project, column, id);
      return { ...present(row as Rows[T], photos), fieldRevisions: readFieldRevisions(row.field_revisions) };
    },
    insertion,
    /** Writes a new one; gives false, and writes nothing, when its id is taken. */
    insert: async (...of: Parameters<typeof insertion>): Promise<boolean> =>
      (await of[0].executeQuery(insertion(...of))).rows.length > 0,
    /** The write of one that gives a row if it still has the revision before. */
    change: (db: Queries, project: OwnProject, stored: Stored<E>): Write =>
      db
        .updateTable(table)
        .set(written(stored, false) as never)
        .where('id', '=', stored.id)
        .where('project_id', '=', project.id)
        .where('revision', '=', stored.revision - 1)
        .returning('revision')
        .compile(),
  };
}
