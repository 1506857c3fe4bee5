import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listStudents, resetStudentPassword } from '#domain/contract/office/admin.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import { createFirstAdmin, getUser, login, logout } from '#domain/contract/sign-in/accounts.ts';
import { verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { accountRow } from '#server/accounts/accounts.store.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { describeError, openLog } from './log.ts';

/** In whatever a person types here; nothing else has it. */
const MARK = 'xqzv';

async function startLogging(level = 'trace'): Promise<{ program: Program; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-log-'));
  const program = await startProgram({ DATA_DIR: dataDir, LOG_LEVEL: level });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { program, dataDir };
}

function linesOf(program: Program): Record<string, unknown>[] {
  return program
    .log()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Waits until so many requests have their line. */
async function respondedLines(program: Program, count: number): Promise<Record<string, unknown>[]> {
  return vi.waitFor(() => {
    const lines = linesOf(program).filter((line) => 'route' in line);
    expect(lines).toHaveLength(count);
    return lines;
  }, 10_000);
}

test('each request is one line with its id, account, route, status and milliseconds', async () => {
  const { program } = await startLogging();
  const call = openBrowser();
  const projectId = await beginAsScout(program, call);
  await call(program, listTrackingEntries, { projectId });
  await fetch(`${program.url}/api/projects/${projectId}/tracking-entries`);
  await fetch(`${program.url}/api/nothing-here`);
  await fetch(`${program.url}/api/%zz`);
  const lines = await respondedLines(program, 7);
  const seen = lines.map((line) => [line.method, line.route, line.status]);
  expect(seen.slice(3)).toEqual([
    ['GET', listTrackingEntries.path, 200],
    ['GET', listTrackingEntries.path, 401],
    ['GET', null, 404],
    ['GET', null, 404],
  ]);
  const [, consent, project, list, stranger] = lines;
  expect(consent?.userId).toMatch(/^[0-9a-f-]{36}$/);
  expect([project?.userId, list?.userId]).toEqual([consent?.userId, consent?.userId]);
  expect(stranger?.userId).toBeNull();
  expect(new Set(lines.map((line) => line.requestId)).size).toBe(lines.length);
  for (const { ms } of lines) expect(ms).toEqual(expect.any(Number));
});

test('whether the program is well, asked every other second, fills no log', async () => {
  const { program } = await startLogging('info');
  for (const path of [getHealth.path, getLiveness.path, getUser.path]) await fetch(program.url + path);
  const lines = await respondedLines(program, 1);
  expect(lines.map(({ route, status }) => [route, status])).toEqual([[getUser.path, 401]]);
});

test('the line of a login names the account by its id, be it opened or only meant', async () => {
  const { program } = await startLogging();
  const call = openBrowser();
  await beginAsScout(program, call, 'willow');
  const tryIn = (username: string, password: string) =>
    fetch(program.url + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  const { id } = (await call(program, getUser, {}).then((it) => it.json())) as { id: string };
  await tryIn('willow', 'wrong-one');
  await tryIn('nobody', 'wrong-one');
  await fetch(`${program.url}${verifyReset.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'willow',
      troopNumber: '1',
      parentFirstName: 'A',
      parentLastName: 'B',
      state: 'WI',
    }),
  });
  const lines = await respondedLines(program, 7);
  const [register] = lines;
  expect(register).toMatchObject({ userId: id, status: 201 });
  expect(lines.slice(4).map(({ userId, accountId, status }) => [userId, accountId, status])).toEqual([
    [null, id, 401],
    [null, undefined, 401],
    [null, id, 400],
  ]);
});

test('nothing that a person types is logged, at no level and in no kind of failure', async () => {
  const { program, dataDir } = await startLogging();
  const scout = openBrowser();
  const admin = openBrowser();
  const projectId = await beginAsScout(program, scout, `scout-${MARK}`);
  const person = { firstName: `Ana${MARK}`, lastName: `Reyes${MARK}`, email: `${MARK}@troop.example` };
  await admin(
    program,
    createFirstAdmin,
    {},
    { ...person, username: `ranger-${MARK}`, password: MARK.repeat(3) },
  );
  await fetch(`${program.url}${listStudents.path}?q=${MARK}`);
  const entry = { notes: `Roots ${MARK}` };
  await scout(program, createTrackingEntry, { projectId }, entry);
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), `${MARK}.jpg`);
  form.append('caption', MARK);
  await scout(program, uploadStepPhotos, { projectId, stepNumber: 2 }, form);

  const json = { 'content-type': 'application/json' };
  const post = (address: string, body: string, headers: Record<string, string> = json) =>
    fetch(program.url + address, { method: 'POST', headers, body });
  const refusals = await Promise.all([
    post(login.path, JSON.stringify({ username: `scout-${MARK}`, password: `wrong-${MARK}` })),
    post(login.path, JSON.stringify({ username: MARK, password: [MARK], admin: MARK })),
    post(login.path, `{"username":"${MARK}`),
    post(login.path, MARK, { 'content-type': `text/${MARK}` }),
    post(logout.path, '{}', { ...json, origin: `https://${MARK}.example` }),
    post(verifyReset.path, JSON.stringify({ username: `scout-${MARK}`, parentLastName: MARK })),
    post(resetStudentPassword.path, JSON.stringify({ userId: MARK, newPassword: MARK })),
    fetch(`${program.url}/api/uploads/${MARK}.jpg?size=${MARK}`),
    fetch(`${program.url}/api/species/${MARK}%zz`),
    fetch(`${program.url}/${MARK}`),
  ]);
  for (const { status } of refusals) expect(status).toBeLessThan(500);

  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME));
  database.exec(
    `create trigger fail before insert on tracking_entries begin select json_extract('${MARK}', '$'); end`,
  );
  database.close();
  await expect(scout(program, createTrackingEntry, { projectId }, entry)).rejects.toThrow('answered 500');

  const lines = await respondedLines(program, 3 + 4 + refusals.length + 1);
  expect(lines.at(-1)).toMatchObject({
    level: 50,
    status: 500,
    route: createTrackingEntry.path,
    err: {
      type: 'SqliteError',
      code: 'ERR_SQLITE_ERROR',
      stack: expect.stringContaining('written.store.ts'),
    },
  });
  expect(program.log()).not.toContain(MARK);
}, 60_000);

test('of an error that quotes what was typed, the log has kind, codes and place', async () => {
  const { platform } = await openWorld();
  const row = accountRow({
    id: 'one',
    username: MARK,
    email: `${MARK}@family.example`,
    passwordHash: MARK,
    firstName: MARK,
    lastName: MARK,
    role: 'student',
    organization: null,
    troopNumber: '1',
    state: 'WI',
    zipCode: '53703',
    profileCompleted: true,
    createdAt: 1,
  });
  const insert = () => platform.db.insertInto('users').values(row).execute();
  await insert();
  const said: string[] = [];
  const log = openLog('info', { write: (line: string) => void said.push(line) });
  const failures = [insert(), Promise.resolve(`{"a": ${MARK}}`).then(JSON.parse)];
  for (const { status, ...settled } of await Promise.allSettled(failures)) {
    expect(status).toBe('rejected');
    const reason = 'reason' in settled ? settled.reason : null;
    log.error({ err: new Error('Not stored', { cause: reason }) }, 'failed');
  }
  expect(said.join('')).not.toContain(MARK);
  const [unique, syntax] = said.map((line) => JSON.parse(line).err);
  expect(unique).toMatchObject({ message: 'Not stored', cause: { stack: expect.stringContaining(' at ') } });
  expect(JSON.stringify(unique.cause)).toMatch(/unique/i);
  expect(syntax.cause).toMatchObject({ type: 'SyntaxError', message: expect.stringContaining('JSON') });
});

test('what is thrown and is no error is named by its type alone', () => {
  expect(describeError(MARK)).toEqual({ type: 'string' });
});

test('the answer of a failed readiness check says no more than the person needs, and the log says why', async () => {
  const { program, dataDir } = await startLogging();
  await rm(path.join(dataDir, 'photos'), { recursive: true });
  expect((await fetch(program.url + getHealth.path)).status).toBe(503);
  const [line] = await respondedLines(program, 1);
  expect(line).toMatchObject({ status: 503, err: { code: 'ENOENT' } });
});
