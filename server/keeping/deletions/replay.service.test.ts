/** PRODUCT.md#the-proof-of-deletion: the proof of deletion, and what it is good for when an older backup comes back. */
import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { doomedAccount } from '#server/consent/doomed-account.service.ts';
import { deleteForGood, type JobDependencies } from '#server/deletions/deletions.service.ts';
import { deletionsFileOf } from '#server/deletions/deletions-file.service.ts';
import { ownKeptProject } from '#server/gates/projects.gate.ts';
import type { Database } from '#server/platform/db/open.ts';
import { plantFiles, plantRows, rowsIn } from '#server/testing/plant-rows.ts';
import { PROJECT } from '#server/testing/rows-of-every-table.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { doomedInProject } from './doomed-again.service.ts';
import { reconcileDeletions, replayDeletions } from './replay.service.ts';
import { verifyDeletions } from './verify.service.ts';

const SCOUT = 'user-1';

async function openPlanted() {
  const { platform, passTime } = await openWorld();
  const { db, files, clock } = platform;
  await plantRows(db, clock());
  await plantFiles(files);
  const project = await ownKeptProject(db, { id: SCOUT }, PROJECT);
  const photo = doomedInProject('photo', project, 'photo of-a-step.jpg');
  await deleteForGood(platform, { subject: photo, reason: 'child' });
  return { platform, passTime, db, project, file: deletionsFileOf(platform) };
}

type Chain = { readonly deletions: object[]; readonly head: object };

async function chainOf(db: Database): Promise<Chain> {
  const [deletions, [head = {}]] = [await rowsIn(db, 'deletions'), await rowsIn(db, 'deletions_head')];
  return { deletions, head };
}

/** The database as a backup from before had it: all that the samples have, and the deletions of that time. */
async function restoreOlder({ db, files, clock }: JobDependencies, chain: Chain): Promise<void> {
  for (const table of ['users', 'consent_records', 'deletions'] as const)
    await db.deleteFrom(table).execute();
  await db
    .updateTable('deletions_head')
    .set(chain.head as never)
    .execute();
  await plantRows(db, clock());
  await plantFiles(files);
  for (const row of chain.deletions)
    await db
      .insertInto('deletions')
      .values(row as never)
      .execute();
}

async function namesOf({ files }: JobDependencies) {
  return (await Array.fromAsync(files.list())).toSorted();
}

