import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import type { Platform } from '#server/platform/platform.ts';
import { receiveUpload } from './uploads.ts';

/** Turns of the event loop, far more than a small write takes. */
const TURNS = 2000;
const TYPE = 'multipart/form-data; boundary=BBBB';
const HEAD = '--BBBB\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

/** A server that answers an upload with the bytes of its first file, as text. */
async function startReceiver() {
  const incoming = await mkdtemp(path.join(tmpdir(), 'rootling-uploads-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(incoming, { recursive: true });
  });
  await app.register(multipart);
  const platform = { incoming, newId: () => 'one' } as Platform;
  app.post('/', async (sent) => {
    const { files } = await receiveUpload(sent, uploadStepPhotos, platform);
    return readFile(files[0]?.path ?? '', 'latin1');
  });
  return { app, incoming };
}

/** Each a piece that is read and written before the next one comes. */
async function* oneByOne(texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) {
    yield Buffer.from(text);
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}

test('what only begins like the end of a file is part of it, however the network cuts it', async () => {
  const { app } = await startReceiver();
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': TYPE },
    payload: Readable.from(oneByOne([HEAD, 'data\r\n--BBB', '\r', 'Xmore', '\r\n--BBBB--\r\n'])),
  });
  expect([response.statusCode, response.body]).toEqual([200, 'data\r\n--BBB\rXmore']);
});

test('where a file cannot be stored the next request on the same connection is answered', async () => {
  const { app, incoming } = await startReceiver();
  await mkdir(path.join(incoming, 'one/0'), { recursive: true });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const post = async (body: Buffer) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      agent,
      method: 'POST',
      headers: { 'content-type': TYPE },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  };
  const large = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(9_000_000), Buffer.from('\r\n--BBBB--\r\n')]);
  expect(await post(large)).toBe(500);
  expect(await post(Buffer.from(`${HEAD}data\r\n--BBBB--\r\n`))).toBe(200);
});

test('an upload whose sender left before it was looked at ends, and leaves nothing behind', async () => {
  const { app, incoming } = await startReceiver();
  const { promise: outcome, resolve } = Promise.withResolvers<unknown>();
  app.post('/late', async (sent) => {
    await once(sent.raw, 'error');
    const received = receiveUpload(sent, uploadStepPhotos, { incoming, newId: () => 'one' } as Platform);
    await received.then(resolve, resolve);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sent = request({
    port,
    host: '127.0.0.1',
    path: '/late',
    method: 'POST',
    headers: { 'content-type': TYPE },
  });
  sent.on('error', () => undefined);
  sent.write(HEAD, () => sent.destroy());
  expect(await outcome).toMatchObject({ message: 'This upload could not be read. Please try again.' });
  expect(await readdir(incoming)).toEqual([]);
});
