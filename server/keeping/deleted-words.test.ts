/** A deleted child's words are gone from the disk: all files of the database are searched for them. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as planting from '#domain/contract/notebook/planting.ts';
import { changeProject, createProject, deleteProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { deleteUser, listStudents } from '#domain/contract/office/admin.ts';
import { deletePhoto, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint, ResponseOf } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { openDatabase, SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';

type Parameters = Record<string, string | number>;

/** Long enough that it does not fit into one page of the database, so that it lies in more than one place. */
const planted = (word: string) => `${word} ${'and so on '.repeat(600)}`;

async function openInstallation() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-deleted-'));
  const program = await startProgram({ DATA_DIR: dataDir, KEEP_DELETED_DAYS: '0' });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  const browser = openBrowser();
  let calls = 0;
  const call = async <E extends Endpoint>(endpoint: E, params: Parameters, body?: unknown) => {
    calls += 1;
    const response = await browser(program, endpoint, params, body, { 'idempotency-key': `call-${calls}` });
    return (await response.json()) as ResponseOf<E>;
  };
  return {
    program,
    call,
    projectId: await beginAsScout(program, browser),
    filesWith: async (word: string) => {
      const names = (await readdir(dataDir)).filter((name) => name.startsWith(SQLITE_FILE_NAME));
      const found = await Promise.all(
        names.map(async (name) => (await readFile(path.join(dataDir, name))).includes(word) && name),
      );
      return found.filter((name) => name !== false);
    },
  };
}

type Installation = Awaited<ReturnType<typeof openInstallation>>;
/** Writes a word somewhere, and gives what deletes it again. */
type Planting = (it: Installation, word: string) => Promise<() => Promise<unknown>>;

async function plantCaption({ call, projectId }: Installation, word: string) {
  const form = new FormData();
  form.append('caption', word);
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'jar.jpg');
  const { photos } = await call(uploadStepPhotos, { projectId, stepNumber: 2 }, form);
  return () => call(deletePhoto, { photoId: photos[0]?.id ?? '' });
}

async function plantTrackingEntry({ call, projectId }: Installation, word: string) {
  const draft = await call(createTrackingEntry, { projectId }, { isDraft: true, notes: planted(word) });
  const change = { notes: planted(word), addedWater: true, isDraft: false };
  await call(changeTrackingEntry, { entryId: draft.id }, change);
  return () => call(deleteTrackingEntry, { entryId: draft.id });
}

async function plantDraft({ call, projectId }: Installation, word: string) {
  const draft = await call(planting.savePlantingDraft, { projectId }, { notes: planted(word) });
  return () => call(planting.deletePlantingEntry, { entryId: draft.id });
}

async function plantPlanting({ call, projectId }: Installation, word: string) {
  const where = { plantingLocation: 'in a park', plantingType: 'permanent', plantingDate: '2026-06-20' };
  const tree = await call(planting.createPlantingEntry, { projectId }, { ...where, notes: planted(word) });
  await call(planting.changePlantingEntry, { entryId: tree.id }, { notes: planted(word) });
  return () => call(planting.deletePlantingEntry, { entryId: tree.id });
}

async function plantProject({ call }: Installation, word: string) {
  const { id } = await call(createProject, {}, { name: word });
  await call(changeProject, { id }, { location: word });
  await call(saveStep, { id, stepNumber: 2 }, { formData: { notes: planted(word) } });
  return () => call(deleteProject, { id });
}

async function plantAccount({ program, call, projectId }: Installation, word: string) {
  await call(saveStep, { id: projectId, stepNumber: 3 }, { formData: { notes: planted(word) } });
  const ranger = openBrowser();
  const account = { username: 'ranger', password: 'a-ranger-of-the-woods' };
  const person = { firstName: 'Rae', lastName: 'Ranger', email: 'ranger@troop.example' };
  await ranger(program, createFirstAdmin, {}, { ...account, ...person });
  await ranger(program, login, {}, { ...account, admin: true });
  const students = (await (await ranger(program, listStudents, {})).json()) as { id: string }[];
  return () => ranger(program, deleteUser, { id: students[0]?.id ?? '' });
}

const PLANTINGS: readonly (readonly [what: string, plant: Planting])[] = [
  ['a photo with its caption', plantCaption],
  ['a tracking entry', plantTrackingEntry],
  ['a planting that was canceled', plantDraft],
  ['a planting', plantPlanting],
  ['a project', plantProject],
  ['the account of a student', plantAccount],
];

// Postgres forgets in its own time (docs/OPERATING.md).
test.skipIf(process.env.TEST_DATABASE_URL)(
  'of what is deleted no word is left in the files of the database',
  async () => {
    const installation = await openInstallation();
    const { filesWith } = installation;
    for (const [what, plant] of PLANTINGS) {
      const word = `Planted-for-${what.replaceAll(' ', '-')}`;
      const erase = await plant(installation, word);
      expect([what, await filesWith(word)]).not.toEqual([what, []]);
      await erase();
      await vi.waitFor(async () => expect([what, await filesWith(word)]).toEqual([what, []]));
    }
  },
  60_000,
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'what a program of before had deleted is gone from the file once this one has opened it',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-deleted-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const file = path.join(dataDir, SQLITE_FILE_NAME);
    await (await openDatabase({ dataDir })).destroy();
    const before = new DatabaseSync(file);
    before.exec('pragma user_version = 0; pragma secure_delete = off; create table words (word text)');
    before.prepare('insert into words values (?)').run(planted('Planted-long-ago'));
    before.exec('drop table words');
    before.close();
    expect((await readFile(file)).includes('Planted-long-ago')).toBe(true);

    await (await openDatabase({ dataDir })).destroy();
    expect((await readFile(file)).includes('Planted-long-ago')).toBe(false);
  },
);
