import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getLiveness } from '#domain/contract/platform/health.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { responseOn, statusesIn, uploadBy } from '#server/testing/raw-upload.ts';

const IDLE_SECONDS = 2;

async function start(): Promise<{ program: Program; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-timeouts-'));
  const program = await startProgram({ DATA_DIR: dataDir, IDLE_SECONDS: String(IDLE_SECONDS) });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { program, dataDir };
}

function open(program: Program): Socket {
  const socket = connect(program.port, '127.0.0.1');
  // A server that has had enough may reset the line while we still write.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Writes a piece every so often, until there are no more or the server has had enough. */
function dribble(socket: Socket, pieces: readonly (string | Uint8Array)[], everyMs: number): void {
  const left = [...pieces];
  const timer = setInterval(() => {
    const piece = left.shift();
    if (piece === undefined || socket.destroyed) clearInterval(timer);
    else socket.write(piece);
  }, everyMs);
}

const POST_LOGIN = `POST ${login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;

test('who is silent, dribbles headers or stops half way is sent away, and everybody else is served meanwhile', async () => {
  const { program } = await start();
  const silent = open(program);
  const dribbling = open(program);
  dribble(dribbling, [...`GET / HTTP/1.1\r\nx-slow: ${'a'.repeat(200)}`], 100);
  const halfWay = open(program);
  halfWay.write(`${POST_LOGIN}content-length: 1000\r\n\r\n{"username":`);
  const begun = performance.now();
  const ended = Promise.all([silent, dribbling, halfWay].map(responseOn));
  let served = 0;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await fetch(program.url + getLiveness.path)).status).toBe(200);
    served += 1;
  }
  const [nothing = '', late = '', stopped = ''] = await ended;
  expect(served).toBeGreaterThan(10);
  expect(performance.now() - begun).toBeGreaterThan(IDLE_SECONDS * 1000 * 0.9);
  expect(nothing === '' || nothing.startsWith('HTTP/1.1 408')).toBe(true);
  for (const response of [late, stopped]) {
    expect(statusesIn(response)).toEqual(['408']);
    expect(response).toMatch(/^x-rootling: 1$/m);
    const [, body = ''] = response.split('\r\n\r\n');
    expect(JSON.parse(body).message).toBe('This took too long to arrive. Please try again.');
  }
}, 60_000);

test('an upload may take as long as it moves, and one that stalls is ended and leaves nothing behind', async () => {
  const { program, dataDir } = await start();
  const { head, body } = await uploadBy(program, 'willow', 2400);
  const started = `${head}content-length: ${body.length}\r\n`;

  const stalled = open(program);
  stalled.write(`${started}\r\n`);
  stalled.write(body.subarray(0, body.length / 2));
  const slow = open(program);
  slow.write(`${started}connection: close\r\n\r\n`);
  const begun = performance.now();
  const size = Math.ceil(body.length / 8);
  const pieces = Array.from({ length: 8 }, (_, index) => body.subarray(index * size, (index + 1) * size));
  dribble(slow, pieces, (IDLE_SECONDS * 1000) / 4);

  const [stalledResponse, slowResponse] = await Promise.all([responseOn(stalled), responseOn(slow)]);
  expect(statusesIn(stalledResponse)).toEqual(['408']);
  expect(statusesIn(slowResponse)).toEqual(['201']);
  expect(performance.now() - begun).toBeGreaterThan(IDLE_SECONDS * 1000 * 1.5);
  await vi.waitFor(async () => {
    const incoming = await readdir(path.join(dataDir, 'incoming'), { recursive: true, withFileTypes: true });
    expect(incoming.filter((it) => it.isFile() && it.name !== 'lock')).toEqual([]);
    expect(await readdir(path.join(dataDir, 'photos'))).toHaveLength(2);
  }, 10_000);
  expect(program.log()).not.toContain('"status":500');
}, 60_000);

test('who does not take the answers is let go', async () => {
  const { program } = await start();
  const greedy = open(program);
  greedy.pause();
  greedy.write(`GET /api/docs HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(500));
  await vi.waitFor(() => expect(program.log()).toContain('left before the answer'), 20_000);
  expect((await fetch(program.url + getLiveness.path)).status).toBe(200);
}, 60_000);

const NO_REQUESTS = [
  ['a body of a terabyte', `${POST_LOGIN}content-length: 1000000000000\r\n\r\n{`, '413'],
  ['a length that is no number', `${POST_LOGIN}content-length: 99999999999999999999999\r\n\r\n{`, '400'],
  ['two lengths', `${POST_LOGIN}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, '400'],
  ['chunks that are none', `${POST_LOGIN}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, '400'],
  [
    'chunks without end',
    `${POST_LOGIN}transfer-encoding: chunked\r\n\r\n${`10000\r\n${' '.repeat(0x10000)}\r\n`.repeat(17)}`,
    '413',
  ],
  ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, '431'],
  ['headers without number', `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(5000)}\r\n`, '431'],
  ['no HTTP', 'EHLO troop.example\r\n\r\n', '400'],
] as const;

test('what is no request, or an endless one, is refused at once, and everybody else is served', async () => {
  const { program } = await start();
  for (const [what, sent, status] of NO_REQUESTS) {
    const socket = open(program);
    socket.write(sent);
    const response = await responseOn(socket);
    expect([what, statusesIn(response)[0]]).toEqual([what, status]);
    expect([what, response]).toEqual([what, expect.stringMatching(/^x-rootling: 1$/im)]);
    expect((await fetch(program.url + getLiveness.path)).status).toBe(200);
  }
}, 60_000);

test('an upload of a terabyte is refused before it is received', async () => {
  const { program, dataDir } = await start();
  const { head } = await uploadBy(program);
  const socket = open(program);
  socket.write(`${head}content-length: 1000000000000\r\nconnection: close\r\n\r\n--`);
  expect(statusesIn(await responseOn(socket))[0]).toBe('413');
  expect(await readdir(path.join(dataDir, 'photos'))).toEqual([]);
});

test('requests sent one behind the other on a line are answered in their order', async () => {
  const { program } = await start();
  const socket = open(program);
  const get = (address: string, more = '') => `GET ${address} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
  socket.write(get(getLiveness.path) + get('/api/nothing') + get(getLiveness.path, 'connection: close\r\n'));
  expect(statusesIn(await responseOn(socket))).toEqual(['200', '404', '200']);
});
