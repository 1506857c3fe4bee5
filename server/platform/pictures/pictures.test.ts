import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quarters } from '#server/testing/quarters.ts';
import { phoneHeic, phoneJpeg } from '#server/testing/sample-photos.ts';
import { isPictureResponse } from './picture-messages.ts';
import { closedFolderAbove, PICTURE_LIMITS, PictureProcess, PictureProcessEnded } from './picture-process.ts';
import { openPictures } from './pictures.ts';

function open(settings: Parameters<typeof openPictures>[1] = {}) {
  const pictures = openPictures(pino({ level: 'silent' }), settings);
  onTestFinished(() => pictures.close());
  return pictures;
}

async function fileOf(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'upload'), bytes);
  return path.join(folder, 'upload');
}

const smallPhoto = () => quarters(60, 40).jpeg().toBuffer();
/** Takes some hundred milliseconds. */
const largePhoto = () => quarters(6000, 4000).png({ compressionLevel: 1 }).toBuffer();

async function runningPid(pictures: { pid: () => number | undefined }): Promise<number> {
  return vi.waitUntil(() => pictures.pid(), { interval: 2 });
}

test('no process runs before the first picture, one for all after it, and none once nothing came for a while', async () => {
  const pictures = open({ idleMs: 50 });
  expect(pictures.pid()).toBeUndefined();
  const photo = await fileOf(await smallPhoto());
  const both = Promise.all([pictures.makePhotoImages(photo), pictures.makePhotoImages(photo)]);
  const pid = await runningPid(pictures);
  expect(await both).toMatchObject([{ width: 60 }, { width: 60 }]);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
  expect(pictures.pid()).toBeUndefined();
  expect(await pictures.makePhotoImages(photo)).toMatchObject({ width: 60, height: 40 });
});

test('pictures whose process is killed in the middle are made all the same', async () => {
  const pictures = open();
  const photos = await Promise.all(
    [largePhoto(), phoneHeic(), phoneJpeg()].map(async (it) => fileOf(await it)),
  );
  const all = Promise.all(photos.map((photo) => pictures.makePhotoImages(photo)));
  process.kill(await runningPid(pictures), 'SIGKILL');
  expect(await all).toMatchObject([{ width: 2048 }, { width: 1536 }, { width: 1536 }]);
});

test('a process that hangs is ended in time, and its picture is made by another', async () => {
  const pictures = open({ taskTimeoutMs: 1500 });
  await pictures.makePhotoImages(await fileOf(await smallPhoto()));
  const pid = await runningPid(pictures);
  process.kill(pid, 'SIGSTOP');
  const hanging = pictures.makePhotoImages(await fileOf(await smallPhoto()));
  expect(await hanging).toMatchObject({ width: 60 });
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a picture that takes longer than it may, alone too, is refused as unreadable', async () => {
  const pictures = open({ taskTimeoutMs: 1 });
  expect(await pictures.makePhotoImages(await fileOf(await largePhoto()))).toEqual({ refused: 'unreadable' });
});

test('where no picture can be made what a drawing adorns goes without it', async () => {
  expect(await open({ taskTimeoutMs: 1 }).drawTree('Salix nigra')).toBeNull();
});

test('a process that grows beyond its bound ends, and the picture is refused as unreadable', async () => {
  const pictures = open({ memoryMaxBytes: 1 });
  expect(await pictures.makePhotoImages(await fileOf(await phoneHeic()))).toEqual({ refused: 'unreadable' });
});

test('a signature that cannot be decoded is none, a drawn one is put on paper', async () => {
  const pictures = open();
  expect(await pictures.putOnPaper(Buffer.from('no picture'))).toBeNull();
  const drawn = await pictures.putOnPaper(await smallPhoto());
  expect(drawn).toMatchObject({ isBlank: false });
});

test('of calls that are called off, one that waits is not begun', async () => {
  const pictures = open();
  const photo = await fileOf(await phoneHeic());
  const gone = new AbortController();
  const first = pictures.makePhotoImages(photo);
  // Both read their first bytes before they ask for a place: the first has its own only now.
  await vi.waitFor(() => expect(pictures.pid()).toBeDefined());
  const waiting = pictures.makePhotoImages(photo, gone.signal);
  await vi.waitFor(() => expect(pictures.waiting()).toEqual({ light: 0, heavy: 1 }));
  gone.abort(new Error('nobody waits'));
  await expect(waiting).rejects.toThrow('nobody waits');
  expect(await first).toHaveProperty('display');
});

test('a file that is not there is an error, not a refusal', async () => {
  await expect(open().makePhotoImages('/nowhere/upload')).rejects.toThrow('ENOENT');
});

test('what is no picture by its first bytes starts no process', async () => {
  const pictures = open();
  expect(await pictures.makePhotoImages(await fileOf(Buffer.from('%PDF-1.7')))).toEqual({
    refused: 'not-an-image',
  });
  expect(pictures.pid()).toBeUndefined();
});

test.runIf(process.platform === 'linux')(
  'the process knows nothing of the environment of the server, and is root only where the start says so',
  async () => {
    process.env.DATABASE_URL = 'postgres://secret';
    onTestFinished(() => {
      delete process.env.DATABASE_URL;
    });
    const pictures = open();
    await pictures.makePhotoImages(await fileOf(await smallPhoto()));
    const pid = await runningPid(pictures);
    const isRoot = /^Uid:\t0/m.test(await readFile(`/proc/${pid}/status`, 'utf8'));
    expect(isRoot).toBe(process.getuid?.() === 0 && closedFolderAbove(import.meta.dirname) !== null);
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
  },
);

test.runIf(process.platform === 'linux')('a folder that only its owner may enter is found', async () => {
  const outer = closedFolderAbove(tmpdir());
  const folder = await mkdtemp(path.join(tmpdir(), 'closed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = path.join(folder, 'rootling');
  await mkdir(program);
  await chmod(folder, 0o755);
  await chmod(program, 0o755);
  expect(closedFolderAbove(program)).toBe(outer);
  await chmod(program, 0o700);
  expect(closedFolderAbove(program)).toBe(outer ?? program);
  await chmod(folder, 0o700);
  expect(closedFolderAbove(program)).toBe(outer ?? folder);
});

test.each([null, undefined, 7, 'other', {}, { id: 1 }, { id: 1, error: null }])(
  'a message such as %j is none of the process that makes pictures',
  (message) => {
    expect(isPictureResponse(message)).toBe(false);
  },
);

test('a process that sends anything else is ended, and the server goes on', async () => {
  const program = path.join(import.meta.dirname, '../../testing/null-sender.ts');
  const taken = new PictureProcess(PICTURE_LIMITS, program);
  await expect(taken.run('putOnPaper', [Buffer.from('no picture')])).rejects.toThrow(PictureProcessEnded);
  expect(await taken.ended).toBe('SIGKILL');
});
