/**
 * A database of every earlier time, with rows in each of its tables and pictures beside it, opened by the program of
 * today: everything is there and served.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { listSteps, type Step } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listStudents, type Student } from '#domain/contract/office/admin.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { openProgram } from '#server/program.ts';
import { createPostgresDatabase } from '#server/testing/postgres.ts';
import { type Program, runProgram, startProgram } from '#server/testing/program.ts';
import * as rows from '#server/testing/rows-of-every-table.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { SQLITE_FILE_NAME } from './open.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined;
const ALL_MIGRATIONS = (await readdir(FOLDER)).toSorted();
const MIGRATIONS = ALL_MIGRATIONS.filter((name) => isOnPostgres || !name.endsWith('.postgres.sql'));

/** SHA-256 of each migration of each released version. CONTRIBUTING.md, "To release a version". */
const VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  await readFile(new URL('./released-migrations.json', import.meta.url), 'utf8'),
);
const RELEASED: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(VERSIONS));

test('no migration has changed since it was released, and none came before it', async () => {
  for (const [name, released] of Object.entries(RELEASED)) {
    const hash = createHash('sha256')
      .update(await readFile(new URL(name, FOLDER)))
      .digest('hex');
    const message =
      `${name} has been released: databases have been through it as it was then, and will not go through it again. ` +
      'Take the change back and write a new migration (CONTRIBUTING.md, "To add a table or a column").';
    expect(hash, message).toBe(released);
  }
  expect(Object.keys(RELEASED).length).toBeGreaterThan(0);
  expect(ALL_MIGRATIONS.slice(0, Object.keys(RELEASED).length)).toEqual(Object.keys(RELEASED));
});

/** The program starts in these tests, which on a busy machine takes seconds. */
const TIMEOUT_MS = 60_000;

/** The abilities of plain SQL. */
type Plain = {
  execute: (sql: string) => Promise<void>;
  read: (sql: string) => Promise<Record<string, unknown>[]>;
};

/** A database as plain SQL sees it, apart from all code of ours. */
type PlainDatabase = Plain & {
  /** Where the program finds it. */
  environment: Record<string, string>;
  /** Much at once, by one connection: a busy machine takes minutes for hundreds of them. */
  together: <T>(work: (it: Plain) => Promise<T>) => Promise<T>;
};

/** Its connection is closed in between: the program is to find the files as one that has ended left them. */
function plainDatabase(
  environment: Record<string, string>,
  together: PlainDatabase['together'],
): PlainDatabase {
  return {
    environment,
    together,
    execute: (sql) => together((it) => it.execute(sql)),
    read: (sql) => together((it) => it.read(sql)),
  };
}

const TABLES = {
  sqlite: "select name from sqlite_schema where type = 'table'",
  postgres: "select table_name as name from information_schema.tables where table_schema = 'public'",
} as const;
const engine = isOnPostgres ? 'postgres' : 'sqlite';

async function openPlain(dataDir: string): Promise<PlainDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) {
    const { url, drop } = await createPostgresDatabase(serverUrl);
    onTestFinished(drop);
    return plainDatabase({ DATA_DIR: dataDir, DATABASE_URL: url }, async (work) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const ask = (sql: string) => client.query(sql);
      try {
        return await work({
          execute: async (sql) => void (await ask(sql)),
          read: async (sql) => (await ask(sql)).rows,
        });
      } finally {
        await client.end();
      }
    });
  }
  return plainDatabase({ DATA_DIR: dataDir }, async (work) => {
    const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME));
    try {
      return await work({
        execute: async (sql) => database.exec(sql),
        read: async (sql) => database.prepare(sql).all(),
      });
    } finally {
      database.close();
    }
  });
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

async function tablesOf(database: Plain): Promise<string[]> {
  const tables = (await database.read(TABLES[engine])).map((row) => String(row.name));
  return tables.filter((name) => !['migrations', 'migration_lock'].includes(name));
}

const COLUMNS = {
  sqlite: (table: string) => `select name from pragma_table_info('${table}')`,
  postgres: (table: string) =>
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
} as const;

async function columnsOf(database: Plain, table: string): Promise<string[]> {
  return (await database.read(COLUMNS[engine](table))).map((row) => String(row.name));
}

function makeDatabaseOf(migrations: readonly string[], database: PlainDatabase): Promise<void> {
  return database.together((it) => fill(migrations, it));
}

