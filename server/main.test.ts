import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getHealth } from '#domain/contract/platform/health.ts';
import { type Program, runProgram, startProgram } from '#server/testing/program.ts';

async function start(environment: Record<string, string>): Promise<Program> {
  const program = await startProgram(environment);
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-main-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('on an empty folder the program makes its data, answers healthy and ends in good order on SIGTERM', async () => {
  const dataDir = await emptyFolder();
  const program = await start({ DATA_DIR: dataDir });
  const health = await fetch(program.url + getHealth.path);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  program.process.kill('SIGTERM');
  expect(await program.exitCode).toBe(0);
  const files = await readdir(dataDir);
  expect(files).toContain('rootling.sqlite');
  expect(files.filter((file) => /-(wal|shm)$/.test(file))).toEqual([]);
});

test('a request that is open when SIGTERM comes is still answered', async () => {
  const program = await start({ DATA_DIR: await emptyFolder() });
  const body = JSON.stringify({ username: 'nobody', password: 'wrong-one' });
  const socket = connect(program.port, '127.0.0.1');
  const response = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  // The head has arrived when another request, sent later, is answered.
  await fetch(program.url + getHealth.path);
  program.process.kill('SIGTERM');
  await fetch(program.url + getHealth.path).catch(() => undefined);
  socket.write(body);
  expect(await response).toMatch(/^HTTP\/1\.1 401 [\s\S]*^x-rootling: 1\r$/m);
  expect(await program.exitCode).toBe(0);
});

test('a configuration that is not usable stops the start', async () => {
  const child = runProgram({ PORT: 'http', DATA_DIR: await emptyFolder() });
  let said = '';
  for await (const chunk of child.stderr ?? []) said += chunk;
  expect(said).toContain('PORT must be a port');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

/** Returns the output and end of a refused start. */
async function startRefused(environment: Record<string, string>) {
  const child = runProgram(environment);
  let said = '';
  for await (const chunk of child.stderr ?? []) said += chunk;
  return { said, exitCode: child.exitCode ?? (await once(child, 'exit'))[0] };
}

test('a port that is taken is told in a sentence before anything is made, that of the metrics too', async () => {
  const { port } = await start({ DATA_DIR: await emptyFolder() });
  for (const variable of ['PORT', 'METRICS_PORT']) {
    const dataDir = await emptyFolder();
    expect(await startRefused({ DATA_DIR: dataDir, [variable]: String(port) })).toEqual({
      said: `Port ${port} is taken: another program listens there. Stop that one, or choose another port (${variable}).\n`,
      exitCode: 1,
    });
    expect(await readdir(dataDir)).toEqual([]);
  }
});

test('one port for the pages and the metrics is told before anything is made', async () => {
  const dataDir = await emptyFolder();
  expect(await startRefused({ DATA_DIR: dataDir, PORT: '4340', METRICS_PORT: '4340' })).toEqual({
    said: 'METRICS_PORT must be another port than PORT.\n',
    exitCode: 1,
  });
  expect(await readdir(dataDir)).toEqual([]);
  const elsewhere = { HOST: '192.0.2.7', PORT: '4340', METRICS_PORT: '4340' };
  expect((await startRefused({ DATA_DIR: dataDir, ...elsewhere })).said).toBe(
    '192.0.2.7 is no address of this machine (HOST).\n',
  );
});

test.each([
  ['192.0.2.7', 'an address of another machine'],
  ['no-such-name.invalid', 'a name of none'],
])('HOST=%s, %s, is told in a sentence', async (HOST) => {
  expect(await startRefused({ DATA_DIR: await emptyFolder(), HOST })).toEqual({
    said: `${HOST} is no address of this machine (HOST).\n`,
    exitCode: 1,
  });
});

test('what a start compiles is kept for the next one', async () => {
  const [dataDir, cache] = [await emptyFolder(), await emptyFolder()];
  const program = await start({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: cache });
  program.process.kill('SIGTERM');
  expect(await program.exitCode).toBe(0);
  const kept = await readdir(cache, { recursive: true });
  expect(kept.length).toBeGreaterThan(100);
});

test('where nothing compiled can be kept the program starts all the same', async () => {
  const program = await start({ DATA_DIR: await emptyFolder(), NODE_COMPILE_CACHE: '/dev/null/nowhere' });
  expect((await fetch(program.url + getHealth.path)).status).toBe(200);
});

test('without a terminal too the start tells the whole address at which the first administrator is made', async () => {
  const program = await start({ DATA_DIR: await emptyFolder() });
  const code = '([A-Z2-7]{4}-){3}[A-Z2-7]{4}';
  expect(program.log()).toMatch(new RegExp(`works once: ${program.url}/create-admin#${code}"`));
  const site = await start({ DATA_DIR: await emptyFolder(), BASE_URL: 'https://rootling.example' });
  expect(site.log()).toMatch(new RegExp(`works once: https://rootling.example/create-admin#${code}"`));
});

test('a setting that is typed wrong is told at the start, and stops nothing', async () => {
  const program = await start({ DATA_DIR: await emptyFolder(), TRUST_PROXI: '1' });
  expect(program.log()).toContain('TRUST_PROXI is no setting, and changes nothing: is TRUST_PROXY meant?');
});
