import { thumbnailName } from '#server/photos/photo-files.service.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { PICTURES, type Row, rowsOfEveryTable } from './rows-of-every-table.ts';

export const FORM_FILE = 'of-paper-form.pdf';

/** Every file of the scout's, each kind of them. */
export const PLANTED_FILES = [...PICTURES.flatMap((name) => [name, thumbnailName(name)]), FORM_FILE];

/** Puts the sample rows of every table into a new database; gives the rows that each table has then, as text. */
export async function plantRows(db: Queries, now: number): Promise<void> {
  for (const [table, rows] of Object.entries(rowsOfEveryTable(now))) {
    if (table === 'deletions' || (await rowsIn(db, table)).length > 0) continue;
    for (const row of rows) {
      await db
        .insertInto(table as never)
        .values(row as never)
        .execute();
    }
  }
}

export async function plantFiles(files: FileStore): Promise<void> {
  for (const name of PLANTED_FILES) await files.put(name, Buffer.from(`The bytes of ${name}`));
}

/** All rows of a table. */
export async function rowsIn(db: Queries, table: string): Promise<Row[]> {
  return db
    .selectFrom(table as never)
    .selectAll()
    .execute() as Promise<Row[]>;
}
