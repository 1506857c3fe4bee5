import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getStep } from '#domain/contract/notebook/steps.ts';
import { deletePhoto, getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { sweepOrphanFiles } from '#server/keeping/orphan-files.service.ts';
import { toldWhileWaiting } from '#server/platform/told-while-waiting.ts';
import { createBucket } from '#server/testing/s3.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { testFileStore } from './file-store.suite.ts';
import { StorageUnavailable } from './file-store.ts';
import { type Bucket, openS3Client, PATIENT } from './s3-client.ts';
import { openS3Store } from './s3-store.ts';

// A real server: `npm run test:all` starts one.
const serverUrl = process.env.TEST_S3_URL;
if (serverUrl) testOnServer(serverUrl);

function testOnServer(url: string): void {
  async function makeBucket(): Promise<Bucket> {
    const { bucket, drop } = await createBucket(url);
    onTestFinished(drop);
    return bucket;
  }

  testFileStore('S3', async () => openS3Store(await makeBucket()));

  test('a list longer than one answer is read to its end', async () => {
    const store = await openS3Store(await makeBucket(), { namesAtOnce: 2 });
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) await store.put(name, Uint8Array.of(1));

    expect(await Array.fromAsync(store.list())).toEqual(names);
  });

  test('objects that are none of ours are not listed', async () => {
    const bucket = await makeBucket();
    const call = openS3Client(bucket);
    for (const key of ['folder/oak.jpg', 'a~b', '.hidden']) {
      await call({ method: 'PUT', key }, (response) => response.arrayBuffer());
    }
    const store = await openS3Store(bucket);
    await store.put('oak.jpg', Uint8Array.of(1));

    expect(await Array.fromAsync(store.list())).toEqual(['oak.jpg']);
  });

  test('a reader that stops half-way leaves the next one everything', async () => {
    const store = await openS3Store(await makeBucket());
    const bytes = Buffer.alloc(2_000_000, 'leaf ');
    await store.put('leaf.jpg', bytes);
    for (let reader = 0; reader < 40; reader += 1) (await store.read('leaf.jpg'))?.stream.destroy();

    const file = await store.read('leaf.jpg');

    expect(file && bytes.equals(await buffer(file.stream))).toBe(true);
  });

  test('a bucket that is not there is named at the start', async () => {
    const bucket = { ...(await makeBucket()), name: 'nobody-made-this' };

    await expect(openS3Store(bucket)).rejects.toThrow(
      `There is no bucket nobody-made-this at ${bucket.endpoint} (S3_BUCKET). Make it first.`,
    );
  });

  test.each([{ secretAccessKey: 'wrong' }, { accessKeyId: 'nobody' }])(
    'with %j the start is refused, and the variables are named',
    async (wrong) => {
      const bucket = { ...(await makeBucket()), ...wrong };

      await expect(openS3Store(bucket)).rejects.toThrow(/S3_ACCESS_KEY_ID/);
    },
  );
}

type Responding = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Storage that fails as a sound server cannot be made to. It responds in turn with each of `answers`, and then well;
 * `asked` lists the methods it was asked with.
 */
