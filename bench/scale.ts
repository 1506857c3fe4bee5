/**
 * What a call costs with very many people beside what it costs with hardly any: fills a database, unless it is full
 * already, and asks both servers the same in turn. Takes many minutes and gigabytes, and stands outside `npm test`:
 *
 *     node bench/scale.ts --students 1000000 --projects 3000000 --folder /var/tmp/scale [--postgres]
 *
 * The folder is kept, so that a second run asks only. docs/SCALE.md has the figures.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type DatabaseLocation, openDatabase } from '#server/db/open.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { type Crowd, seedCrowd } from '#server/testing/crowd.ts';
import { createPostgresDatabase, startPostgres } from '#server/testing/postgres.ts';
import { addAdmin } from './server/bench-data.ts';
import { type Contender, startContender } from './server/contender.ts';
import { askInTurn, type Costs, openAsker } from './server/scale-calls.ts';

const HARDLY_ANY: Crowd = { students: 32, projects: 96 };
const REPORT_EVERY = 100_000;
const PROGRAM = path.join(import.meta.dirname, '../server/main.ts');

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '1000000' },
    projects: { type: 'string', default: '3000000' },
    folder: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});

async function fill(location: DatabaseLocation, { students, projects }: Crowd): Promise<void> {
  const db = await openDatabase(location);
  await importSpeciesAtFirstStart(db);
  const { count } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) {
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

const crowd: Crowd = { students: Number(values.students), projects: Number(values.projects) };
if (values.folder === undefined) throw new Error('--folder says where the data is to lie');
await mkdir(values.folder, { recursive: true });
const hardlyAny = await mkdtemp(path.join(values.folder, 'hardly-any-'));
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : undefined;

async function start(dataDir: string, people: Crowd): Promise<Contender> {
  const databaseUrl = postgres && (await createPostgresDatabase(postgres.url)).url;
  await fill(databaseUrl ? { databaseUrl } : { dataDir }, people);
  return startContender(PROGRAM, {
    logFile: path.join(hardlyAny, 'log'),
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
}

const contenders = [await start(path.join(hardlyAny, 'data'), HARDLY_ANY), await start(values.folder, crowd)];
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
