import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { type Program, startProgram } from '#server/testing/program.ts';

async function start(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-health-'));
  const program = await startProgram({ DATA_DIR: dataDir, ...environment });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { program, dataDir };
}

async function ask(program: Program, endpoint: Endpoint): Promise<number> {
  return (await fetch(program.url + endpoint.path)).status;
}

/** A check is shared for a second, so what changed shows a moment later. */
async function becomes(program: Program, status: number): Promise<void> {
  await vi.waitFor(async () => expect(await ask(program, getHealth)).toBe(status), {
    timeout: 15_000,
    interval: 200,
  });
}

test('ready is who can write database and photos; alive is who answers (#health-and-room)', async () => {
  const { program, dataDir } = await start();
  expect(await ask(program, getHealth)).toBe(200);

  const photos = path.join(dataDir, 'photos');
  await rename(photos, `${photos}-away`);
  await becomes(program, 503);
  expect(await ask(program, getLiveness)).toBe(200);
  await mkdir(photos);
  await becomes(program, 200);

  // Another process that writes and does not come to an end.
  const other = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME));
  other.exec('begin immediate');
  await becomes(program, 503);
  expect(await ask(program, getLiveness)).toBe(200);
  other.exec('rollback');
  other.close();
  await becomes(program, 200);
}, 60_000);

test('a program that was told to stop is not ready any more, and answers what is asked until it ends', async () => {
  const { program } = await start({ DRAIN_SECONDS: '5' });
  expect(await ask(program, getHealth)).toBe(200);
  program.process.kill('SIGTERM');
  await vi.waitFor(async () => expect(await ask(program, getHealth)).toBe(503), 5_000);
  expect(await ask(program, getLiveness)).toBe(200);
  expect(await ask(program, getUser)).toBe(401);
  expect(await program.exitCode).toBe(0);
}, 60_000);
