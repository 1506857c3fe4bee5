import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { listStudents } from '#domain/contract/office/admin.ts';
import { type UploadResult, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { type Room, smallDisk, smallFiles } from '#server/testing/full-disk.ts';
import { type Program, runProgram, startProgram } from '#server/testing/program.ts';
import { phoneJpeg } from '#server/testing/sample-photos.ts';
import { beginAsScout, openBrowser, type ScoutBrowser } from '#server/testing/scout-browser.ts';

const NO_ROOM = 'There is no room left to store this. Please try again later, and tell an adult about it.';
const NOTES = 'Roots! '.repeat(2800);

/** Mounting is for root; the other way works for everybody, so that something is tried everywhere. */
const ways: [name: string, make: () => Promise<Room>][] = [['every file is too large', smallFiles]];
const disk = await smallDisk();
if (disk) {
  await disk.remove();
  ways.push([
    'the disk is full',
    async () => {
      const room = await smallDisk();
      if (!room) throw new Error('A moment ago a disk could be mounted.');
      return room;
    },
  ]);
}

async function startIn(folder: string): Promise<Program> {
  const program = await startProgram({ DATA_DIR: folder });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
  });
  return program;
}

function pidOf({ process: { pid } }: Pick<Program, 'process'>): number {
  if (pid === undefined) throw new Error('The program has not started.');
  return pid;
}

async function status(program: Program, address: string): Promise<number> {
  return (await fetch(program.url + address)).status;
}

function formWith(jpeg: Uint8Array): FormData {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'jar.jpg');
  return form;
}

/** Lists the files of photos and of uploads in progress, without our own locks. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await Promise.all(
    ['photos', 'incoming'].map((name) =>
      readdir(path.join(folder, name), { recursive: true, withFileTypes: true }),
    ),
  );
  return found.flat().flatMap((it) => (it.isFile() && it.name !== 'lock' ? [it.name] : []));
}

/** Finishes a call and keeps its status; a refusal's message must be the one for people. */
async function tried(call: Promise<Response>): Promise<Response | null> {
  return call.catch((error: unknown) => {
    expect(String(error)).toContain('answered 507');
    return null;
  });
}

async function entriesOf(program: Program, call: ScoutBrowser, projectId: string): Promise<string[]> {
  const response = await call(program, listTrackingEntries, { projectId });
  return ((await response.json()) as TrackingEntry[]).map(({ id }) => id).toSorted();
}

test.each(ways)(
  'when %s, what cannot be stored is refused with 507 and leaves no trace, and with room again all goes on',
  async (_, makeRoom) => {
    const room = await makeRoom();
    onTestFinished(room.remove);
    const program = await startIn(room.folder);
    const call = openBrowser();
    const projectId = await beginAsScout(program, call);
    const jpeg = new Uint8Array(await phoneJpeg());
    const upload = () => call(program, uploadStepPhotos, { projectId, stepNumber: 3 }, formWith(jpeg));
    const write = () => call(program, createTrackingEntry, { projectId }, { notes: NOTES });
    await upload();
    const before = await filesIn(room.folder);
    expect(before).toHaveLength(2);

    await room.fill(pidOf(program));
    expect(await tried(upload())).toBeNull();
    const acknowledged: string[] = [];
    // The log of the database still has some room of its own.
    for (let response = await tried(write()); response !== null; response = await tried(write())) {
      acknowledged.push(((await response.json()) as TrackingEntry).id);
    }
    expect(await status(program, getHealth.path)).toBe(503);
    expect(await status(program, getLiveness.path)).toBe(200);
    expect(await entriesOf(program, call, projectId)).toEqual(acknowledged.toSorted());
    await vi.waitFor(async () => expect((await filesIn(room.folder)).toSorted()).toEqual(before.toSorted()));

    await room.free(pidOf(program));
    await vi.waitFor(async () => expect(await status(program, getHealth.path)).toBe(200), 10_000);
    await upload();
    acknowledged.push(((await (await write()).json()) as TrackingEntry).id);
    program.process.kill('SIGTERM');
    expect(await program.exitCode).toBe(0);
    const again = await startIn(room.folder);
    expect(await entriesOf(again, call, projectId)).toEqual(acknowledged.toSorted());
    const step = (await (await call(again, getStep, { id: projectId, stepNumber: 3 })).json()) as Step;
    expect(step.photos).toHaveLength(2);
  },
  120_000,
);

const LOGIN = { username: 'willow', password: 'acorn-and-oak' };
const RANGER = {
  ...{ username: 'ranger', email: 'ranger@troop.example', firstName: 'Ana', lastName: 'Rivera' },
  ...{ password: 'acorn-and-oak', confirmPassword: 'acorn-and-oak' },
};

