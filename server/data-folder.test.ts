import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getHealth } from '#domain/contract/health.ts';
import { runProgram, startProgram } from '#server/testing/program.ts';
import { holdDataFolder, LOCK_FILE_NAME, prepareDataFolder } from './data-folder.ts';

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
  // What the first one is receiving must not be swept away by the second one's start.
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

test('a nearly full disk is refused with a sentence', async () => {
  const dataDir = await emptyFolder();
  await prepareDataFolder(dataDir);
  await expect(prepareDataFolder(dataDir, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /^The disk of the data folder .+ is nearly full: \d+ MB are free, at least 9007199255 MB are needed\.$/,
  );
});
