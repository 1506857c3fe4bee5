/**
 * `npm run move` in a process of its own, killed again and again, in both directions: run once more it goes on, and in the
 * end each side holds the same, every row of every table and every file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { locationOf, type Place } from '#server/app/move-places.ts';
import { appendDeletion } from '#server/deletions/deletions.store.ts';
import { keepDeletionsBeside } from '#server/deletions/deletions-file.service.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import { type Database, openDatabase, openForMove, type Queries } from '#server/platform/db/open.ts';
import { tablesInOrder } from '#server/platform/db/table-shapes.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { seedCrowd } from './crowd.ts';
import { PLANTED_FILES, plantFiles, plantRows, rowsIn } from './plant-rows.ts';
import { createPostgresDatabase } from './postgres.ts';
import { type Row, rowsOfEveryTable } from './rows-of-every-table.ts';
import { bucketEnvironment, createBucket } from './s3.ts';

const TOOL = path.join(import.meta.dirname, '../../tools/move.ts');
const NOW = Date.parse('2026-05-01T03:00:00Z');
export const STRAY_FILE = 'nobody-knows-me.jpg';

export type MoveWorld = {
  /** Where all of it lies; whoever calls removes it. */
  readonly folder: string;
  readonly postgresUrl: string;
  /** Where an S3 server runs, the photos beside Postgres lie in buckets there; else in folders. */
  readonly s3Url?: string | undefined;
  readonly students: number;
  readonly photos: number;
};

export type MoveRound = {
  readonly direction: 'to Postgres' | 'to SQLite';
  /** Whether the kill came before the move was done by itself. */
  readonly isCutOff: boolean;
  readonly workedMs: number;
  /** Of what was done: how the sides differ. Of what was cut off: nothing. */
  readonly errors: readonly string[];
};

/** A place with the environment that leads to it. */
export type Site = { readonly place: Place; readonly environment: Readonly<Record<string, string>> };
type SiteMaker = (world: MoveWorld) => Promise<Site & { drop: () => Promise<void> }>;

export const siteOf = (environment: Readonly<Record<string, string>>): Site => ({
  place: readConfig(environment),
  environment,
});

const sqliteSite: SiteMaker = async ({ folder }) => {
  const dataDir = await mkdtemp(path.join(folder, 'sqlite-'));
  return { ...siteOf({ DATA_DIR: dataDir }), drop: () => rm(dataDir, { recursive: true }) };
};

const postgresSite: SiteMaker = async ({ folder, postgresUrl, s3Url }) => {
  const dataDir = await mkdtemp(path.join(folder, 'postgres-'));
  const database = await createPostgresDatabase(postgresUrl);
  const bucket = s3Url === undefined ? null : await createBucket(s3Url);
  const drop = async () => {
    await database.drop();
    await bucket?.drop();
    await rm(dataDir, { recursive: true });
  };
  const ofBucket = bucket ? bucketEnvironment(bucket.bucket) : {};
  return { ...siteOf({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...ofBucket }), drop };
};

const filesOf = ({ bucket, dataDir }: Place): Promise<FileStore> =>
  bucket ? openS3Store(bucket) : openDiskStore(path.join(dataDir, 'photos'));

/** A row in every table, a crowd, photos with their files, a file that no row knows, and deletions with their proof. */
export async function fillSite(site: Site, { students, photos }: MoveWorld): Promise<void> {
  const { place } = site;
  const db = await openDatabase(locationOf(place));
  const files = await filesOf(place);
  await plantRows(db, NOW);
  await plantFiles(files);
  await files.put(STRAY_FILE, Buffer.from('stray'));
  await seedCrowd(db, { students, projects: students }, NOW);
  await plantPhotos(db, files, photos);
  for (const number of [1, 2, 3]) {
    const it = {
      id: `deletion-${number}`,
      happenedAt: NOW,
      subject: `photo:${number}`,
      reason: 'child',
    } as const;
    await inTransaction(db, (tx) => appendDeletion(tx, { ...it, counts: { photos: number }, fileNames: [] }));
  }
  const log = { error: () => {} } as never;
  await keepDeletionsBeside({ db, config: readConfig(site.environment), log });
  await db.destroy();
}

async function plantPhotos(db: Database, files: FileStore, photos: number): Promise<void> {
  const [sample] = rowsOfEveryTable(NOW).photos ?? [];
  for (let number = 0; number < photos; number += 1) {
    const filename = `photo-${number}.jpg`;
    const row = { ...sample, id: `more ${number}`, filename };
    await db
      .insertInto('photos')
      .values(row as never)
      .execute();
    for (const name of [filename, thumbnailName(filename)]) await files.put(name, Buffer.from(`Of ${name}`));
  }
}

