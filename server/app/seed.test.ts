import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { countAccounts } from '#server/accounts/admins.store.ts';
import { openDatabase } from '#server/platform/db/open.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-seed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `npm run seed` as a process of its own. */
function seed(dataDir: string, ...typed: string[]) {
  const command = path.join(import.meta.dirname, '../../tools/seed.ts');
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    execFile(process.execPath, [command, ...typed], { env }, (error, out, said) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: out + said }),
    );
  });
}

async function accountsIn(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir });
  const accounts = await countAccounts(db);
  await db.destroy();
  return accounts;
}

test('a database is made and filled where there is none; one that has accounts is filled only when that is forced', async () => {
  const dataDir = await emptyFolder();
  const first = await seed(dataDir, '--students', '3', '--projects', '2');
  expect(first).toEqual({ exitCode: 0, output: expect.stringContaining('3 students and 2 projects in ') });
  const second = await seed(dataDir, '--students', '3');
  expect(second.exitCode).toBe(1);
  expect(second.output).toMatch(
    /^The database has 3 accounts already, and nothing was added\. .* --force\.\n$/,
  );
  expect(await accountsIn(dataDir)).toBe(3);
  expect((await seed(dataDir, '--students', '4', '--force')).exitCode).toBe(0);
  expect(await accountsIn(dataDir)).toBe(7);
});

test('a database without accounts is filled; one of an earlier program is left to the start of this one', async () => {
  const dataDir = await emptyFolder();
  const db = await openDatabase({ dataDir });
  await sql`delete from migrations where name <> '001-first.sql'`.execute(db);
  await db.destroy();
  expect(await seed(dataDir, '--students', '3', '--force')).toEqual({
    exitCode: 1,
    output: 'The database is older than this program: start the program, which brings it up to date.\n',
  });
  const fresh = await emptyFolder();
  await (await openDatabase({ dataDir: fresh })).destroy();
  expect((await seed(fresh, '--students', '3')).exitCode).toBe(0);
});
