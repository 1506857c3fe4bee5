import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LOOK, PLANTING, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import {
  createPostgresDatabase,
  isPostgresInstalled,
  type PostgresServer,
  startPostgres,
} from '#server/testing/postgres.ts';
import { isUniqueViolation } from './errors.ts';
import { migrate } from './migrate.ts';
import {
  type Database,
  type DatabaseLocation,
  openCurrentDatabase,
  openDatabase,
  openNewOrCurrentDatabase,
} from './open.ts';
import type { UserRow } from './tables.ts';
import { containsText } from './text-search.ts';
import { columnOf } from './written-columns.ts';

type Engine = {
  name: string;
  isInstalled: boolean;
  migrations: readonly string[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** An empty place for a database, removed when the test is over. */
  freshLocation: () => Promise<DatabaseLocation>;
};

function sqlite(): Engine {
  return {
    name: 'SQLite',
    isInstalled: true,
    migrations: ALL_MIGRATIONS.filter((name) => !name.endsWith('.postgres.sql')),
    start: async () => {},
    stop: async () => {},
    freshLocation: async () => ({ dataDir: await temporaryFolder() }),
  };
}

/** The server that TEST_DATABASE_URL leads to, or else one of this suite's own. */
function postgres(): Engine {
  const runningUrl = process.env.TEST_DATABASE_URL;
  let server: PostgresServer | undefined;
  return {
    name: 'Postgres',
    isInstalled: runningUrl !== undefined || isPostgresInstalled(),
    migrations: ALL_MIGRATIONS,
    start: async () => {
      server = runningUrl ? undefined : await startPostgres();
    },
    stop: async () => await server?.stop(),
    freshLocation: async () => {
      const { url, drop } = await createPostgresDatabase(runningUrl ?? server?.url ?? '');
      onTestFinished(drop);
      return { databaseUrl: url };
    },
  };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const ALL_MIGRATIONS = (await readdir(new URL('./migrations/', import.meta.url))).toSorted();
const STARTING_MS = 60_000;

const WRITTEN = { tracking_entries: LOOK, planting_entries: PLANTING, tree_checks: TREE_CHECK };

describe.each([sqlite(), postgres()].filter((engine) => engine.isInstalled))('$name', (engine) => {
  beforeAll(engine.start, STARTING_MS);
  afterAll(engine.stop);

  async function open(location?: DatabaseLocation): Promise<Database> {
    const db = await openDatabase(location ?? (await engine.freshLocation()));
    onTestFinished(() => db.destroy());
    return db;
  }

  test('fifty transactions at once that read, decide and write count to fifty', async () => {
    const db = await open();
    await addTerms(db, 'counter', 0);
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const { first_used_at } = await transaction
          .selectFrom('terms_versions')
          .select('first_used_at')
          .where('hash', '=', 'counter')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('terms_versions')
          .set({ first_used_at: first_used_at + 1 })
          .where('hash', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await termsOf(db)).toEqual([['counter', 50]]);
  });

  test('every field that a child writes has its column', async () => {
    const tables = await (await open()).introspection.getTables();
    const missing = Object.entries(WRITTEN).flatMap(([name, fields]) => {
      const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
      return Object.keys(fields)
        .filter((field) => !columns?.includes(columnOf(field)))
        .map((field) => `${field} of ${name}`);
    });
    expect(missing, 'add it in server/platform/db/migrations').toEqual([]);
  });

  test('a transaction that fails leaves nothing behind and reports its own error', async () => {
    const db = await open();
    const failing = db.transaction().execute(async (transaction) => {
      await addTerms(transaction, 'lost', 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await termsOf(db)).toEqual([]);
  });

  test('a read neither waits for an open transaction nor sees what it has not committed', async () => {
    const db = await open();
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (transaction) => {
      await addTerms(transaction, 'new', 1);
      written.resolve();
      await mayCommit.promise;
      return await termsOf(transaction);
    });
    await written.promise;
    expect(await termsOf(db)).toEqual([]);
    mayCommit.resolve();
    expect(await writing).toEqual([['new', 1]]);
    expect(await termsOf(db)).toEqual([['new', 1]]);
  });

  test('a read sees every write that was awaited before it', async () => {
    const db = await open();
    for (let written = 1; written <= 20; written++) {
      await addTerms(db, `terms ${written}`, written);
      expect(await termsOf(db)).toHaveLength(written);
    }
  });

  test('a written row counts as affected and an untouched one does not', async () => {
    const db = await open();
    await addTerms(db, 'one', 1);
    await addTerms(db, 'two', 2);
    const changed = await db.updateTable('terms_versions').set({ version: '2' }).executeTakeFirst();
    const deleted = await db.deleteFrom('terms_versions').where('hash', '=', 'nobody').executeTakeFirst();
    expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([2n, 0n]);
  });

  test('a writing statement can return its rows', async () => {
    const db = await open();
    const row = { hash: 'h', version: '1', body: 'text', first_used_at: 1_700_000_000_000 };
    const added = await db.insertInto('terms_versions').values(row).returningAll().executeTakeFirst();
    expect({ ...added }).toEqual(row);
  });

  test('moments, counts, sums and comparisons all come back as numbers', async () => {
    const db = await open();
    await addTerms(db, 'one', 1_700_000_000_000);
    await addTerms(db, 'two', 1_700_000_000_001);
    const row = await db
      .selectFrom('terms_versions')
      .select(({ fn, exists, selectFrom }) => [
        fn.max('first_used_at').as('latest'),
        fn.countAll().as('count'),
        fn.sum('first_used_at').as('sum'),
        exists(selectFrom('users').select('id')).as('anybody'),
      ])
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({
      latest: 1_700_000_000_001,
      count: 2,
      sum: 3_400_000_000_001,
      anybody: 0,
    });
  });

  test('what belongs to a user goes with the user', async () => {
    const db = await open();
    await addUser(db, { id: 'ann' });
    await addUser(db, { id: 'ben' });
    for (const user_id of ['ann', 'ben']) {
      await db
        .insertInto('sessions')
        .values({ token_hash: user_id, user_id, created_at: 1, expires_at: 2, is_shared: 0 })
        .execute();
    }
    await db.deleteFrom('users').where('id', '=', 'ann').execute();
    const left = await db.selectFrom('sessions').select('user_id').execute();
    expect(left.map((session) => session.user_id)).toEqual(['ben']);
  });

  test('a row that refers to nobody is refused, and that is not a unique violation', async () => {
    const db = await open();
    const error = await failureOf(
      db
        .insertInto('sessions')
        .values({ token_hash: 't', user_id: 'nobody', created_at: 1, expires_at: 2, is_shared: 0 })
        .execute(),
    );
    expect(error).toBeInstanceOf(Error);
    expect(isUniqueViolation(error)).toBe(false);
  });

  test('of two that take one username at once the loser is recognised by its column', async () => {
    const db = await open();
    const outcomes = await Promise.allSettled([
      addUser(db, { id: 'first', username_key: 'ranger' }),
      addUser(db, { id: 'second', username_key: 'ranger' }),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures).toHaveLength(1);
    expect(isUniqueViolation(failures[0])).toBe(true);
    expect(isUniqueViolation(failures[0], 'users.username_key')).toBe(true);
    expect(isUniqueViolation(failures[0], 'users.id')).toBe(false);
  });

  test('primary keys, keys of several columns and partial indexes are recognised as well', async () => {
    const db = await open();
    await addUser(db, { id: 'ann' });
    await addProject(db, 'oak', 'ann');
    const addDevice = () =>
      db.insertInto('known_devices').values({ token_hash: 't', user_id: 'ann', created_at: 1 }).execute();
    await addDevice();
    await sql`create unique index one_draft on planting_entries (project_id) where is_draft = 1`.execute(db);
    await addDraft(db, 'draft 1', 'oak');

    const sameId = await failureOf(addUser(db, { id: 'ann', username_key: 'other' }));
    const sameDevice = await failureOf(addDevice());
    const secondDraft = await failureOf(addDraft(db, 'draft 2', 'oak'));
    expect(isUniqueViolation(sameId, 'users.id')).toBe(true);
    expect(isUniqueViolation(sameDevice, 'known_devices.token_hash, known_devices.user_id')).toBe(true);
    expect(isUniqueViolation(secondDraft, 'planting_entries.project_id')).toBe(true);
  });

  test('text is found as it was typed, with the signs that LIKE gives a meaning', async () => {
    const db = await open();
    await addUser(db, { id: 'percent', search_text: '100% oak!' });
    await addUser(db, { id: 'plain', search_text: '100 oaks' });
    const find = async (text: string) => {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where(containsText('users.search_text', text))
        .orderBy('id')
        .execute();
      return rows.map((row) => row.id);
    };
    expect(await find('oak')).toEqual(['percent', 'plain']);
    expect(await find('0% o')).toEqual(['percent']);
    expect(await find('k!')).toEqual(['percent']);
    expect(await find('1__')).toEqual([]);
  });

  test('several that open an empty database at once migrate it once', async () => {
    const location = await engine.freshLocation();
    const [db] = await Promise.all([open(location), open(location), open(location), open(location)]);
    expect(await appliedMigrations(db)).toEqual(engine.migrations);
  });

  test('a database that was closed is opened again with all its rows', async () => {
    const location = await engine.freshLocation();
    const db = await openDatabase(location);
    await addTerms(db, 'kept', 1);
    await db.destroy();
    expect(await termsOf(await open(location))).toEqual([['kept', 1]]);
  });

  test('a database newer than the program is refused and left as it is', async () => {
    const location = await engine.freshLocation();
    const db = await open(location);
    await sql`insert into migrations (name, timestamp) values ('999-from-the-future.sql', '2030-01-01')`.execute(
      db,
    );
    await expect(openDatabase(location)).rejects.toThrow(
      'The database is newer than this program: it has been through 999-from-the-future.sql',
    );
    expect(await appliedMigrations(db)).toEqual([...engine.migrations, '999-from-the-future.sql']);
  });

  test.skipIf(engine.name === 'SQLite')(
    'another program may keep its own migrations in another schema of the database',
    async () => {
      const location = await engine.freshLocation();
      if (!('databaseUrl' in location)) throw new Error('Only Postgres has schemas.');
      const pool = new pg.Pool({ connectionString: location.databaseUrl });
      await pool.query('create schema another; create table another.migrations (id text, ran_at date)');
      await pool.end();
      const db = await open(location);
      expect(await appliedMigrations(db)).toEqual(engine.migrations);
    },
  );

  test.skipIf(engine.name === 'SQLite')(
    'a connection that the server ends is logged and replaced',
    async () => {
      const location = await engine.freshLocation();
      const lost = Promise.withResolvers<void>();
      const db = await openDatabase(location, { info: () => {}, error: () => lost.resolve() });
      onTestFinished(() => db.destroy());
      const administrator = await open(location);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(administrator);
      await lost.promise;
      expect(await termsOf(db)).toEqual([]);
    },
  );

  test.for([
    ['left', 'What was here has moved to the bucket at home, or a move there was not finished. Start with'],
    [
      'arriving',
      'A move from the bucket at home to here was not finished. Go on there, and restore its backup',
    ],
  ] as const)('where version 1.0 marked a place as %s nobody works any more', async ([side, message]) => {
    const location = await engine.freshLocation();
    const db = await openDatabase(location);
    await sql`create table moving (what text primary key, said text not null)`.execute(db);
    await sql`insert into moving values ('side', ${side}), ('place', 'the bucket at home')`.execute(db);
    await db.destroy();
    for (const openIt of [openDatabase, openCurrentDatabase, openNewOrCurrentDatabase]) {
      await expect(openIt(location)).rejects.toThrow(message);
    }
  });

  test('a migration that fails half-way leaves the tables as they were', async () => {
    const db = await open();
    const folder = await temporaryFolder();
    await cp(new URL('./migrations/', import.meta.url), folder, { recursive: true });
    await writeFile(
      path.join(folder, '998-broken.sql'),
      '-- Ends in a fault;\nCREATE TABLE half (id text);\nCREATE TABEL oops (id text);\n',
    );
    await expect(migrate(db, pathToFileURL(`${folder}/`))).rejects.toThrow('TABEL');
    await expect(sql`select id from half`.execute(db)).rejects.toThrow('half');
    expect(await appliedMigrations(db)).toEqual(engine.migrations);
  });
});

async function addTerms(db: Database, hash: string, firstUsedAt: number): Promise<void> {
  await db
    .insertInto('terms_versions')
    .values({ hash, version: '1', body: 'text', first_used_at: firstUsedAt })
    .execute();
}

async function termsOf(db: Database): Promise<[string, number][]> {
  const rows = await db.selectFrom('terms_versions').selectAll().orderBy('first_used_at').execute();
  return rows.map((row) => [row.hash, row.first_used_at]);
}

async function addUser(db: Database, user: Partial<UserRow> & { id: string }): Promise<void> {
  await db
    .insertInto('users')
    .values({
      username: user.id,
      username_key: user.id,
      consent_state: 'none',
      consent_since: null,
      email: 'family@example.org',
      email_key: 'family@example.org',
      email_since: 0,
      password_hash: 'x',
      first_name: 'Ann',
      last_name: 'Scout',
      role: 'student',
      troop_number: '1',
      troop_key: '1',
      state: 'OH',
      zip_code: '44101',
      profile_completed: 1,
      search_text: user.id,
      name_key: 'ann scout',
      troop_order: '1',
      created_at: 1,
      ...user,
    })
    .execute();
}

async function addProject(db: Database, id: string, ownerId: string): Promise<void> {
  await db
    .insertInto('projects')
    .values({
      id,
      owner_id: ownerId,
      name: id,
      status: 'in_progress',
      current_step: 1,
      activity_type: 'cloning',
      created_at: 1,
      revision: 0,
      field_revisions: '{}',
    })
    .execute();
}

async function addDraft(db: Database, id: string, projectId: string): Promise<void> {
  await db
    .insertInto('planting_entries')
    .values({
      id,
      project_id: projectId,
      step_number: 5,
      planting_location: 'garden',
      planting_type: 'permanent',
      planting_date: '2025-05-01',
      notes: '',
      is_completed: 0,
      is_draft: 1,
      created_at: 1,
      is_touched: 0,
      revision: 0,
      field_revisions: '{}',
    })
    .execute();
}

async function appliedMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map((row) => row.name);
}

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return await attempt.then(
    () => undefined,
    (error) => error,
  );
}
