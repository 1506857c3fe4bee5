/**
 * Measures calls with very many people beside hardly any: fills a database once, and asks both servers the same in
 * turns. docs/SCALE.md has the figures.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { countAccounts } from '../server/accounts/admins.store.ts';
import { runCommand } from '../server/platform/command.ts';
import { type DatabaseLocation, openDatabase } from '../server/platform/db/open.ts';
import { importSpeciesAtFirstStart } from '../server/species/species.service.ts';
import { type Crowd, seedCrowd } from '../server/testing/crowd.ts';
import { createPostgresDatabase, startPostgres } from '../server/testing/postgres.ts';
import { addAdmin } from './server/bench-data.ts';
import { type Contender, startContender } from './server/contender.ts';
import { askInTurn, type Costs, openAsker } from './server/scale-calls.ts';

const HARDLY_ANY: Crowd = { students: 32, projects: 96 };
const REPORT_EVERY = 100_000;
const PROGRAM = path.join(import.meta.dirname, '../server/main.ts');

async function fill(location: DatabaseLocation, { students, projects }: Crowd): Promise<void> {
  const db = await openDatabase(location);
  await importSpeciesAtFirstStart(db);
  if ((await countAccounts(db)) === 0) {
    const began = performance.now();
    await seedCrowd(db, { students, projects }, Date.now(), (written) => {
      if ((written.students + written.projects) % REPORT_EVERY === 0) console.log(written);
    });
    console.log(`${students} students written in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await addAdmin(db);
  await db.destroy();
}

function line({ call, empty, full }: Costs): string {
  const ms = (value: number) => value.toFixed(2);
  return `| ${call} | ${ms(empty.median)} | ${ms(empty.p99)} | ${ms(full.median)} | ${ms(full.p99)} | ${ms(full.p99 / empty.p99)} |`;
}

await runCommand(
  {
    start: 'node bench/scale.ts',
    does:
      'Asks a server with very many people and one with hardly any the same in turn, and shows what each call costs. Fills ' +
      'a database first, unless the folder has a full one already, and keeps it for the next time. Takes many minutes and ' +
      'gigabytes.',
    args: { FOLDER: 'where the data are to lie' },
    options: {
      students: { takes: 'number', default: 1_000_000, says: 'how many students' },
      projects: { takes: 'number', default: 3_000_000, says: 'how many projects they have together' },
      postgres: { says: 'on Postgres instead of SQLite; its database is a new one each time' },
    },
  },
  async ({ args, options }) => {
    const folder = args.FOLDER;
    const crowd: Crowd = { students: options.students, projects: options.projects };
    await mkdir(folder, { recursive: true });
    const hardlyAny = await mkdtemp(path.join(folder, 'hardly-any-'));
    const postgres = options.postgres ? await startPostgres({ isDurable: true }) : undefined;

    async function start(dataDir: string, people: Crowd): Promise<Contender> {
      const databaseUrl = postgres && (await createPostgresDatabase(postgres.url)).url;
      await fill(databaseUrl ? { databaseUrl } : { dataDir }, people);
      return startContender(PROGRAM, {
        logFile: path.join(hardlyAny, 'log'),
        env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      });
    }

    const contenders = [await start(path.join(hardlyAny, 'data'), HARDLY_ANY), await start(folder, crowd)];
    try {
      const [empty, full] = [
        await openAsker(contenders[0] as Contender, HARDLY_ANY.students),
        await openAsker(contenders[1] as Contender, crowd.students),
      ];
      console.log('| call | few: median, ms | p99 | many: median, ms | p99 | p99 many / few |');
      console.log('|---|--:|--:|--:|--:|--:|');
      for await (const costs of askInTurn(empty, full)) console.log(line(costs));
    } finally {
      for (const contender of contenders) await contender.stop();
      await postgres?.stop();
      await rm(hardlyAny, { recursive: true, force: true });
    }
  },
);
