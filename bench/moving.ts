/**
 * What it takes to move an installation of very many people to Postgres and back: minutes and memory, each in a process of
 * its own. docs/SCALE.md has the figures.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../server/platform/command.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { openDiskStore } from '../server/platform/files/disk-store.ts';
import { importSpeciesAtFirstStart } from '../server/species/species.service.ts';
import { seedCrowd } from '../server/testing/crowd.ts';
import { createPostgresDatabase, startPostgres } from '../server/testing/postgres.ts';

const TOOL = path.join(import.meta.dirname, '../tools/move.ts');
const LOOK_EVERY_MS = 200;

async function fill(dataDir: string, students: number, projects: number): Promise<void> {
  const db = await openDatabase({ dataDir });
  await openDiskStore(path.join(dataDir, 'photos'));
  await importSpeciesAtFirstStart(db);
  await seedCrowd(db, { students, projects }, Date.now());
  await db.destroy();
}

/** The most memory that a process has had so far; null once it is gone. Linux alone tells. */
async function mostMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

async function move(environment: Record<string, string>, file: string, title: string): Promise<void> {
  const began = performance.now();
  const env = { PATH: process.env.PATH, ...environment };
  const tool = spawn(process.execPath, [TOOL, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let [most, comparedAt] = [0, 0];
  const looking = setInterval(() => {
    if (tool.pid !== undefined) mostMegabytes(tool.pid).then((it) => (most = Math.max(most, it ?? 0)));
  }, LOOK_EVERY_MS);
  tool.stdout.on('data', (words) => {
    if (/the same on both sides/.test(String(words))) comparedAt ||= performance.now();
  });
  const [code] = await once(tool, 'close');
  clearInterval(looking);
  const seconds = (ms: number) => (ms / 1000).toFixed(0);
  const end = performance.now();
  console.log(
    `${title}: ended with ${code} after ${seconds(end - began)} s (the first table was compared after ` +
      `${seconds(comparedAt - began)} s), at most ${most} MB`,
  );
}

await runCommand(
  {
    start: 'node bench/moving.ts',
    does:
      'Fills an installation with very many people, moves it to a new Postgres and from there to SQLite again, and says how ' +
      'long each took and how much memory. Takes many minutes and gigabytes.',
    args: { FOLDER: 'where the data are to lie, in new folders' },
    options: {
      students: { takes: 'number', default: 100_000, says: 'how many students' },
      projects: { takes: 'number', default: 300_000, says: 'how many projects they have together' },
    },
  },
  async ({ args, options }) => {
    await mkdir(args.FOLDER, { recursive: true });
    const folder = await mkdtemp(path.join(path.resolve(args.FOLDER), 'moving-'));
    const [first, there, back] = ['first', 'there', 'back'].map((it) => path.join(folder, it)) as [
      string,
      string,
      string,
    ];
    await fill(first, options.students, options.projects);
    const postgres = await startPostgres({ isDurable: true });
    try {
      const { url } = await createPostgresDatabase(postgres.url);
      const toPostgres = { DATA_DIR: there, DATABASE_URL: url };
      await writeFile(path.join(folder, 'there.env'), `DATA_DIR="${there}"\nDATABASE_URL="${url}"\n`);
      await writeFile(path.join(folder, 'back.env'), `DATA_DIR="${back}"\n`);
      await move({ DATA_DIR: first }, path.join(folder, 'there.env'), 'to Postgres');
      await move(toPostgres, path.join(folder, 'back.env'), 'to SQLite');
    } finally {
      await postgres.stop();
    }
  },
);
