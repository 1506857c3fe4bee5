import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getHealth } from '#domain/contract/platform/health.ts';
import { runProgram, startProgram } from '#server/testing/program.ts';
import { responseOn, statusesIn, uploadBy } from '#server/testing/raw-upload.ts';
import { holdDataFolder, LOCK_FILE_NAME, prepareDataFolder, refuseFullDisk } from './data-folder.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string) {
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}

async function startRefused(dataDir: string): Promise<{ said: string; exitCode: number | null }> {
  const child = runProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stderr ?? []) said += chunk;
  const [exitCode] = await ended;
  return { said, exitCode };
}

test('a second server on the same folder is refused with a sentence, and leaves the first as it is', async () => {
  const dataDir = await emptyFolder();
  const first = await start(dataDir);
  // The second program's start must not sweep away an upload of the first.
  const [ownFolder = ''] = await readdir(path.join(dataDir, 'incoming'));
  const underWay = path.join(dataDir, 'incoming', ownFolder);
  await writeFile(path.join(underWay, 'half-a-photo'), 'jpeg');

  const second = await startRefused(dataDir);
  expect(second.said).toBe(
    `Another Rootling process is using the data folder ${dataDir}. Stop it first, or give this one a folder of its ` +
      'own (DATA_DIR).\n',
  );
  expect(second.exitCode).toBe(1);
  expect(await readdir(underWay)).toContain('half-a-photo');
  expect((await fetch(first.url + getHealth.path)).status).toBe(200);
});

test('a DATA_DIR that is a file, or lies in one, is told in a sentence', async () => {
  const file = path.join(await emptyFolder(), 'note.txt');
  await writeFile(file, 'a file');
  for (const dataDir of [file, path.join(file, 'data')]) {
    expect(await startRefused(dataDir)).toEqual({
      said: `The data folder ${dataDir} cannot be made: there is a file of that name (DATA_DIR).\n`,
      exitCode: 1,
    });
  }
});

test.skipIf(process.platform !== 'linux')(
  'a folder that is not there and cannot be made is told so',
  async () => {
    // Not even root makes one there.
    await expect(prepareDataFolder('/sys/rootling')).rejects.toThrow(
      'The data folder /sys/rootling is not there, and this account may not make it (DATA_DIR).',
    );
  },
);

test('after kill -9, and after an end in good order, the folder is free for the next start', async () => {
  const dataDir = await emptyFolder();
  const killed = await start(dataDir);
  killed.process.kill('SIGKILL');
  await killed.exitCode;
  const stopped = await start(dataDir);
  stopped.process.kill('SIGTERM');
  expect(await stopped.exitCode).toBe(0);
  const third = await start(dataDir);
  expect((await fetch(third.url + getHealth.path)).status).toBe(200);
});

test('a folder is held until it is released', async () => {
  const dataDir = await emptyFolder();
  const held = holdDataFolder(dataDir);
  expect(() => holdDataFolder(dataDir)).toThrow('Another Rootling process is using the data folder');
  expect(await readdir(dataDir)).toEqual([LOCK_FILE_NAME]);
  held.release();
  holdDataFolder(dataDir).release();
  expect(await readdir(dataDir)).toEqual([LOCK_FILE_NAME]);
});

test('a tool that would fill a nearly full disk is refused with a sentence', async () => {
  const dataDir = await emptyFolder();
  await prepareDataFolder(dataDir);
  await expect(refuseFullDisk(dataDir, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /^The disk of the data folder .+ is nearly full: \d+ MB are free, at least 9007199255 MB are needed\.$/,
  );
});

/** Lists paths of a folder, itself included, that others may look at, with their modes. */
async function openToOthers(dataDir: string): Promise<string[]> {
  const names = ['', ...(await readdir(dataDir, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(dataDir, name));
      const wanted = found.isDirectory() ? 0o700 : 0o600;
      const mode = found.mode & 0o777;
      return mode === wanted ? [] : [`${name || '.'} ${mode.toString(8)}`];
    }),
  );
  return modes.flat();
}

test('whatever the umask, nobody else may look at what the program makes', async () => {
  const dataDir = path.join(await emptyFolder(), 'data');
  const program = await start(dataDir);
  const { head, body } = await uploadBy(program);
  const socket = connect(program.port, '127.0.0.1');
  socket.write(`${head}content-length: ${body.length}\r\nconnection: close\r\n\r\n`);
  socket.write(body);
  expect(statusesIn(await responseOn(socket))).toEqual(['201']);
  const underWay = connect(program.port, '127.0.0.1');
  onTestFinished(() => void underWay.destroy());
  underWay.write(`${head}content-length: ${body.length}\r\n\r\n`);
  underWay.write(body.subarray(0, body.length / 2));
  const files = () => readdir(dataDir, { recursive: true });
  await vi.waitFor(async () =>
    expect((await files()).filter((name) => /^incoming\/.*\/0$/.test(name))).toHaveLength(1),
  );

  expect(await files()).toEqual(
    expect.arrayContaining(['rootling.sqlite', 'rootling.sqlite-wal', 'rootling.sqlite-shm', LOCK_FILE_NAME]),
  );
  expect(await openToOthers(dataDir)).toEqual([]);
});

test('a folder of an earlier program is closed to others by the next start, with all that lies in it', async () => {
  const dataDir = await emptyFolder();
  const first = await start(dataDir);
  const photo = path.join(dataDir, 'photos/of-a-child.jpg');
  await writeFile(photo, 'jpeg');
  await mkdir(path.join(dataDir, 'incoming/of-a-crash'));
  first.process.kill('SIGKILL');
  await first.exitCode;
  for (const name of ['', ...(await readdir(dataDir, { recursive: true }))]) {
    const found = path.join(dataDir, name);
    await chmod(found, (await stat(found)).isDirectory() ? 0o755 : 0o644);
  }
  expect((await readdir(dataDir)).filter((name) => name.startsWith('rootling.sqlite-'))).toHaveLength(2);
  expect(await openToOthers(dataDir)).not.toEqual([]);

  await start(dataDir);
  expect(await openToOthers(dataDir)).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)('root is told that the folder belongs to another account', async () => {
  const dataDir = await emptyFolder();
  await chown(dataDir, 12_345, 12_345);
  const program = await start(dataDir);
  expect(program.log()).toContain(`${dataDir} belongs to another account than root, who runs this`);
});
