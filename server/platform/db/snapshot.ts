import { DatabaseSync } from 'node:sqlite';

/** Milliseconds that a copy waits for a server writing to the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/** So many names fit into one statement. */
const BATCH = 500;

/**
 * Copies a SQLite database, as it is at one moment, to a new file; a server may write to it meanwhile.
 * @throws SQLite's own error, when `source` is no database or `target` is there already.
 */
export function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // Not the page-by-page backup: that begins anew with every write of the server, and carries along the free pages,
    // in which deleted people can still be read.
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}

/**
 * A copy of the database that no server has open. It is read as it is and never migrated, so that a backup taken just
 * before an upgrade is still one of the program before it.
 */
export class DatabaseSnapshot {
  readonly #database: DatabaseSync;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
  }

  close(): void {
    this.#database.close();
  }

  /** The names of all photos' display images. */
  photoFilenames(): string[] {
    return this.#strings('select filename from photos order by filename');
  }

  /** Removes the photos with these names. */
  removePhotos(filenames: readonly string[]): void {
    for (let from = 0; from < filenames.length; from += BATCH) {
      const batch = filenames.slice(from, from + BATCH);
      const places = batch.map(() => '?').join(', ');
      this.#database.prepare(`delete from photos where filename in (${places})`).run(...batch);
    }
  }

  /** The names of all signed forms' files; none in a database of before there were any. */
  formFilenames(): string[] {
    const [table] = this.#strings("select name from sqlite_schema where name = 'consent_forms'");
    return table === undefined ? [] : this.#strings('select filename from consent_forms order by filename');
  }

  /** Removes the form with this name: what tells of it stays. */
  removeForm(filename: string): void {
    this.#database.prepare('delete from consent_forms where filename = ?').run(filename);
  }

  /** The number of rows by table. */
  countRows(): Record<string, number> {
    const tables = this.#strings("select name from sqlite_schema where type = 'table' order by name");
    return Object.fromEntries(
      tables.map((table) => [table, this.#strings(`select count(*) from "${table}"`).map(Number)[0] ?? 0]),
    );
  }

  /** SQLite's findings about the file, and rows that refer to nothing; empty when all is well. */
  findErrors(): string[] {
    const damage = this.#strings('pragma integrity_check').filter((line) => line !== 'ok');
    const dangling = this.#strings('pragma foreign_key_check').map((table) => `${table} refers to nothing`);
    return [...damage, ...dangling];
  }

  /** The first column of every row. */
  #strings(sql: string): string[] {
    return this.#database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  }
}
