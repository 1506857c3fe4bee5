import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getLiveness } from '#domain/contract/platform/health.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { PHOTO_MAX_BYTES } from '#domain/limits.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { responseOn, statusesIn, uploadBy } from '#server/testing/raw-upload.ts';
import { demandPace, isTooSlow } from './body-pace.ts';

const IDLE_SECONDS = 2;
const JSON_BODY = { 'content-type': 'application/json' };

async function start(idleSeconds = IDLE_SECONDS): Promise<{ program: Program; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-pace-'));
  const environment = { DATA_DIR: dataDir, IDLE_SECONDS: String(idleSeconds), TRUST_PROXY: '1' };
  const program = await startProgram(environment);
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { program, dataDir };
}

/** Sends a head, and then a drop of its body every so often for as long as it is taken. */
function drip(program: Program, head: string, drop: string, everyMs = 250): Socket {
  const socket = connect(program.port, '127.0.0.1');
  // A server that has had enough may reset the line while we still write.
  socket.on('error', () => {});
  socket.write(`${head}content-length: 1000000\r\n\r\n`);
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(drop)), everyMs);
  onTestFinished(() => {
    clearInterval(timer);
    socket.destroy();
  });
  return socket;
}

const POST_LOGIN = `POST ${login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
const TOO_SLOW = 'This took too long to arrive. Please try again.';

test('a body that comes drop by drop is given up, whoever sends it, and leaves nothing behind', async () => {
  const { program, dataDir } = await start();
  const { head } = await uploadBy(program);
  const begun = performance.now();
  const [words, photo, ofNobody] = await Promise.all(
    [
      drip(program, POST_LOGIN, ' '),
      drip(program, head, '-'),
      drip(program, head.replace(/cookie: .*\r\n/, ''), '-'),
    ].map(responseOn),
  );
  for (const response of [words, photo]) {
    expect(statusesIn(response ?? '')).toEqual(['408']);
    expect(response).toContain(TOO_SLOW);
  }
  // It was answered at once; what ends is the connection.
  expect(statusesIn(ofNobody ?? '')).toEqual(['401']);
  expect(performance.now() - begun).toBeLessThan(IDLE_SECONDS * 1000 * 6);
  await vi.waitFor(async () => {
    const incoming = await readdir(path.join(dataDir, 'incoming'), { recursive: true, withFileTypes: true });
    expect(incoming.filter((it) => it.isFile() && it.name !== 'lock')).toEqual([]);
  });
  expect(program.log()).not.toContain('"status":500');
}, 60_000);

test('words that come fast enough, and for ever, are given up as well', async () => {
  const { program } = await start();
  const response = await responseOn(drip(program, POST_LOGIN, ' '.repeat(1000)));
  expect(statusesIn(response)).toEqual(['408']);
}, 60_000);

test('one place has only so many slow bodies on their way, and those of others go on', async () => {
  // Long enough that those within the share are not given up for their own slowness before the rest are counted.
  const { program } = await start(6 * IDLE_SECONDS);
  const from = (address: string) => `${POST_LOGIN}x-forwarded-for: ${address}\r\n`;
  const slow = Array.from({ length: 70 }, (_, index) =>
    drip(program, from(`2001:db8:1:2::${index}`), ' '.repeat(500)),
  );
  const other = drip(program, from('192.0.2.7'), ' '.repeat(500));
  let ended = 0;
  for (const socket of slow) void responseOn(socket).then(() => (ended += 1));
  await vi.waitFor(() => expect(ended).toBe(20), { timeout: 10_000, interval: 20 });
  expect(other.destroyed).toBe(false);
  expect((await fetch(program.url + getLiveness.path)).status).toBe(200);
}, 60_000);

test('a body that has come and waits for us, as for a busy database, is not given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [isHere, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = fastify();
  onTestFinished(() => app.close());
  demandPace(app, IDLE_SECONDS * 1000);
  app.addHook('onRequest', async () => {
    isHere.resolve();
    await mayGoOn.promise;
  });
  app.post('/', async ({ body }) => body);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = fetch(origin, { method: 'POST', body: '{"notes":"new roots"}', headers: JSON_BODY });
  await isHere.promise;
  vi.advanceTimersByTime(60_000);
  mayGoOn.resolve();
  expect(await (await sent).json()).toEqual({ notes: 'new roots' });
});

test.each([
  { what: 'a photo as pages send it', bytes: 650_000, bytesPerSecond: 2000, isEnded: false },
  { what: 'the largest photo', bytes: PHOTO_MAX_BYTES, bytesPerSecond: 2000, isEnded: false },
  { what: 'what comes drop by drop', bytes: 650_000, bytesPerSecond: 500, isEnded: true },
])('$what at $bytesPerSecond bytes a second is ended: $isEnded', ({ bytes, bytesPerSecond, isEnded }) => {
  const seconds = Array.from({ length: Math.ceil(bytes / bytesPerSecond) }, (_, second) => second);
  const ended = seconds.some((second) => isTooSlow(second * 1000, second * bytesPerSecond, 30_000));
  expect(ended).toBe(isEnded);
});
