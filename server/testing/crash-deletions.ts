/**
 * The program killed again and again while something is deleted: at every point of its way it is there as a whole, rows and
 * files, or is gone as a whole once the next start has finished it, and is noted once (PRODUCT.md#one-place-deletes).
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { deletePhoto, uploadStepPhotos, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { DELETIONS_FILE_NAME } from '#server/deletions/deletions-file.service.ts';
import { verifyDeletions } from '#server/keeping/deletions/verify.service.ts';
import { type DatabaseLocation, openCurrentDatabase, type Queries } from '#server/platform/db/open.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { firstAdminCode, type Program, startProgram } from './program.ts';
import { beginAsScout, openBrowser, type ScoutBrowser } from './scout-browser.ts';
import { smallJpeg } from './small-photo.ts';

/** A deletion takes about so long; the kill comes at any time of it. */
const KILLED_WITHIN_MS = 25;
const LOOK_AGAIN_MS = 20;
const FINISHED_WITHIN_MS = 20_000;
const ACCOUNT = { username: 'ranger', password: 'a-ranger-of-the-woods' };
const RANGER = { ...ACCOUNT, firstName: 'Rae', lastName: 'Ranger', email: 'ranger@troop.example' };

export type DeletionRound = {
  readonly number: number;
  readonly what: string;
  /** True when the call was answered before the kill, and when the thing was gone after the restart. */
  readonly isAcknowledged: boolean;
  readonly isDone: boolean;
  readonly errors: readonly string[];
};

/** Something to be deleted: its row, its note, how it goes, and how many files go with it. */
type Target = {
  readonly table: string;
  readonly id: string;
  readonly subject: string;
  readonly files: number;
  readonly erase: (program: Program) => Promise<Response>;
};

/** Where a program keeps all: its folder, and its database there or on a Postgres. */
export type Storage = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

