import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import {
  createPostgresDatabase,
  isPostgresInstalled,
  type PostgresServer,
  startPostgres,
} from '#server/testing/postgres.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { isConflict, isDatabaseAway } from './errors.ts';
import { type Database, openDatabase, type Queries } from './open.ts';
import { inTransaction } from './transaction.ts';

// A server of its own, since it is brought down under what uses it, and one that forgets nothing then.
describe.runIf(isPostgresInstalled())('Postgres', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ isDurable: true });
  }, 60_000);
  afterAll(() => server.stop());

  /** A database of its own; `settings` are parameters of its address, which go before the program's own. */
  async function open(settings: Record<string, string> = {}): Promise<Database> {
    const { url, drop } = await createPostgresDatabase(server.url);
    const address = new URL(url);
    for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
    const db = await openDatabase({ databaseUrl: address.href });
    onTestFinished(async () => {
      await db.destroy();
      await drop();
    });
    return db;
  }

  async function backendOf(db: Queries): Promise<number> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid ?? 0;
  }

  const SETTINGS = ['statement_timeout', 'idle_in_transaction_session_timeout', 'application_name'];

  async function settingsOf(db: Queries): Promise<Record<string, string>> {
    const { rows } = await sql<{ name: string; value: string }>`select name, current_setting(name) as value
      from unnest(${SETTINGS}::text[]) as name`.execute(db);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  /** Copies Postgres' reaction to a dead process: it ends all the others and restarts them. */
  async function crashServer(db: Queries): Promise<void> {
    process.kill(await backendOf(db), 'SIGKILL');
  }

  test('a server that takes no TLS is refused where TLS is demanded, with the setting that allows it', async () => {
    await expect(open({ sslmode: 'verify-full' })).rejects.toThrow(
      'The Postgres server takes no TLS. Give it a certificate or, where nobody else is on the way, say ' +
        'WITHOUT_TLS=database (DATABASE_URL).',
    );
    await open({ sslmode: 'disable' });
  });

  test('a transaction whose connection is ended while it asks nothing fails alone, and the next one is well', async () => {
    const db = await open();
    const failing = inTransaction(db, async (tx) => {
      await sql`select pg_terminate_backend(${await backendOf(tx)})`.execute(db);
      // The connection is gone when the server has no such process any more.
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()`.execute(
          db,
        );
        expect(rows).toHaveLength(1);
      }, 10_000);
      await sql`select 1`.execute(tx);
    });

    await expect(failing).rejects.toSatisfy(isDatabaseAway);

    expect(await inTransaction(db, backendOf)).toBeGreaterThan(0);
  });

  test('while Postgres restarts calls are answered with 503 and when to come again, and then as ever', async () => {
    vi.stubEnv('TEST_DATABASE_URL', server.url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { student, platform } = await openWorld();
    const { caller } = await student();
    const statuses = new Set<number>();
    await crashServer(platform.db);

    await vi.waitFor(async () => {
      const { status, headers } = await caller.call(listProjects);
      statuses.add(status);
      if (status === 503) expect(headers['retry-after']).toBe('5');
      expect(status).toBe(200);
    }, 60_000);

    expect([...statuses]).toEqual([503, 200]);
  }, 90_000);

  test('two transactions that take the same rows in opposite order both come to an end', async () => {
    const db = await open();
    for (const hash of ['oak', 'elm']) {
      await db
        .insertInto('terms_versions')
        .values({ hash, version: '0', body: '', first_used_at: 0 })
        .execute();
    }
    const bothHold = Promise.withResolvers<void>();
    let holding = 0;
    let runs = 0;
    const bump = (tx: Queries, hash: string) =>
      tx
        .updateTable('terms_versions')
        .set((it) => ({ first_used_at: it('first_used_at', '+', 1) }))
        .where('hash', '=', hash)
        .execute();
    const bumpBoth = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        runs += 1;
        await bump(tx, first);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await bump(tx, second);
      });

    await Promise.all([bumpBoth('oak', 'elm'), bumpBoth('elm', 'oak')]);

    const rows = await db.selectFrom('terms_versions').select('first_used_at').execute();
    expect(rows.map((row) => row.first_used_at)).toEqual([2, 2]);
    expect(runs).toBe(3);
  });

  test('a transaction that never comes through is given up after a few runs, as one that may be tried later', async () => {
    const db = await open();
    let runs = 0;
    const failing = inTransaction(db, async (tx) => {
      runs += 1;
      await sql`do $$ begin raise exception 'in the way' using errcode = '40001'; end $$`.execute(tx);
    });

    const error = await failing.catch((reason: unknown) => reason);

    expect([isConflict(error), isDatabaseAway(error), runs]).toEqual([true, true, 5]);
  });

  test('what goes wrong for another reason is run once', async () => {
    const db = await open();
    let runs = 0;
    const failing = inTransaction(db, async (tx) => {
      runs += 1;
      await sql`select 1 / 0`.execute(tx);
    });

    await expect(failing).rejects.toThrow('division by zero');

    expect(runs).toBe(1);
  });

  test('a statement that takes too long is ended, and its connection serves on', async () => {
    const db = await open({ statement_timeout: '200' });

    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toSatisfy(isDatabaseAway);

    expect(await backendOf(db)).toBeGreaterThan(0);
  });

  test('a transaction that does nothing for too long loses its connection, and with it what it holds', async () => {
    const db = await open({ idle_in_transaction_session_timeout: '200' });
    const ended = Promise.withResolvers<void>();
    const hanging = inTransaction(db, async (tx) => {
      const pid = await backendOf(tx);
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
        expect(rows).toEqual([]);
      }, 10_000);
      ended.resolve();
      await sql`select 1`.execute(tx);
    });

    await expect(hanging).rejects.toSatisfy(isDatabaseAway);

    await ended.promise;
  });

  test('limits of time are set on every connection, unless the operator has set them', async () => {
    const ours = { idle_in_transaction_session_timeout: '30s', application_name: 'rootling' };
    expect(await settingsOf(await open())).toEqual({ ...ours, statement_timeout: '30s' });
    const set = await open({ statement_timeout: '60000' });
    expect(await settingsOf(set)).toEqual({ ...ours, statement_timeout: '1min' });
  });

  test('a database that knows bytes only is refused at the start', async () => {
    const kind = "encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0";
    const { url, drop } = await createPostgresDatabase(server.url, kind);
    onTestFinished(drop);
    await expect(openDatabase({ databaseUrl: url })).rejects.toThrow(
      "The database is in SQL_ASCII; it has to be made with encoding 'UTF8', from template0 (DATABASE_URL).",
    );
  });

  test('a server that is not there is named at the start', async () => {
    const databaseUrl = 'postgresql://rootling@127.0.0.1:1/rootling';
    await expect(openDatabase({ databaseUrl })).rejects.toThrow(
      'The Postgres server does not answer (DATABASE_URL).',
    );
  });
});
