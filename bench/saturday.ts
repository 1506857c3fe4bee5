/**
 * `npm run bench:saturday`: a Saturday on the smallest machine: one core and 512 MB for the whole program, and a thousand
 * scouts an hour, each of whom opens the app, writes an entry, sends two photos and looks at the dashboard again. Writes
 * RESULTS-saturday.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../server/platform/command.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { importSpeciesAtFirstStart } from '../server/species/species.service.ts';
import { seedCrowd } from '../server/testing/crowd.ts';
import { createPostgresDatabase, startPostgres } from '../server/testing/postgres.ts';
import { cpuMilliseconds, occupiedMegabytes } from './memory.ts';
import { ADMIN_NAME, addAdmin } from './server/bench-data.ts';
import type { Visitor } from './server/calls.ts';
import { type Contender, PROGRAM, startContender } from './server/contender.ts';
import { onSmallMachine } from './server/small-machine.ts';
import { inviteVisitors } from './server/visitors.ts';
import { type Outcome, phonePhoto, spendSaturday } from './server/weekly-visit.ts';

const SCOUTS_AN_HOUR = 1000;
const MEGABYTES = 512;
const MINUTES = 10;
const WATCH_EVERY_MS = 1000;

type Saturday = {
  readonly on: string;
  readonly outcomes: readonly Outcome[];
  readonly megabytes: number;
  readonly cpuShare: number;
  readonly minutes: number;
  readonly scouts: number;
};

/** Watches how much memory all processes of the program take together, until it is told to stop. */
function watchMemory(contenders: readonly Contender[]): () => Promise<number> {
  let [most, isOver] = [0, false];
  const watching = (async () => {
    while (!isOver) {
      const sizes = await Promise.all(contenders.map(({ pid }) => occupiedMegabytes(pid).catch(() => 0)));
      most = Math.max(
        most,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await wait(WATCH_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return most;
  };
}

const cpuOf = async (contenders: readonly Contender[]) =>
  (await Promise.all(contenders.map(({ pid }) => cpuMilliseconds(pid)))).reduce((sum, it) => sum + it, 0);

async function spend(contenders: readonly Contender[], on: string, minutes: number): Promise<Saturday> {
  const [first] = contenders;
  if (!first) throw new Error('No program was started.');
  const scouts = Math.round((SCOUTS_AN_HOUR * minutes) / 60);
  const visitors: Visitor[] = await inviteVisitors(first.url, scouts, ADMIN_NAME);
  const photo = await phonePhoto();
  const cpuBefore = await cpuOf(contenders);
  const stopWatching = watchMemory(contenders);
  const urls = contenders.map(({ url }) => url);
  const outcomes = await spendSaturday(visitors, { urls, photo, minutes });
  const cpuShare = ((await cpuOf(contenders)) - cpuBefore) / (minutes * 60_000);
  return { on, outcomes, megabytes: await stopWatching(), cpuShare, minutes, scouts };
}

async function onSqlite(folder: string, minutes: number, scouts: number): Promise<Saturday> {
  const dataDir = path.join(folder, 'sqlite');
  await fill(await openDatabase({ dataDir }), scouts);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info', TRUST_PROXY: '1' };
  const logFile = path.join(folder, 'sqlite.log');
  const contender = await onSmallMachine(MEGABYTES, () => startContender(PROGRAM, { logFile, env }));
  return spend([contender], 'SQLite', minutes).finally(contender.stop);
}

async function onPostgres(folder: string, minutes: number, scouts: number): Promise<Saturday> {
  const postgres = await startPostgres({ isDurable: true });
  const { url: databaseUrl } = await createPostgresDatabase(postgres.url);
  await fill(await openDatabase({ databaseUrl }), scouts);
  const dataDir = path.join(folder, 'postgres');
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', TRUST_PROXY: '1' };
  const start = (name: string) => startContender(PROGRAM, { logFile: path.join(folder, `${name}.log`), env });
  const contenders = await onSmallMachine(2 * MEGABYTES, async () => [
    await start('one'),
    await start('two'),
  ]);
  return spend(contenders, 'Postgres, two processes', minutes).finally(async () => {
    for (const { stop } of contenders) await stop();
    await postgres.stop();
  });
}

async function fill(db: Awaited<ReturnType<typeof openDatabase>>, scouts: number): Promise<void> {
  await importSpeciesAtFirstStart(db);
  await seedCrowd(db, { students: scouts, projects: scouts * 2 }, Date.now());
  await addAdmin(db);
  await db.destroy();
}

function at(outcomes: readonly Outcome[], what: Outcome['what'], share: number): string {
  const times = outcomes.filter((it) => it.what === what).map(({ ms }) => ms);
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
}

function rowOf({ on, outcomes, megabytes, cpuShare, minutes, scouts }: Saturday): string {
  const refused = outcomes.filter((it) => it.refused).length;
  const lost = outcomes.filter(({ what }) => what === 'lost').length;
  const times = (['read', 'save', 'photo'] as const).map(
    (what) => `${at(outcomes, what, 0.5)} / ${at(outcomes, what, 0.99)}`,
  );
  const figures = [
    scouts,
    minutes,
    ...times,
    refused,
    lost,
    megabytes.toFixed(0),
    (100 * cpuShare).toFixed(0),
  ];
  return `| ${on} | ${figures.join(' | ')} |`;
}

await runCommand(
  {
    start: 'npm run bench:saturday',
    does: 'Lets a thousand scouts an hour visit the program on one core and 512 MB, and writes bench/RESULTS-saturday.md.',
    options: {
      minutes: { takes: 'number', default: MINUTES, says: 'how long, at the same rate' },
      keep: { says: 'prints and writes nothing' },
    },
  },
  async ({ options }) => {
    const { minutes } = options;
    const folder = mkdtempSync(path.join(tmpdir(), 'rootling-saturday-'));
    const load = [loadavg()[0] ?? 0];
    const scouts = Math.round((SCOUTS_AN_HOUR * minutes) / 60);
    const rows: string[] = [];
    try {
      for (const day of [onSqlite, onPostgres]) {
        rows.push(rowOf(await day(folder, minutes, scouts)));
        load.push(loadavg()[0] ?? 0);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}`;
    const text = `# A Saturday on the smallest machine

Written by \`npm run bench:saturday\` on ${new Date().toISOString().slice(0, 10)}. ${machine}. Load: ${load.map((it) => it.toFixed(1)).join(', ')}.

The program has one core and, where Linux lets it be bounded, ${MEGABYTES} MB for each process; Postgres runs beside it. ${SCOUTS_AN_HOUR} scouts an hour come at
random moments. Each opens the dashboard and her step, writes an entry (three saves), sends two photos of 12 megapixels
as her device makes them small, and looks at the dashboard again. Times are median / 99th percentile, ms. Goals: saves
300 ms at the 99th percentile, nothing refused or lost, 400 MB for all processes together.

| on | scouts | minutes | reads | saves | photos | refused | lost | memory at most, MB | of the core, % |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`;
    if (!options.keep) writeFileSync(path.join(import.meta.dirname, 'RESULTS-saturday.md'), text);
    process.stdout.write(text);
  },
);