async function allRows(db: Queries): Promise<Record<string, Row[]>> {
  const tables = await tablesInOrder(db);
  const found = tables.map(async ({ name }) => {
    const rows = (await rowsIn(db, name)).map((row) => Object.entries(row).toSorted());
    return [name, rows.map((it) => JSON.stringify(it)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as never;
}

async function contentOf({ place }: Site): Promise<Record<string, unknown>> {
  const db = await openForMove(locationOf(place), 'look');
  try {
    const files = await filesOf(place);
    const found: [name: string, bytes: string][] = [];
    for await (const name of files.list()) {
      if (name !== STRAY_FILE) found.push([name, await textOf(files, name)]);
    }
    return { ...(await allRows(db)), files: found.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
  } finally {
    await db.destroy();
  }
}

async function textOf(files: FileStore, name: string): Promise<string> {
  const file = await files.read(name);
  return file ? (await buffer(file.stream)).toString() : '';
}

/** How what lies on both sides differs, by table; and what should never have come along. */
export async function differences(source: Site, target: Site): Promise<string[]> {
  const [here, there] = [await contentOf(source), await contentOf(target)];
  const errors = Object.keys({ ...here, ...there })
    .filter((it) => JSON.stringify(here[it]) !== JSON.stringify(there[it]))
    .map((it) => `${it} differs`);
  if (JSON.stringify(there.files ?? '').length < PLANTED_FILES.length) errors.push('there are no files');
  const store = await filesOf(target.place);
  if (await textOf(store, STRAY_FILE)) errors.push('a stray file came along');
  return errors;
}

export type ToolEnd = { readonly code: number | null; readonly said: string; readonly workedMs: number };

/** Starts the tool; it is killed so long after its first word, where it has not ended by then. */
export async function runMove(
  environment: Readonly<Record<string, string>>,
  typed: readonly string[],
  killAfterMs?: number,
): Promise<ToolEnd> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const tool = spawn(process.execPath, [TOOL, ...typed], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (it) => said.push(String(it)));
  const closed = once(tool, 'close');
  // What comes before is only Node that starts.
  await Promise.race([closed, once(tool.stdout, 'data')]);
  const began = performance.now();
  if (killAfterMs !== undefined) {
    await Promise.race([closed, setTimeout(killAfterMs)]);
    tool.kill('SIGKILL');
  }
  const [code] = await closed;
  return { code, said: said.join(''), workedMs: Math.round(performance.now() - began) };
}

/** The settings of a place in a file, as an operator writes them. */
export async function settingsFile(folder: string, { environment }: Site): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'new.env');
  await writeFile(
    file,
    Object.entries(environment)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  );
  return file;
}

type Direction = {
  readonly world: MoveWorld;
  readonly direction: MoveRound['direction'];
  readonly source: Site;
  readonly kills: number;
  readonly chance: Chance;
};

/** Kills the move `kills` times, begins anew wherever it was done before, and at last lets it come to its end. */
async function* killMoves(
  { world, direction, source, kills, chance }: Direction,
  makeTarget: SiteMaker,
): AsyncGenerator<MoveRound, Site> {
  let wholeMs = 0;
  let target: Site | null = null;
  for (let cutOff = 0; ; ) {
    // The first is not disturbed: it tells how long one takes.
    const isLast: boolean = wholeMs > 0 && cutOff >= kills;
    target ??= await makeTarget(world);
    const file = await settingsFile(world.folder, target);
    const killAfterMs = wholeMs === 0 || isLast ? undefined : chance.below(wholeMs);
    const { code, said, workedMs } = await runMove(source.environment, [file], killAfterMs);
    if (code === null) {
      cutOff += 1;
      yield { direction, isCutOff: true, workedMs, errors: [] };
      continue;
    }
    const errors = code === 0 ? await differences(source, target) : [`it ended with ${code}: ${said}`];
    yield { direction, isCutOff: false, workedMs, errors };
    if (isLast || code !== 0) return target;
    wholeMs ||= workedMs;
    target = null;
    await runMove(source.environment, ['--stay']);
  }
}

/** Moves a filled installation to Postgres and from there to SQLite, killed `kills` times on each way. */
export async function* moveRounds(world: MoveWorld, kills: number, seed: number): AsyncGenerator<MoveRound> {
  const chance = chanceFrom(seed);
  const first = await sqliteSite(world);
  await fillSite(first, world);
  const there = yield* killMoves(
    { world, direction: 'to Postgres', source: first, kills, chance },
    postgresSite,
  );
  const back = yield* killMoves({ world, direction: 'to SQLite', source: there, kills, chance }, sqliteSite);
  const errors = await differences(first, back);
  if (errors.length > 0) yield { direction: 'to SQLite', isCutOff: false, workedMs: 0, errors };
}