test('the file beside the database is for its owner alone, and has one line for each deletion', async () => {
  const { platform, db, file, project } = await openPlanted();
  await Promise.all(
    (['tracking', 'planting'] as const).map((kind) =>
      deleteForGood(platform, { subject: doomedInProject(kind, project, `${kind}-1`), reason: 'child' }),
    ),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const hashes = (await rowsIn(db, 'deletions')).map(({ hash }) => hash);
  expect(new Set(lines.map((line) => JSON.parse(line).hash))).toEqual(new Set(hashes));
  expect(await verifyDeletions(db, file)).toEqual({ deletions: 3, unfinished: 0, inFile: 3 });
});

test('after an older backup is restored, what was deleted since is deleted again before anybody asks', async () => {
  const { platform, passTime, db, file } = await openPlanted();
  const older = await chainOf(db);
  passTime(1000);
  const happenedAt = platform.clock();
  const noted = await deleteForGood(platform, { subject: doomedAccount(SCOUT), reason: 'parent' });
  await restoreOlder(platform, older);
  expect(await rowsIn(db, 'users')).toHaveLength(2);
  await expect(verifyDeletions(db, file)).rejects.toThrow('which the database does not know');
  passTime(1000);
  await reconcileDeletions(platform);
  expect((await rowsIn(db, 'users')).map(({ id }) => id)).toEqual(['user-2']);
  // The proof of the consent counts its three years from then.
  expect(await rowsIn(db, 'consent_records')).toMatchObject([
    { user_id: null, subject_deleted_at: happenedAt },
  ]);
  expect(await namesOf(platform)).toEqual(['of-paper-form.pdf']);
  expect(await rowsIn(db, 'deletions')).toMatchObject([
    { number: 1 },
    { number: 2, id: noted.id, hash: noted.hash },
  ]);
  expect(await verifyDeletions(db, file)).toEqual({ deletions: 2, unfinished: 0, inFile: 2 });
});

test('a photo and a project that were deleted since do not come back either', async () => {
  const { platform, db, project } = await openPlanted();
  const subject = doomedInProject('photo', project, 'photo of-tracking.jpg');
  const empty = { deletions: [], head: { only_one: 1, number: 0, hash: '' } };
  await deleteForGood(platform, { subject, reason: 'parent' });
  await restoreOlder(platform, empty);
  await reconcileDeletions(platform);
  expect((await rowsIn(db, 'photos')).map(({ id }) => id)).toEqual([
    'photo of-planting.jpg',
    'photo of-the-tree.jpg',
  ]);
  await deleteForGood(platform, {
    subject: doomedInProject('project', project, project.id),
    reason: 'child',
  });
  await restoreOlder(platform, empty);
  await reconcileDeletions(platform);
  expect(await rowsIn(db, 'projects')).toEqual([]);
  expect(await rowsIn(db, 'users')).toHaveLength(2);
});

test('where the chain went on another way since, both are kept, and the file of the other way tells of all', async () => {
  const { platform, db, file, project } = await openPlanted();
  const older = await chainOf(db);
  const account = await deleteForGood(platform, {
    subject: doomedAccount(SCOUT),
    reason: 'parent',
  });
  const kept = await readFile(file);
  await restoreOlder(platform, older);
  await writeFile(file, kept.subarray(0, kept.indexOf('\n') + 1));
  const other = doomedInProject('tracking', project, 'tracking-1');
  await deleteForGood(platform, { subject: other, reason: 'child' });
  await appendFile(file, kept.subarray(kept.indexOf('\n') + 1));
  await reconcileDeletions(platform);
  expect((await rowsIn(db, 'users')).map(({ id }) => id)).toEqual(['user-2']);
  expect((await rowsIn(db, 'deletions')).find(({ id }) => id === account.id)).toMatchObject({ number: 3 });
  expect(await verifyDeletions(db, file)).toMatchObject({ deletions: 3, inFile: 4 });
});

test('two processes that read the same file do it once', async () => {
  const { platform, db, file } = await openPlanted();
  const older = await chainOf(db);
  await deleteForGood(platform, { subject: doomedAccount(SCOUT), reason: 'parent' });
  await restoreOlder(platform, older);
  const done = await Promise.all([replayDeletions(platform, file), replayDeletions(platform, file)]);
  expect(done.map(({ deleted }) => deleted).toSorted()).toEqual([0, 1]);
  expect(await rowsIn(db, 'deletions')).toHaveLength(2);
});

test('a line that a crash cut off is written again, whole', async () => {
  const { platform, db, file, project } = await openPlanted();
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  await reconcileDeletions(platform);
  expect(await verifyDeletions(db, file)).toMatchObject({ deletions: 1, inFile: 1 });
  const subject = doomedInProject('tracking', project, 'tracking-1');
  await deleteForGood(platform, { subject, reason: 'child' });
  expect(await verifyDeletions(db, file)).toMatchObject({ deletions: 2, inFile: 2 });
});

test('what is deleted again after a restore stands in a line of its own, behind one that a crash cut off', async () => {
  const { platform, db, file } = await openPlanted();
  const older = await chainOf(db);
  await deleteForGood(platform, { subject: doomedAccount(SCOUT), reason: 'parent' });
  await restoreOlder(platform, older);
  await appendFile(file, '{"number":3,"id":');
  await reconcileDeletions(platform);
  expect(await verifyDeletions(db, file)).toMatchObject({ deletions: 2 });
});

test('a row that was changed, taken out or replaced is named, and so is a line of the file', async () => {
  const { platform, db, file, project } = await openPlanted();
  for (const kind of ['tracking', 'planting'] as const)
    await deleteForGood(platform, { subject: doomedInProject(kind, project, `${kind}-1`), reason: 'child' });
  const change = (columns: object, number: number) =>
    db
      .updateTable('deletions')
      .set(columns as never)
      .where('number', '=', number)
      .execute();
  await change({ counts: '{"photos":7}' }, 2);
  await expect(verifyDeletions(db, file)).rejects.toThrow('Deletion 2 was changed');
  await change({ counts: '{"trackingEntries":1,"photos":1}' }, 2);
  expect(await verifyDeletions(db, file)).toMatchObject({ deletions: 3 });
  const lines = await readFile(file, 'utf8');
  await writeFile(file, lines.replace('"reason":"child"', '"reason":"administrator"'));
  await expect(verifyDeletions(db, file)).rejects.toThrow('Deletion 1 was changed in deletions.jsonl');
  await writeFile(file, lines.slice(lines.indexOf('\n') + 1));
  await expect(verifyDeletions(db, file)).rejects.toThrow('Deletion 1 is missing in deletions.jsonl');
  await db.deleteFrom('deletions').where('number', '=', 3).execute();
  await expect(verifyDeletions(db, file)).rejects.toThrow('Deletion 3 is missing: there were 3');
  await db.deleteFrom('deletions').where('number', '=', 1).execute();
  await expect(verifyDeletions(db, file)).rejects.toThrow('Deletion 1 is missing');
});