const start = ({ dataDir, databaseUrl }: Storage) =>
  startProgram({
    ...{ DATA_DIR: dataDir, KEEP_DELETED_DAYS: '0', TRUST_PROXY: '1' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });

/** Looks into the database, which is closed again afterwards: at a restart after a kill nobody else may have it open. */
async function lookInto<T>({ dataDir, databaseUrl }: Storage, look: (db: Queries) => Promise<T>): Promise<T> {
  const location: DatabaseLocation = databaseUrl === undefined ? { dataDir } : { databaseUrl };
  const db = await openCurrentDatabase(location);
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

async function countRows(db: Queries, query: RawBuilder<unknown>): Promise<number> {
  return (await query.execute(db)).rows.length;
}

async function uploadOne(
  program: Program,
  call: ScoutBrowser,
  endpoint: Endpoint,
  params: Record<string, string | number>,
): Promise<string> {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'jar.jpg');
  const response = await call(program, endpoint, params, form);
  const { photos } = (await response.json()) as { photos: { id: string }[] };
  return photos[0]?.id ?? '';
}

/** A scout with a photo and an entry with another, and the ways to delete some or all of that. */
async function plant(program: Program, storage: Storage, ranger: ScoutBrowser, number: number) {
  // From one address not so many may sign up.
  const call = openBrowser({ 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` });
  const projectId = await beginAsScout(program, call, `willow${number}`);
  const photoId = await uploadOne(program, call, uploadStepPhotos, { projectId, stepNumber: 2 });
  const made = await call(
    program,
    createTrackingEntry,
    { projectId },
    { isDraft: true, notes: 'White dots' },
  );
  const { id: entryId } = (await made.json()) as { id: string };
  await uploadOne(program, call, uploadTrackingPhotos, { projectId, entryId });
  const id = await lookInto(storage, async (db) => {
    const found = db.selectFrom('users').select('id').where('username', '=', `willow${number}`);
    return (await found.executeTakeFirstOrThrow()).id;
  });
  const targets: readonly Target[] = [
    {
      ...{ table: 'photos', id: photoId, subject: `photo:${photoId}`, files: 2 },
      erase: (it) => call(it, deletePhoto, { photoId }),
    },
    {
      ...{ table: 'tracking_entries', id: entryId, subject: `tracking:${entryId}`, files: 2 },
      erase: (it) => call(it, deleteTrackingEntry, { entryId }),
    },
    {
      ...{ table: 'projects', id: projectId, subject: `project:${projectId}`, files: 4 },
      erase: (it) => call(it, deleteProject, { id: projectId }),
    },
    {
      ...{ table: 'users', id, subject: `account:${id}`, files: 4 },
      erase: (it) => ranger(it, deleteUser, { id }),
    },
  ];
  return targets;
}

const filesIn = async (dataDir: string) => (await readdir(path.join(dataDir, 'photos'))).length;

/** Deletes, and kills the program a moment after it was asked to; gives whether it had answered. */
async function eraseUnderKill(program: Program, { erase }: Target, chance: Chance): Promise<boolean> {
  const delay = chance.below(KILLED_WITHIN_MS);
  const answer = erase(program).then(
    () => true,
    (error: unknown) => {
      // So fetch says that the line was cut.
      if (error instanceof TypeError) return false;
      throw error;
    },
  );
  await setTimeout(delay);
  program.process.kill('SIGKILL');
  await program.exitCode;
  return answer;
}

/** The start goes on with what a crash has left, beside the calls that it takes. */
async function whenFinished(db: Queries): Promise<boolean> {
  const end = performance.now() + FINISHED_WITHIN_MS;
  while ((await countRows(db, sql`select 1 from deletions where verified_at is null`)) > 0) {
    if (performance.now() > end) return false;
    await setTimeout(LOOK_AGAIN_MS);
  }
  return true;
}

async function audit(
  db: Queries,
  dataDir: string,
  { table, id, subject, files }: Target,
  filesBefore: number,
): Promise<{ isDone: boolean; errors: string[] }> {
  const errors: string[] = [];
  if (!(await whenFinished(db))) errors.push('its files were not finished');
  const rows = await countRows(db, sql`select 1 from ${sql.table(table)} where id = ${id}`);
  const notes = await countRows(db, sql`select 1 from deletions where subject = ${subject}`);
  const gone = filesBefore - (await filesIn(dataDir));
  const isDone = rows === 0;
  const isWhole = isDone ? notes === 1 && gone === files : notes === 0 && gone === 0;
  if (!isWhole) errors.push(`half: ${rows} rows, ${notes} notes, ${gone} of ${files} files gone`);
  return { isDone, errors };
}

async function errorsOfProof(db: Queries, dataDir: string): Promise<string[]> {
  try {
    await verifyDeletions(db, path.join(dataDir, DELETIONS_FILE_NAME));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Kills the program over empty storage `rounds` times while it deletes, and gives what each restart showed. */
export async function* deletionRounds(
  storage: Storage,
  rounds: number,
  seed: number,
): AsyncGenerator<DeletionRound> {
  const { dataDir } = storage;
  const chance = chanceFrom(seed);
  let program = await start(storage);
  try {
    const ranger = openBrowser();
    await ranger(program, createFirstAdmin, {}, { ...RANGER, code: firstAdminCode(program) });
    await ranger(program, login, {}, { ...ACCOUNT, admin: true });
    for (let number = 1; number <= rounds; number += 1) {
      const targets = await plant(program, storage, ranger, number);
      const target = targets[chance.below(targets.length)];
      if (!target) throw new Error('There is nothing to delete.');
      const filesBefore = await filesIn(dataDir);
      const isAcknowledged = await eraseUnderKill(program, target, chance);
      program = await start(storage);
      const { isDone, errors } = await lookInto(storage, async (db) => {
        const first = await audit(db, dataDir, target, filesBefore);
        if (isAcknowledged && !first.isDone) first.errors.push('it was acknowledged and is there');
        if (!first.isDone) {
          await target.erase(program);
          first.errors.push(...(await audit(db, dataDir, target, filesBefore)).errors);
        }
        return { ...first, errors: [...first.errors, ...(await errorsOfProof(db, dataDir))] };
      });
      yield { number, what: target.table, isAcknowledged, isDone, errors };
    }
  } finally {
    program.process.kill('SIGTERM');
    await program.exitCode;
  }
}