test.runIf(disk)(
  'with a full disk a child and an administrator log in and read, in the same process and in one that starts then',
  async () => {
    const room = await smallDisk();
    if (!room) throw new Error('A moment ago a disk could be mounted.');
    onTestFinished(room.remove);
    const program = await startIn(room.folder);
    const projectId = await beginAsScout(program, openBrowser());
    await openBrowser()(program, createFirstAdmin, {}, RANGER);
    await room.fill(pidOf(program));

    const jpeg = new Uint8Array(await phoneJpeg());
    const goesOn = async (running: Program) => {
      const scout = openBrowser();
      await scout(running, login, {}, LOGIN);
      expect((await scout(running, getStep, { id: projectId, stepNumber: 1 })).status).toBe(200);
      const place = { projectId, stepNumber: 3 };
      expect(await tried(scout(running, uploadStepPhotos, place, formWith(jpeg)))).toBeNull();
      expect(await tried(scout(running, createTrackingEntry, { projectId }, { notes: NOTES }))).toBeNull();
      const ranger = openBrowser();
      await ranger(running, login, {}, { ...LOGIN, username: 'ranger', admin: true });
      expect((await ranger(running, listStudents, {})).status).toBe(200);
      expect(await status(running, getHealth.path)).toBe(503);
    };
    for (let again = 0; again < 5; again += 1) await goesOn(program);
    const startsAgain = async (before: Program, signal: 'SIGTERM' | 'SIGKILL') => {
      before.process.kill(signal);
      await before.exitCode;
      const started = await startIn(room.folder);
      expect(started.log()).toContain('is nearly full');
      await goesOn(started);
      expect(started.log()).toContain('neither photos nor new work are taken');
      return started;
    };
    const started = await startsAgain(await startsAgain(program, 'SIGKILL'), 'SIGTERM');

    await room.free(pidOf(started));
    await vi.waitFor(async () => expect(await status(started, getHealth.path)).toBe(200), 10_000);
    const scout = openBrowser();
    await scout(started, login, {}, LOGIN);
    await scout(started, createTrackingEntry, { projectId }, { notes: NOTES });
  },
  120_000,
);

test('who reads is not refused because there is no room to note the visit, nor to put off the end of the session', async () => {
  const room = await smallFiles();
  onTestFinished(room.remove);
  const program = await startIn(room.folder);
  const call = openBrowser();
  const projectId = await beginAsScout(program, call);
  const file = new DatabaseSync(path.join(room.folder, SQLITE_FILE_NAME));
  file.exec('update users set last_visit_at = 1; update sessions set expires_at = expires_at - 200000000');
  file.close();
  await room.fill(pidOf(program));
  expect((await call(program, getStep, { id: projectId, stepNumber: 1 })).status).toBe(200);
}, 60_000);

test('a photo that was received and cannot be kept is refused in words for people, and leaves no file', async () => {
  const room = await smallFiles();
  onTestFinished(room.remove);
  const program = await startIn(room.folder);
  let cookie = '';
  const call = openBrowser();
  const projectId = await beginAsScout(program, async (...order) => {
    const response = await call(...order);
    cookie = response.headers.getSetCookie().join('; ') || cookie;
    return response;
  });
  // Squeezed until it is much smaller than the picture that is made of it.
  const squeezed = await sharp(await phoneJpeg())
    .jpeg({ quality: 2 })
    .toBuffer();
  await room.fill(pidOf(program), squeezed.length + 1000);
  const address = uploadStepPhotos.path.replace(':projectId', projectId).replace(':stepNumber', '3');
  const refused = await fetch(program.url + address, {
    method: 'POST',
    headers: { cookie },
    body: formWith(squeezed),
  });
  expect([refused.status, await refused.json()]).toEqual([507, { message: NO_ROOM, code: 'noRoomToStore' }]);
  expect(await filesIn(room.folder)).toEqual([]);
  await room.free(pidOf(program));
  const taken = await call(program, uploadStepPhotos, { projectId, stepNumber: 3 }, formWith(squeezed));
  expect(((await taken.json()) as UploadResult).photos).toHaveLength(1);
}, 60_000);

test('a log that has no more room loses lines, and nothing else', async () => {
  const room = await smallFiles();
  onTestFinished(room.remove);
  const logFile = path.join(room.folder, 'log');
  const log = await open(logFile, 'a');
  onTestFinished(() => log.close());
  // Health checks that are well stand in no shorter log.
  const child = runProgram({ DATA_DIR: path.join(room.folder, 'data'), LOG_LEVEL: 'debug' }, log.fd);
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await vi.waitFor(async () => {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(await readFile(logFile, 'utf8')) ?? [];
    expect(found).toBeDefined();
    return String(found);
  }, 20_000);
  const ask = async (address: string) => (await fetch(url + address)).status;
  const linesFor = async (route: string) => (await readFile(logFile, 'utf8')).split(`"${route}"`).length - 1;
  expect(await ask(getLiveness.path)).toBe(200);
  await vi.waitFor(async () => expect(await linesFor(getLiveness.path)).toBe(1));

  await room.fill(pidOf({ process: child }));
  for (let asked = 0; asked < 20; asked += 1) expect(await ask(getLiveness.path)).toBe(200);
  await room.free(pidOf({ process: child }));
  expect(await ask(getHealth.path)).toBe(200);
  await vi.waitFor(async () => expect(await linesFor(getHealth.path)).toBe(1));
}, 60_000);
