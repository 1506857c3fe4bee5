import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFirstAdmin, getUser, login, register } from '#domain/contract/accounts.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { type Program, startProgram } from '#server/testing/program.ts';

const FORGOTTEN = 'tall-oak-tree';
const PERSON = { firstName: 'Hazel', lastName: 'Ranger', password: FORGOTTEN, confirmPassword: FORGOTTEN };

async function start(): Promise<{ program: Program; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-reset-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return { program, dataDir };
}

function send({ url }: Program, { method, path: address }: Endpoint, body?: object, cookie = '') {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  return fetch(url + address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Runs the operator's command as a process of its own, beside the program. */
function resetAdmin(username: string, dataDir: string) {
  const command = path.join(import.meta.dirname, '../../tools/reset-admin.ts');
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    execFile(process.execPath, [command, username], { env }, (error, out, said) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: out + said }),
    );
  });
}

test('an administrator who forgot her password gets in with the one that the operator was given', async () => {
  const { program, dataDir } = await start();
  const ranger = { ...PERSON, username: 'ranger', email: 'ranger@example.org' };
  expect((await send(program, createFirstAdmin, ranger)).status).toBe(201);
  const signedIn = await send(program, login, { username: 'ranger', password: FORGOTTEN });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  expect((await send(program, getUser, undefined, cookie)).status).toBe(200);

  const { exitCode, output } = await resetAdmin('Ranger', dataDir);
  expect([exitCode, output]).toEqual([
    0,
    expect.stringMatching(/^The new password of ranger is [\w-]{16}\n$/),
  ]);

  expect((await send(program, getUser, undefined, cookie)).status).toBe(401);
  expect((await send(program, login, { username: 'ranger', password: FORGOTTEN })).status).toBe(401);
  const password = output.trim().split(' ').at(-1);
  expect((await send(program, login, { username: 'ranger', password, admin: true })).status).toBe(200);
});

test('the password of a student, or of nobody, is not touched that way', async () => {
  const { program, dataDir } = await start();
  const acorn = {
    ...PERSON,
    username: 'acorn',
    email: 'acorn@family.example',
    organization: 'scouts_bsa',
    troopNumber: '42',
    state: 'WI',
    zipCode: '53703',
  };
  expect((await send(program, register, acorn)).status).toBe(201);
  for (const username of ['acorn', 'nobody']) {
    expect(await resetAdmin(username, dataDir)).toEqual({
      exitCode: 1,
      output: `There is no administrator called ${username}.\n`,
    });
  }
  expect((await send(program, login, { username: 'acorn', password: FORGOTTEN })).status).toBe(200);
});
