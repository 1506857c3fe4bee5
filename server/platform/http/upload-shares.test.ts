import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { responseOn, statusesIn, uploadBy } from '#server/testing/raw-upload.ts';
import { scrape } from '#server/testing/scrape.ts';

async function start(): Promise<Program> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-shares-'));
  const program = await startProgram({ DATA_DIR: dataDir, METRICS_PORT: '0', TRUST_PROXY: '1' });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return program;
}

type Upload = Awaited<ReturnType<typeof uploadBy>>;

/** Begins an upload from an address, and sends so much of its body. */
function begin(program: Program, { head, body }: Upload, from: string, part = 0.5) {
  const socket = connect(program.port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const length = `content-length: ${body.length}\r\nconnection: close\r\n`;
  socket.write(`${head}x-forwarded-for: ${from}\r\n${length}\r\n`);
  socket.write(body.subarray(0, body.length * part));
  return socket;
}

const openUploads = async (program: Program) => (await scrape(program)).get('rootling_uploads_open');

test('a child with a hundred uploads on their way has four at work, and stops nobody', async () => {
  const program = await start();
  const [willow, acorn] = await Promise.all([uploadBy(program), uploadBy(program, 'acorn')]);
  const dripping = Array.from({ length: 101 }, () => begin(program, willow, '192.0.2.1'));
  const responses = dripping.slice(20).map(responseOn);
  const refused = await Promise.all(responses);
  expect(new Set(refused.flatMap(statusesIn))).toEqual(new Set(['429']));
  expect(refused[0]).toMatch(/^retry-after: 5$/im);
  expect(refused[0]).toContain(
    'You are sending many photos at once. Please wait until some of them are saved.',
  );
  expect(await openUploads(program)).toBe(4);
  expect(statusesIn(await responseOn(begin(program, acorn, '192.0.2.1', 1)))).toEqual(['201']);

  for (const socket of dripping) socket.destroy();
  await vi.waitFor(async () => expect(await openUploads(program)).toBe(0));
  expect(statusesIn(await responseOn(begin(program, willow, '192.0.2.1', 1)))).toEqual(['201']);
}, 60_000);

test('thirty children behind one address send at once, and one who has many accounts leaves room for others', async () => {
  const program = await start();
  const scouts = await Promise.all(
    Array.from({ length: 30 }, (_, index) => uploadBy(program, `scout-${index}`)),
  );
  const troop = scouts.map((scout) => begin(program, scout, '2001:db8:1:2::7'));
  await vi.waitFor(async () => expect(await openUploads(program)).toBe(30), 10_000);
  for (const [index, socket] of troop.entries()) {
    const { body } = scouts[index] as Upload;
    socket.write(body.subarray(body.length / 2));
  }
  expect((await Promise.all(troop.map(responseOn))).flatMap(statusesIn)).toEqual(Array(30).fill('201'));

  // Each from another address of the same household.
  const many = scouts.flatMap((scout, index) =>
    Array.from({ length: 4 }, (_, tab) => begin(program, scout, `2001:db8:1:2::${index}:${tab}`)),
  );
  const responses = many.map(responseOn);
  const outcome = await Promise.race(responses);
  expect(statusesIn(outcome)).toEqual(['429']);
  expect(outcome).toContain('Many people near you are sending photos. Please wait a moment and try again.');
  expect(await openUploads(program)).toBe(40);
  const elsewhere = await uploadBy(program, 'juniper');
  expect(statusesIn(await responseOn(begin(program, elsewhere, '2001:db8:1:3::7', 1)))).toEqual(['201']);
}, 120_000);

test('three addresses with all the accounts they like leave places to the others', async () => {
  const program = await start();
  const scouts = await Promise.all(
    Array.from({ length: 30 }, (_, index) => uploadBy(program, `scout-${index}`)),
  );
  const many = scouts.flatMap((scout, index) =>
    Array.from({ length: 4 }, () => begin(program, scout, `192.0.2.${index % 3}`)),
  );
  const outcome = await Promise.race(many.map(responseOn));
  expect(['429', '503']).toContain(statusesIn(outcome)[0]);
  await vi.waitFor(async () => expect(await openUploads(program)).toBeGreaterThan(70), 10_000);
  expect(await openUploads(program)).toBeLessThan(95);
  const elsewhere = await uploadBy(program, 'juniper');
  expect(statusesIn(await responseOn(begin(program, elsewhere, '198.51.100.7', 1)))).toEqual(['201']);
}, 120_000);

test('a form that is sent to no upload, or by nobody, takes no place of one', async () => {
  const program = await start();
  const { head, body } = await uploadBy(program);
  const anonymous = head.replace(/cookie: .*\r\n/, '');
  const elsewhere = anonymous.replace(/^POST \S+/, `POST ${login.path}`);
  const sockets = [anonymous, elsewhere].map((it) => begin(program, { head: it, body }, '192.0.2.1'));
  const [nobody = '', nowhere = ''] = await Promise.all(
    sockets.map(async (socket) => {
      const [chunk] = await new Promise<string[]>((resolve) =>
        socket.setEncoding('utf8').once('data', (it) => resolve([String(it)])),
      );
      return chunk;
    }),
  );
  expect([statusesIn(nobody), statusesIn(nowhere)]).toEqual([['401'], ['400']]);
  expect(await openUploads(program)).toBe(0);
}, 60_000);