async function faultyStorage(...responses: Responding[]): Promise<{ bucket: Bucket; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    const respond = responses.shift() ?? ((_, it) => it.end());
    request.resume().on('end', () => respond(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const key = { accessKeyId: 'key', secretAccessKey: 'secret' };
  return { bucket: { endpoint, region: 'us-east-1', name: 'photos', ...key }, asked };
}

function says(status: number, code: string): Responding {
  return (_, response) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

const well: Responding = (_, response) => response.end();
/** Requests of opening a store: its list, and a trial write. */
const opened = [well, well, well];
const hangsUp: Responding = (request) => request.socket.destroy();

test.each([
  ['is overloaded', says(503, 'SlowDown')],
  ['has a fault', says(500, 'InternalError')],
  ['hangs up', hangsUp],
])('storage that %s twice is asked a third time', async (_, fails) => {
  const { bucket, asked } = await faultyStorage(...opened, fails, fails);
  const store = await openS3Store(bucket);

  await store.put('oak.jpg', Uint8Array.of(1));

  expect(asked.slice(opened.length)).toEqual(['PUT', 'PUT', 'PUT']);
});

test('storage that keeps failing is told as unavailable, after a few tries', async () => {
  const fails = says(503, 'SlowDown');
  const { bucket, asked } = await faultyStorage(...opened, ...Array.from({ length: 9 }, () => fails));
  const store = await openS3Store(bucket);

  await expect(store.delete('oak.jpg')).rejects.toThrow(StorageUnavailable);

  expect(asked.slice(opened.length)).toHaveLength(4);
});

test('a refusal is not asked for again', async () => {
  const { bucket, asked } = await faultyStorage(...opened, says(403, 'AccessDenied'));
  const store = await openS3Store(bucket);

  await expect(store.read('oak.jpg')).rejects.toThrow('The S3 storage answered 403 AccessDenied');

  expect(asked.slice(opened.length)).toEqual(['GET']);
});

test('storage that is silent is given up', async () => {
  const { bucket } = await faultyStorage(() => {});
  const call = openS3Client(bucket);

  await expect(
    call({ method: 'GET', key: 'oak.jpg' }, (it) => it.text(), { withinMs: 50, tryMs: 50, tries: 4 }),
  ).rejects.toThrow('The S3 storage does not answer');
});

test('nobody waits longer than ten seconds for a storage that is silent', () => {
  expect(PATIENT).toMatchObject({ withinMs: 10_000, tryMs: 10_000 });
});

const silent: Responding = () => {};
const SHORT = { withinMs: 300, tryMs: 300, tries: 4 };

test('a storage that is silent is asked no second time, and a photo waits for it once, is not taken, and leaves no call behind', async () => {
  const { student, project, platform } = await openWorld();
  const scout = await student();
  const place = { projectId: (await project(scout)).id, stepNumber: 2 };
  const { bucket, asked } = await faultyStorage(...opened, ...Array.from({ length: 9 }, () => silent));
  platform.files = await openS3Store(bucket, { patience: SHORT });
  const sent = [{ name: 'tree.jpg', bytes: await smallJpeg() }];

  const { status, body, headers } = await scout.caller.upload(uploadStepPhotos, place, sent);

  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toMatchObject({ message: expect.stringContaining('Please try again in a moment') });
  expect(asked.slice(opened.length)).toEqual(['PUT']);
});

test('who stands in line behind calls that a silent storage holds is refused with them, and not later', async () => {
  const { bucket, asked } = await faultyStorage(...opened, ...Array.from({ length: 99 }, () => silent));
  const store = await openS3Store(bucket, { patience: SHORT });

  const reads = await Promise.allSettled(Array.from({ length: 80 }, () => store.read('oak.jpg')));

  expect(reads.map(({ status }) => status)).toEqual(Array<string>(80).fill('rejected'));
  expect(asked.slice(opened.length).length).toBeLessThanOrEqual(32);
});

test('a storage that answers late, but in time, is asked once', async () => {
  const late: Responding = (_, response) => setTimeout(() => response.end(), 50);
  const { bucket, asked } = await faultyStorage(...opened, late);
  const store = await openS3Store(bucket);

  await store.put('oak.jpg', Uint8Array.of(1));

  expect(asked.slice(opened.length)).toEqual(['PUT']);
});

test('an object in which the storage goes silent is an error', async () => {
  const begins: Responding = (_, response) => {
    response.writeHead(200, { 'content-length': '9' });
    response.write('half');
  };
  const { bucket } = await faultyStorage(...opened, begins);
  const store = await openS3Store(bucket, { patience: SHORT });

  const file = await store.read('oak.jpg');
  await expect(file && buffer(file.stream)).rejects.toThrow('The S3 storage does not answer');
});

test('a start that waits for a silent storage says so, and is refused with what the operator can look at', async () => {
  const { bucket } = await faultyStorage(silent);
  const said: string[] = [];
  const log = { warn: (line: string) => void said.push(line) };
  const work = async () => {
    await vi.waitFor(() => expect(said).toEqual(['The start waits for the bucket.']));
    return openS3Store(bucket, { opening: SHORT });
  };

  await expect(toldWhileWaiting(log, 'the bucket', work, 1)).rejects.toThrow(
    `The S3 storage at ${bucket.endpoint} does not answer (S3_ENDPOINT).`,
  );
});

test('an object that is cut short on its way is an error, not a short object', async () => {
  const { bucket } = await faultyStorage(...opened, (_, response) => {
    response.writeHead(200, { 'content-length': '9' });
    response.write('half', () => response.destroy());
  });
  const store = await openS3Store(bucket);

  const file = await store.read('oak.jpg');

  expect(file?.size).toBe(9);
  await expect(file && buffer(file.stream)).rejects.toThrow();
});

test.each([
  [says(301, 'PermanentRedirect'), /not in the region us-east-1 \(S3_REGION\)/],
  [says(403, 'RequestTimeTooSkewed'), /The clock of this machine/],
  [says(403, 'SignatureDoesNotMatch'), /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
  [says(403, 'AccessDenied'), /may not list, write and delete in the bucket photos/],
  [says(418, 'Teapot'), /The bucket photos at .* cannot be used: The S3 storage answered 418 Teapot/],
])('the start is refused with what the operator can mend (%#)', async (respond, message) => {
  const { bucket } = await faultyStorage(respond);

  await expect(openS3Store(bucket)).rejects.toThrow(message);
});

test('an address where nothing answers is named at the start', async () => {
  const fails = Array.from({ length: 4 }, () => hangsUp);
  const { bucket } = await faultyStorage(...fails);

  await expect(openS3Store(bucket)).rejects.toThrow(
    `The S3 storage at ${bucket.endpoint} does not answer (S3_ENDPOINT).`,
  );
});

test('while the bucket is away a photo is neither taken nor shown, and the answer says when to come again', async () => {
  const { student, project, platform } = await openWorld();
  const { caller, ...scout } = await student();
  const { id: projectId } = await project({ caller, ...scout });
  const upload = async () =>
    caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, [
      { name: 'tree.jpg', bytes: await smallJpeg() },
    ]);
  const [photo] = (await upload()).body.photos;
  const fails = Array.from({ length: 40 }, () => hangsUp);
  const { bucket } = await faultyStorage(...opened, ...fails);
  platform.files = await openS3Store(bucket);

  const refused = await upload();
  const unseen = await caller.call(getUpload, { params: { filename: photo?.filename ?? '' } });

  for (const { status, headers } of [refused, unseen]) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  }
  const { body } = await caller.call(getStep, { params: { id: projectId, stepNumber: 2 } });
  expect(body.photos).toEqual([photo]);
});

test('a photo that is deleted while the bucket is away is gone, and its files go with the next sweep', async () => {
  const { student, project, platform } = await openWorld();
  const scout = await student();
  const { id: projectId } = await project(scout);
  const sent = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  const place = { projectId, stepNumber: 2 };
  const [photo] = (await scout.caller.upload(uploadStepPhotos, place, sent)).body.photos;
  const { files } = platform;
  const fails = Array.from({ length: 8 }, () => hangsUp);
  platform.files = await openS3Store((await faultyStorage(...opened, ...fails)).bucket);

  const deleted = await scout.caller.call(deletePhoto, { params: { photoId: photo?.id ?? '' } });

  platform.files = files;
  expect(deleted.status).toBe(200);
  expect(await Array.fromAsync(files.list())).toHaveLength(2);
  expect(await sweepOrphanFiles(platform, { timestamp: Number.MAX_SAFE_INTEGER })).toBe(2);
});
