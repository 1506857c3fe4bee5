import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { searchSpecies } from '#domain/contract/species/species.ts';
import { type Program, secondsTaken, startProgram } from '#server/testing/program.ts';
import { responseOn, statusesIn, uploadBy } from '#server/testing/raw-upload.ts';
import { scrape } from '#server/testing/scrape.ts';

/** Work that is long for the server and short for the test: a list of all species, of which only the head is sent. */
const workOf = (cookie: string) =>
  `HEAD ${searchSpecies.path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`;
const PEOPLE = 300;
const ASKED_AT_ONCE = 10;

async function start(environment: Record<string, string> = {}): Promise<Program> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-pressure-'));
  const program = await startProgram({
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    ...environment,
  });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return program;
}

type Flood = { responses: Map<string, number>; withoutRetryAfter: number; asStrangers: number };

/** Asks again and again, always `ASKED_AT_ONCE` at a time, as long as `goesOn`. */
async function flood(socket: Socket, work: string, seen: Flood, goesOn: () => boolean): Promise<void> {
  socket.setEncoding('latin1');
  let rest = '';
  while (goesOn()) {
    socket.write(work.repeat(ASKED_AT_ONCE));
    for (let missing = ASKED_AT_ONCE; missing > 0; ) {
      const [chunk] = await once(socket, 'data');
      const heads = (rest + chunk).split('\r\n\r\n');
      rest = heads.pop() ?? '';
      missing -= heads.length;
      for (const head of heads) {
        const status = head.slice(9, 12);
        seen.responses.set(status, (seen.responses.get(status) ?? 0) + 1);
        if (!/^x-rootling: 1$/im.test(head)) seen.asStrangers += 1;
        if (status === '503' && !/^retry-after: \d+$/im.test(head)) seen.withoutRetryAfter += 1;
      }
    }
  }
}

test('more than can be answered is refused with Retry-After, before the event loop is a second behind, and after it all is well', async () => {
  const program = await start();
  const [, cookie = ''] = /cookie: (\S+)/.exec((await uploadBy(program)).head) ?? [];
  const work = workOf(cookie);
  await scrape(program);
  const takenBefore = await secondsTaken(program);
  const seen: Flood = { responses: new Map(), withoutRetryAfter: 0, asStrangers: 0 };
  const count = (status: string) => seen.responses.get(status) ?? 0;
  const goesOn = () => count('503') < 1000 || count('200') < 200;
  const sockets = Array.from({ length: PEOPLE }, () => connect(program.port, '127.0.0.1'));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  const flooded = Promise.all(sockets.map((socket) => flood(socket, work, seen, goesOn)));
  const health: number[] = [];
  while (goesOn()) {
    for (const { path } of [getLiveness, getHealth]) health.push((await fetch(program.url + path)).status);
  }
  const metrics = await scrape(program);
  const taken = (await secondsTaken(program)) - takenBefore;
  await flooded;

  expect([...seen.responses.keys()].toSorted()).toEqual(['200', '503']);
  expect(seen.withoutRetryAfter).toBe(0);
  expect(seen.asStrangers).toBe(0);
  expect(new Set(health)).toEqual(new Set([200]));
  expect(metrics.get('nodejs_eventloop_lag_max_seconds')).toBeLessThan(1 + taken);
  expect(metrics.get('rootling_requests_refused_total')).toBeGreaterThan(0);

  const after = await fetch(`${program.url}/api/docs`);
  expect(after.status).toBe(200);
  await vi.waitFor(async () => expect((await scrape(program)).get('rootling_requests_open')).toBe(0));
}, 120_000);

test('a hundred uploads at a time are received, and the next is told when to come again', async () => {
  const program = await start({ TRUST_PROXY: '1' });
  const scouts = await Promise.all(
    Array.from({ length: 26 }, (_, index) => uploadBy(program, `scout-${index}`)),
  );
  const upload = (number: number, bytes: Uint8Array) => {
    const { head = '', body = bytes } = scouts[Math.floor(number / 4)] ?? {};
    const socket = connect(program.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    // From many places: a few could not take all.
    const from = `x-forwarded-for: 192.0.2.${number}\r\n`;
    socket.write(`${head}${from}content-length: ${body.length}\r\nconnection: close\r\n\r\n`);
    socket.write(bytes);
    return socket;
  };
  const whole = (number: number) => scouts[Math.floor(number / 4)]?.body ?? Buffer.alloc(0);
  const half = (number: number) => whole(number).subarray(0, whole(number).length / 2);
  const [first, ...others] = Array.from({ length: 100 }, (_, index) => upload(index, half(index)));
  await vi.waitFor(
    async () => expect((await scrape(program)).get('rootling_uploads_open')).toBe(100),
    10_000,
  );

  const refused = await responseOn(upload(100, whole(100)));
  expect(statusesIn(refused)).toEqual(['503']);
  expect(refused).toMatch(/^retry-after: \d+$/im);
  expect((await fetch(program.url + getUser.path)).status).toBe(401);

  expect(others).toHaveLength(99);
  first?.write(whole(0).subarray(whole(0).length / 2));
  expect(first && statusesIn(await responseOn(first))).toEqual(['201']);
  expect(statusesIn(await responseOn(upload(101, whole(101))))).toEqual(['201']);
}, 60_000);