/** As the program of that time left it: its tables, the migrations it had been through, and rows in all of them. */
async function fill(migrations: readonly string[], database: Plain): Promise<void> {
  await database.execute('create table migrations (name text primary key, applied_at bigint not null)');
  for (const name of migrations) {
    // Program migrations have nothing to do before there are rows.
    if (name.endsWith('.sql')) await database.execute(await readFile(new URL(name, FOLDER), 'utf8'));
    await database.execute(`insert into migrations values ('${name}', 1)`);
  }
  const ofToday = rows.rowsOfEveryTable(Date.now());
  const gone = Object.keys(rows.NO_LONGER_KEPT).filter((table) => !(table in ofToday));
  const samples = { ...ofToday, ...Object.fromEntries(gone.map((table) => [table, [{}]])) };
  const tables = await tablesOf(database);
  expect(Object.keys(samples), 'server/testing/rows-of-every-table.ts has rows for every table').toEqual(
    expect.arrayContaining(tables),
  );
  for (const [table, sample] of Object.entries(samples)) {
    // A table that is missing at that time, or that its own migration filled.
    if (!tables.includes(table) || (await database.read(`select 1 as there from ${table}`)).length > 0)
      continue;
    const columns = await columnsOf(database, table);
    const filled = sample.map((row) => ({ ...rows.NO_LONGER_KEPT[table], ...row }));
    expect(Object.keys(filled[0] ?? {}), `${table} has a sample for each column`).toEqual(
      expect.arrayContaining(columns),
    );
    for (const row of filled) {
      const values = columns.map((column) => literal((row as rows.Row)[column] ?? null));
      await database.execute(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`);
    }
  }
}

/** Every row as text, by table: Postgres and SQLite give numbers in different clothes. */
async function readAll(database: Plain): Promise<Map<string, Record<string, string>[]>> {
  const all = new Map<string, Record<string, string>[]>();
  for (const table of await tablesOf(database)) {
    const found = await database.read(`select * from ${table}`);
    const asText = (row: object) => Object.entries(row).map(([column, value]) => [column, String(value)]);
    all.set(
      table,
      found.map((row) => Object.fromEntries(asText(row))),
    );
  }
  return all;
}

const rowsIn = (database: PlainDatabase) => database.together(readAll);

async function storePictures(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'photos');
  await mkdir(folder);
  const jpeg = await smallJpeg();
  const webp = await sharp(jpeg).webp().toBuffer();
  for (const name of rows.PICTURES) {
    await writeFile(path.join(folder, name), jpeg);
    await writeFile(path.join(folder, thumbnailName(name)), webp);
  }
}

async function start(environment: Record<string, string>): Promise<Program> {
  const program = await startProgram({ ...environment, LOG_LEVEL: 'info' });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}

/** A running server and its orderly end. */
type Served = Pick<Program, 'url'> & { end: () => Promise<void> };

async function serveInProcess(environment: Record<string, string>): Promise<Served> {
  const program = await start(environment);
  const end = async () => {
    program.process.kill('SIGTERM');
    expect(await program.exitCode).toBe(0);
  };
  return { url: program.url, end };
}

/** The same program in this process: one of its own takes a second to load it. */
async function serveHere(environment: Record<string, string>): Promise<Served> {
  const here = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment };
  const { listen, finish } = await openProgram(here);
  return { url: `http://127.0.0.1:${await listen()}`, end: () => finish('the test is over') };
}

async function ask(
  program: Pick<Program, 'url'>,
  token: string,
  endpoint: Endpoint,
  params = {},
  query = '',
) {
  const cookie = `${SESSION_COOKIE}=${token}`;
  const response = await fetch(program.url + addressOf(endpoint, params) + query, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The remembered writes of each device, and for how many days from now. */
function keptWritesIn(tables: Awaited<ReturnType<typeof rowsIn>>) {
  const kept = tables.get('write_devices') ?? [];
  return Object.fromEntries(
    kept.map((it) => [it.device_id, [it.applied, Math.round((Number(it.expires_at) - Date.now()) / DAY_MS)]]),
  );
}

/** A page that was out of reach all summer sends again under a key or a number of before (PRODUCT.md#write-once). */
function writesKeptSince(migrations: readonly string[]) {
  const [isNumbered, hasKeysAmongThem] = ['011-numbered-writes.sql', '060-one-row-for-a-key.sql'].map(
    (name) => migrations.includes(name),
  );
  if (hasKeysAmongThem) return { 'device-1': ['5:hash', 0] };
  const key = { 'key key-1': ['1:hash-of-a-re', isNumbered ? 10 : 90] };
  return isNumbered ? { ...key, 'device-1': ['5:hash', 180] } : key;
}

async function expectEverythingServed(program: Pick<Program, 'url'>): Promise<void> {
  const read = async (endpoint: Endpoint, params = {}) =>
    (await ask(program, rows.SCOUT_TOKEN, endpoint, params)).json();
  const projectId = rows.PROJECT;
  expect(await read(getUser)).toMatchObject({ username: 'Willow', lastName: "O'Hara" });
  const steps = (await read(listSteps, { id: projectId })) as Step[];
  expect(steps[2]).toMatchObject({ isCompleted: true, revision: 2, formData: { notes: 'Warm day' } });
  expect(await read(listTrackingEntries, { projectId })).toMatchObject([{ notes: 'Tiny white dots' }]);
  expect(await read(listPlantingEntries, { projectId })).toMatchObject([{ notes: 'Next to the bench' }]);
  for (const filename of rows.PICTURES) {
    for (const [token, query] of [
      [rows.SCOUT_TOKEN, ''],
      [rows.SCOUT_TOKEN, '?size=thumb'],
      [rows.RANGER_TOKEN, ''],
    ] as const) {
      const bytes = await (await ask(program, token, getUpload, { filename }, query)).arrayBuffer();
      expect((await sharp(bytes).metadata()).width).toBe(8);
    }
  }
}

test.each(MIGRATIONS.map((name, index) => [name, MIGRATIONS.slice(0, index + 1)] as const))(
  'a database that has been as far as %s is opened by the program of today, and everything in it is there and served',
  async (_name, migrations) => {
    const dataDir = await temporaryFolder();
    const database = await openPlain(dataDir);
    await makeDatabaseOf(migrations, database);
    await storePictures(dataDir);
    const before = await rowsIn(database);

    const isFirstOrLast = migrations.length === 1 || migrations.length === MIGRATIONS.length;
    const serve = isFirstOrLast ? serveInProcess : serveHere;
    const program = await serve(database.environment);
    await expectEverythingServed(program);
    await program.end();

    const applied = await database.read('select name, timestamp from migrations order by name');
    expect(applied.map((row) => row.name)).toEqual(MIGRATIONS);
    const since = applied.slice(0, migrations.length).map((row) => row.timestamp);
    expect(since, 'when each had been applied').toEqual(migrations.map(() => '1970-01-01T00:00:00.001Z'));
    const after = await rowsIn(database);
    for (const [table, filled] of before) {
      // The day of the last visit is this one, now that the visitor has been served.
      const dropped = ['last_visit_at', ...Object.keys(rows.NO_LONGER_KEPT[table] ?? {})];
      const kept = (row: Record<string, string>) =>
        Object.entries(row).filter(([column]) => !dropped.includes(column));
      const there = filled.map((row) => expect.objectContaining(Object.fromEntries(kept(row))));
      if (table !== 'idempotency_keys')
        expect(after.get(table), table).toEqual(expect.arrayContaining(there));
    }
    expect(keptWritesIn(after)).toEqual(writesKeptSince(migrations));
    // The older of two accounts with one address counts as its first owner.
    for (const { email_since, created_at } of after.get('users') ?? []) expect(email_since).toBe(created_at);
  },
  TIMEOUT_MS,
);

test.skipIf(isOnPostgres)(
  'what was deleted before programs overwrote it is gone from the files once the program of today has started',
  async () => {
    const dataDir = await temporaryFolder();
    const database = await openPlain(dataDir);
    await makeDatabaseOf(MIGRATIONS.slice(0, MIGRATIONS.indexOf('008-no-words-kept-twice.sql')), database);
    await database.execute(`update tracking_entries set notes = '${'Deleted long ago. '.repeat(1000)}'`);
    await database.execute("update tracking_entries set notes = 'Tiny white dots'");
    const filesHold = async (words: string) => {
      const names = (await readdir(dataDir)).filter((name) => name.startsWith(SQLITE_FILE_NAME));
      const files = await Promise.all(names.map((name) => readFile(path.join(dataDir, name))));
      return files.some((bytes) => bytes.includes(words));
    };
    const words = ['Deleted long ago', 'Words of an answer'];
    for (const word of words) expect([word, await filesHold(word)]).toEqual([word, true]);

    const program = await start(database.environment);
    program.process.kill('SIGTERM');
    expect(await program.exitCode).toBe(0);
    for (const word of words) expect([word, await filesHold(word)]).toEqual([word, false]);
  },
  TIMEOUT_MS,
);

test(
  'students of an earlier time are found by letters that are easier to type, and stand where they belong',
  async () => {
    const database = await openPlain(await temporaryFolder());
    const before = MIGRATIONS.filter((name) => name < '010');
    await makeDatabaseOf(before, database);
    const scout = (id: string, set: string) => `update users set ${set} where id = '${id}'`;
    await database.execute(
      scout('user-1', "first_name = 'Łukasz', search_text = 'łukasz o''hara', troop_key = 'x'"),
    );
    const program = await start(database.environment);
    const read = async (query: string) => {
      const response = await ask(program, rows.RANGER_TOKEN, listStudents, {}, query);
      return ((await response.json()) as Student[]).map(({ firstName }) => firstName);
    };
    expect(await read('?q=lukasz')).toEqual(['Łukasz']);
    expect(await read('?troop=42')).toEqual(['Łukasz']);
    const [row] = await database.read("select name_key, troop_order from users where id = 'user-1'");
    expect(row).toEqual({ name_key: "lukasz o'hara", troop_order: '42'.padStart(20, '0') });
  },
  TIMEOUT_MS,
);

test(
  'a database of a newer program is refused with a sentence, and left as it is',
  async () => {
    const dataDir = await temporaryFolder();
    const database = await openPlain(dataDir);
    await makeDatabaseOf(MIGRATIONS, database);
    await database.execute("insert into migrations values ('999-from-the-future.sql', 1)");
    const before = await rowsIn(database);
    const child = runProgram(database.environment);
    let said = '';
    for await (const chunk of child.stderr ?? []) said += chunk;
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
    expect(said).toContain(
      'The database is newer than this program: it has been through 999-from-the-future.sql, which this program does ' +
        'not know. Start the newer program again, or bring back a backup from before the upgrade.',
    );
    expect(await rowsIn(database)).toEqual(before);
  },
  TIMEOUT_MS,
);
