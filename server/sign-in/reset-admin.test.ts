import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listAudit } from '#domain/contract/office/admin.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, getUser, login, register } from '#domain/contract/sign-in/accounts.ts';
import { type Program, startProgram } from '#server/testing/program.ts';

const TOOL = path.join(import.meta.dirname, '../../tools/reset-admin.ts');
const FORGOTTEN = 'tall-oak-tree';
const NEW = 'small birch by the creek';
const PERSON = { firstName: 'Hazel', lastName: 'Ranger', password: FORGOTTEN, confirmPassword: FORGOTTEN };
const RANGER = { ...PERSON, username: 'ranger', email: 'ranger@example.org' };
const ACORN = {
  ...PERSON,
  username: 'acorn',
  email: 'acorn@family.example',
  organization: 'scouts_bsa',
  troopNumber: '42',
  state: 'WI',
  zipCode: '53703',
};

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-reset-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(): Promise<{ program: Program; dataDir: string }> {
  const dataDir = await emptyFolder();
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return { program, dataDir };
}

function send({ url }: Program, { method, path: address }: Endpoint, body?: object, cookie = '') {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  return fetch(url + address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Gives the cookies of a login that is right. */
async function logIn(program: Program, username: string, password: string): Promise<string> {
  const response = await send(program, login, { username, password });
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0]);
  return cookies.join('; ');
}

/** Runs a process to its end. `answers` are typed one after the other, each once the output asks for it. */
function run(command: string, args: string[], dataDir: string, answers: Record<string, string> | string) {
  const child = spawn(command, args, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  let output = '';
  const left = typeof answers === 'string' ? [] : Object.entries(answers);
  if (typeof answers === 'string') child.stdin.end(answers);
  const listen = (chunk: Buffer) => {
    output += chunk;
    const [next] = left;
    if (!next || !output.includes(next[0])) return;
    left.shift();
    child.stdin.write(next[1]);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise<{ exitCode: number | null; output: string }>((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, output }));
  });
}

/** The operator's command beside the program, with what comes through a pipe. */
const resetAdmin = (dataDir: string, typed: string[], input = '') =>
  run(process.execPath, [TOOL, ...typed], dataDir, input);

test('an administrator who forgot her password gets in with the new one, and the audit log tells of it', async () => {
  const { program, dataDir } = await start();
  expect((await send(program, createFirstAdmin, RANGER)).status).toBe(201);
  const cookie = await logIn(program, 'ranger', FORGOTTEN);

  expect(await resetAdmin(dataDir, ['Ranger'], `${NEW}\nanother line\n`)).toEqual({
    exitCode: 0,
    output: 'ranger has the new password, and is logged out everywhere.\n',
  });

  expect((await send(program, getUser, undefined, cookie)).status).toBe(401);
  expect((await send(program, login, { username: 'ranger', password: FORGOTTEN })).status).toBe(401);
  const again = await logIn(program, 'ranger', NEW);
  const audit = (await (await send(program, listAudit, undefined, again)).json()) as object[];
  expect(audit).toContainEqual(
    expect.objectContaining({ action: 'reset-admin', adminUsername: null, subjectLabel: 'ranger' }),
  );
});

test('without a name the administrators are listed, and nothing is asked', async () => {
  const { program, dataDir } = await start();
  expect(await resetAdmin(dataDir, [])).toEqual({
    exitCode: 0,
    output: 'There is no administrator yet: open /create-admin.\n',
  });
  await send(program, createFirstAdmin, RANGER);
  await send(program, register, ACORN);
  expect(await resetAdmin(dataDir, [])).toEqual({
    exitCode: 0,
    output: expect.stringMatching(/^ranger {2}since \d{4}-\d\d-\d\d\n$/),
  });
});

test('the password of a student, or of nobody, is not touched that way', async () => {
  const { program, dataDir } = await start();
  expect((await send(program, register, ACORN)).status).toBe(201);
  for (const username of ['acorn', 'nobody']) {
    expect(await resetAdmin(dataDir, [username], `${NEW}\n`)).toEqual({
      exitCode: 1,
      output: `There is no administrator called ${username}.\n`,
    });
  }
  await logIn(program, 'acorn', FORGOTTEN);
});

test('a password that is too short, and none, change nothing', async () => {
  const { program, dataDir } = await start();
  await send(program, createFirstAdmin, RANGER);
  const refusals = [
    ['eleven-sign\n', 'Password must be at least 12 characters; nothing was changed.\n'],
    ['', 'No password came; nothing was changed.\n'],
    ['\n', 'No password came; nothing was changed.\n'],
  ] as const;
  for (const [input, output] of refusals) {
    expect(await resetAdmin(dataDir, ['ranger'], input)).toEqual({ exitCode: 1, output });
  }
  await logIn(program, 'ranger', FORGOTTEN);
});

test('where there is no database none is made', async () => {
  const dataDir = await emptyFolder();
  const { exitCode, output } = await resetAdmin(dataDir, ['ranger'], `${NEW}\n`);
  expect([exitCode, output]).toEqual([
    1,
    `There is no database at ${path.join(dataDir, 'rootling.sqlite')} (DATA_DIR).\n`,
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});

/** A terminal for the command: util-linux' script, as on every Debian. */
const SCRIPT = '/usr/bin/script';
const atTerminal = (dataDir: string, answers: Record<string, string>) =>
  run(SCRIPT, ['-qec', `${process.execPath} ${TOOL} ranger`, '/dev/null'], dataDir, answers);

test.runIf(process.platform === 'linux' && existsSync(SCRIPT))(
  'at a terminal the password is asked for twice and never shown; Ctrl-C changes nothing',
  async () => {
    const { program, dataDir } = await start();
    await send(program, createFirstAdmin, RANGER);
    const first = 'New password of ranger (it is not shown): ';
    const second = 'Once more (it is not shown): ';

    const differs = await atTerminal(dataDir, { [first]: `${NEW}\r`, [second]: `${NEW}s\r` });
    expect([differs.exitCode, differs.output]).toEqual([
      1,
      expect.stringContaining('The two are not the same; nothing was changed.'),
    ]);
    const left = await atTerminal(dataDir, { [first]: `${NEW}\u0003` });
    expect([left.exitCode, left.output]).toEqual([1, expect.stringContaining('No password came')]);
    await logIn(program, 'ranger', FORGOTTEN);

    // A slip is taken back with the key for it.
    const set = await atTerminal(dataDir, { [first]: `${NEW}x\u007f\r`, [second]: `${NEW}\r` });
    expect([set.exitCode, set.output]).toEqual([0, expect.stringContaining('ranger has the new password')]);
    for (const { output } of [differs, left, set]) expect(output).not.toContain('birch');
    await logIn(program, 'ranger', NEW);
  },
);
