import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { getStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import {
  changePhoto,
  deletePhoto,
  getPhotoRoom,
  getUpload,
  type UploadResult,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { gridHeic } from '#server/testing/grid-heic.ts';
import { dngWith } from '#server/testing/raw-photo.ts';
import { PHONE_PHOTO, phoneHeic, phoneJpeg } from '#server/testing/sample-photos.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';

async function openAlbum(environment: Record<string, string> = {}) {
  const world = await openWorld(environment);
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const { caller } = scout;
  type Files = Parameters<typeof caller.upload>[2];
  type Parts = Parameters<typeof caller.upload>[3];
  return {
    world,
    scout,
    caller,
    projectId,
    send: (files: Files, parts?: Parts, stepNumber: number | string = 2) =>
      caller.upload(uploadStepPhotos, { projectId, stepNumber }, files, parts),
    photos: async () =>
      (await caller.call(getStep, { params: { id: projectId, stepNumber: 2 } })).body.photos,
    files: async () => (await Array.fromAsync(world.platform.files.list())).toSorted(),
  };
}

const text = (words: string) => new TextEncoder().encode(words);
const TOO_LARGE = new Uint8Array(10 * 1024 * 1024 + 1);

test('a photo lies at its step, known by an unguessable name (#stored-pictures)', async () => {
  const { send, photos } = await openAlbum();
  const { status, body } = await send([{ name: 'tree.jpg', bytes: await phoneJpeg() }]);
  expect(status).toBe(201);
  expect(body.photos).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      filename: expect.stringMatching(/^[\w-]{43}\.jpg$/),
      originalName: 'tree.jpg',
      size: expect.any(Number),
      width: 1536,
      height: 2048,
      stepNumber: 2,
      trackingEntryId: null,
      plantingEntryId: null,
      treeCheckId: null,
      kind: null,
      caption: '',
      takenAt: PHONE_PHOTO.takenAt,
      uploadedAt: '2026-08-01T12:00:00.000Z',
      revision: 0,
    },
  ]);
  expect(body.files).toEqual([{ originalName: 'tree.jpg', photo: body.photos[0], message: null }]);
  expect(await photos()).toEqual(body.photos);
});

test.each(['0', '6', 'two', '2.0'])('there is no step %s to send a photo to', async (stepNumber) => {
  const { send, files } = await openAlbum();
  const { status } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }], {}, stepNumber);
  expect(status).toBe(404);
  expect(await files()).toEqual([]);
});

test.each([1, 2, 3, 4, 5])('step %i takes photos', async (stepNumber) => {
  const { send } = await openAlbum();
  const { status, body } = await send([{ name: 'a.jpg', bytes: await smallJpeg() }], {}, stepNumber);
  expect(status).toBe(201);
  expect(body.photos[0]?.stepNumber).toBe(stepNumber);
});

test('what is served of a photo is upright and tells nothing of place, time or camera (#stored-pictures)', async () => {
  const { send, caller } = await openAlbum();
  for (const [name, bytes] of [
    ['phone.jpg', await phoneJpeg()],
    ['phone.heic', await phoneHeic()],
  ] as const) {
    const { body } = await send([{ name, bytes }]);
    const params = { filename: body.photos[0]?.filename ?? '' };
    const display = await caller.call(getUpload, { params });
    const thumbnail = await caller.call(getUpload, { params, query: { size: 'thumb' } });
    for (const served of [display, thumbnail]) {
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(served.bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(height).toBeGreaterThan(width);
      for (const trace of ['Exif', 'GPS', 'http://ns.adobe.com', 'Devil']) {
        expect(served.bytes.includes(trace)).toBe(false);
      }
    }
    expect((await sharp(display.bytes).metadata()).format).toBe('jpeg');
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', height: 480 });
  }
});

test('an image is kept by the browser of one person only, and never guessed at (#stored-pictures)', async () => {
  const { send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const filename = body.photos[0]?.filename ?? '';
  const { status, headers, bytes } = await caller.call(getUpload, { params: { filename } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'image/jpeg',
    'content-length': String(bytes.byteLength),
    'x-content-type-options': 'nosniff',
    etag: `"${filename}"`,
  });
  expect(bytes.byteLength).toBe(body.photos[0]?.size);
  const thumbnail = await caller.call(getUpload, { params: { filename }, query: { size: 'thumb' } });
  expect(thumbnail.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(thumbnail.headers.etag).not.toBe(headers.etag);
});

test.each([
  ['the same tag', 304, (tag: string) => tag],
  ['a weak form of it among others', 304, (tag: string) => `"x", W/${tag}`],
  ['any tag', 304, () => '*'],
  ['another tag', 200, () => '"x"'],
])('a browser that has %s is answered with %i', async (_, status, tagFrom) => {
  const { send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const params = { filename: body.photos[0]?.filename ?? '' };
  const headers = { 'if-none-match': tagFrom(`"${params.filename}"`) };
  const response = await caller.call(getUpload, { params, headers });
  expect(response.status).toBe(status);
  expect(response.bytes.byteLength === 0).toBe(status === 304);
});

test.each([
  ['bytes=0-3', 206, 0, 3],
  ['bytes=5-5', 206, 5, 5],
  ['bytes=100-', 206, 100, Number.POSITIVE_INFINITY],
  ['bytes=10-99999999', 206, 10, Number.POSITIVE_INFINITY],
  // Anything but a single range from a first byte gets the whole file.
  ['bytes=-5', 200, 0, Number.POSITIVE_INFINITY],
  ['bytes=0-1,4-5', 200, 0, Number.POSITIVE_INFINITY],
  ['bytes=9-3', 200, 0, Number.POSITIVE_INFINITY],
  ['lines=1-2', 200, 0, Number.POSITIVE_INFINITY],
])('of an image the range %s is answered with %i', async (range, status, first, last) => {
  const { send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const params = { filename: body.photos[0]?.filename ?? '' };
  const { bytes: whole } = await caller.call(getUpload, { params });
  const response = await caller.call(getUpload, { params, headers: { range } });
  expect(response.status).toBe(status);
  expect(response.bytes.equals(whole.subarray(first, last + 1))).toBe(true);
  expect(response.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(response.bytes.length),
    'cache-control': 'private, no-store',
  });
  const place = `bytes ${first}-${Math.min(last, whole.length - 1)}/${whole.length}`;
  expect(response.headers['content-range']).toBe(status === 206 ? place : undefined);
});

test('a range behind the end is 416, and one for another version is answered with the whole', async () => {
  const { send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const { filename = '', size = 0 } = body.photos[0] ?? {};
  const params = { filename };
  const behind = await caller.call(getUpload, { params, headers: { range: `bytes=${size}-` } });
  expect(behind).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${size}` } });
  const ask = (tag: string) =>
    caller.call(getUpload, { params, headers: { range: 'bytes=0-0', 'if-range': tag } });
  expect((await ask(`"${filename}"`)).status).toBe(206);
  expect((await ask('"another"')).status).toBe(200);
});

test('HEAD tells the size and sends nothing', async () => {
  const { send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const { filename = '', size } = body.photos[0] ?? {};
  const url = getUpload.path.replace(':filename', filename);
  const response = await caller.send({ method: 'HEAD', url });
  expect(response).toMatchObject({ status: 200, headers: { 'content-length': String(size) } });
  expect(response.bytes.byteLength).toBe(0);
});

test('only its owner and administrators see an image; a view by one of them is written down', async () => {
  const { world, scout, send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const ask = { params: { filename: body.photos[0]?.filename ?? '' } };
  const [other, unconsented, admin] = await Promise.all([
    world.student(),
    world.unconsentedStudent(),
    world.admin(),
  ]);
  expect((await caller.call(getUpload, ask)).status).toBe(200);
  expect((await world.stranger().call(getUpload, ask)).status).toBe(401);
  expect((await unconsented.caller.call(getUpload, ask)).status).toBe(403);
  const refused = await other.caller.call(getUpload, ask);
  expect(refused).toMatchObject({ status: 404, body: { message: 'This could not be found.' } });
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(await world.platform.db.selectFrom('audit_log').selectAll().execute()).toEqual([]);

  expect((await admin.caller.call(getUpload, ask)).status).toBe(200);
  expect(await world.platform.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    {
      action: 'view-photo',
      admin_id: admin.user.id,
      admin_username: admin.user.username,
      happened_at: world.platform.clock(),
      subject_id: scout.user.id,
      subject_label: scout.user.username,
    },
  ]);
});

test('a row whose file was lost, and a name that no row has, are not there', async () => {
  const { world, send, caller } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const filename = body.photos[0]?.filename ?? '';
  await world.platform.files.delete(filename);
  const lost = await caller.call(getUpload, { params: { filename } });
  expect(lost.status).toBe(404);
  expect(lost.headers['cache-control']).toBe('no-store');
  for (const name of ['none.jpg', '../rootling.sqlite', '.hidden', '%00']) {
    expect((await caller.call(getUpload, { params: { filename: name } })).status).toBe(404);
  }
});

test('a deleted photo is gone with both its files, for its owner only', async () => {
  const { world, send, caller, photos, files } = await openAlbum();
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }]);
  const ask = { params: { photoId: body.photos[0]?.id ?? '' } };
  const other = await world.student();
  expect((await other.caller.call(deletePhoto, ask)).status).toBe(404);
  expect(await files()).toHaveLength(2);
  expect(await caller.call(deletePhoto, ask)).toMatchObject({ status: 200, body: { success: true } });
  expect(await photos()).toEqual([]);
  expect(await files()).toEqual([]);
  expect((await caller.call(deletePhoto, ask)).status).toBe(404);
});

test.each([
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
])('%s that is called a JPEG is refused in the words of #kinds-of-picture', async (_, bytes) => {
  const { send, files } = await openAlbum();
  const { status, body } = await send([{ name: 'tree.jpg', bytes }]);
  const message = 'tree.jpg is not an image file';
  expect(status).toBe(400);
  const said = { code: 'notAnImage', values: { name: 'tree.jpg' } };
  expect(body).toEqual({
    message,
    fields: { photos: message },
    photos: [],
    files: [{ originalName: 'tree.jpg', photo: null, message, ...said }],
  });
  expect(await files()).toEqual([]);
});

test.each([
  ['an empty file', async () => new Uint8Array(), 'is empty'],
  [
    'a raw photo with a stamp alone',
    () => dngWith({ width: 4032, height: 3024 }, [160]),
    'is a raw photo. Save a copy of it as a JPG, then choose that one.',
  ],
  [
    'one with very many pixels',
    () => gridHeic({ width: 12_000, height: 9000 }),
    'has more pixels than we can take. Take it again in a smaller size, or ask an adult to help you.',
  ],
] as const)('%s is refused with what to do, and stops no other', async (_, make, message) => {
  const { send } = await openAlbum();
  const good = { name: 'leaf.jpg', bytes: await smallJpeg() };
  const { status, body } = await send([{ name: 'tree.jpg', bytes: await make() }, good]);
  expect(status).toBe(201);
  expect(body.files.map((file) => file.message)).toEqual([`tree.jpg ${message}`, null]);
});

test('a picture that is cut short is refused kindly', async () => {
  const { send } = await openAlbum();
  const { status, body } = await send([{ name: 'tree.jpg', bytes: (await phoneJpeg()).subarray(0, 9000) }]);
  expect(status).toBe(400);
  expect(body.files[0]?.message).toBe('tree.jpg could not be read. Please try another photo.');
});

test('a file above 10 MB is 413 in the words of #kinds-of-picture, one of exactly 10 MB is not', async () => {
  const { send } = await openAlbum();
  const { status, body } = await send([{ name: 'huge.jpg', bytes: TOO_LARGE }]);
  expect(status).toBe(413);
  expect(body).toMatchObject({ message: 'huge.jpg is larger than 10MB' });
  const full = new Uint8Array(10 * 1024 * 1024);
  full.set(await smallJpeg());
  expect((await send([{ name: 'full.jpg', bytes: full }])).status).toBe(201);
});

test('one bad file stops no other: the answer says what became of each (#kinds-of-picture)', async () => {
  const { send, photos } = await openAlbum();
  const good = await smallJpeg();
  const { status, body } = await send([
    { name: 'first.jpg', bytes: good },
    { name: 'notes.txt', type: 'text/plain', bytes: text('roots!') },
    { name: 'huge.jpg', bytes: TOO_LARGE },
    { name: 'last.jpg', bytes: good },
  ]);
  expect(status).toBe(201);
  expect(body.files.map((file) => [file.originalName, file.photo?.originalName, file.message])).toEqual([
    ['first.jpg', 'first.jpg', null],
    ['notes.txt', undefined, 'notes.txt is not an image file'],
    ['huge.jpg', undefined, 'huge.jpg is larger than 10MB'],
    ['last.jpg', 'last.jpg', null],
  ]);
  expect(await photos()).toHaveLength(2);
});

test('too large and no image together are 400', async () => {
  const { send } = await openAlbum();
  const { status, body } = await send([
    { name: 'huge.jpg', bytes: TOO_LARGE },
    { name: 'a.svg', bytes: text('<svg/>') },
  ]);
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'huge.jpg is larger than 10MB a.svg is not an image file' });
});

test('ten files are one request, eleven are refused (#room-for-photos)', async () => {
  const { send, files } = await openAlbum();
  const bytes = await smallJpeg();
  const many = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.jpg`, bytes }));
  const { status, body } = await send(many);
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'Please send at most 10 photos at once.' });
  expect(await files()).toEqual([]);
  expect((await send(many.slice(0, 10))).body.photos).toHaveLength(10);
});

/** A picture that takes about 0.6 MB as it is stored: noise does not shrink. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 900, channels: 3, background: 'white', noise } as const;
  return sharp({ create }).jpeg({ quality: 60 }).toBuffer();
}

test('photos take room of their account, both files of each, and a deleted one gives it back', async () => {
  const { caller, send, files, world } = await openAlbum({ PHOTO_QUOTA_MB: '7' });
  const room = async () => (await caller.call(getPhotoRoom)).body;
  expect(await room()).toEqual({ usedBytes: 0, quotaBytes: 7_000_000 });
  const { body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg(600) }]);
  const stored = await Promise.all((await files()).map((name) => world.platform.files.read(name)));
  for (const file of stored) file?.stream.destroy();
  const bytes = stored.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  expect(stored).toHaveLength(2);
  expect(await room()).toEqual({ usedBytes: bytes, quotaBytes: 7_000_000 });
  await caller.call(deletePhoto, { params: { photoId: body.photos[0]?.id ?? '' } });
  expect((await room()).usedBytes).toBe(0);
});

test('a photo for which there is no room left is refused by name, and the others are taken', async () => {
  const { caller, send, files, photos } = await openAlbum({ PHOTO_QUOTA_MB: '1' });
  const large = await largePhoto();
  const sent = [
    { name: 'first.jpg', bytes: large },
    { name: 'second.jpg', bytes: large },
    { name: 'small.jpg', bytes: await smallJpeg() },
  ];
  const { status, body } = await send(sent);
  expect(status).toBe(201);
  const refused = 'There is no room left for second.jpg. Delete photos that you do not need, then try again.';
  expect(body.files.map((it) => it.message)).toEqual([null, refused, null]);
  expect((await photos()).map((photo) => photo.originalName).toSorted()).toEqual(['first.jpg', 'small.jpg']);
  expect(await files()).toHaveLength(4);

  const again = await send([{ name: 'second.jpg', bytes: large }]);
  expect(again).toMatchObject({ status: 400, body: { message: refused } });
  expect((await caller.call(getPhotoRoom)).body.usedBytes).toBeLessThanOrEqual(1_000_000);
});

test('of photos that come to several projects at once no more are taken than there is room for', async () => {
  const { world, scout, caller } = await openAlbum({ PHOTO_QUOTA_MB: '1' });
  const large = await largePhoto();
  const projects = await Promise.all([1, 2, 3, 4].map(() => world.project(scout)));
  const responses = await Promise.all(
    projects.map(({ id }) =>
      caller.upload(uploadStepPhotos, { projectId: id, stepNumber: 2 }, [{ name: 'a.jpg', bytes: large }]),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  expect((await caller.call(getPhotoRoom)).body.usedBytes).toBeLessThanOrEqual(1_000_000);
});

test('a step has room for 60 photos, even when the last ones come at once (#room-for-photos)', async () => {
  const { send, photos, files } = await openAlbum();
  const bytes = await smallJpeg();
  const ten = Array.from({ length: 10 }, (_, index) => ({ name: `${index}.jpg`, bytes }));
  for (let request = 0; request < 5; request += 1) await send(ten);
  const last = await Promise.all([send(ten.slice(0, 7)), send(ten.slice(0, 7))]);
  expect(await photos()).toHaveLength(60);
  expect(await files()).toHaveLength(120);
  const refused = last.flatMap((response) => response.body.files).filter((file) => file.photo === null);
  expect(refused.map((file) => file.message)).toEqual(
    Array.from({ length: 4 }, () => 'There is room for 60 photos here. Delete one first.'),
  );
  const { status, body } = await send(ten.slice(0, 1));
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'There is room for 60 photos here. Delete one first.' });
  expect((await send(ten.slice(0, 1), {}, 3)).status).toBe(201);
});

test('a photo sent again with its id is stored once, also when both come at once (#write-once)', async () => {
  const { send, photos, files } = await openAlbum();
  const id = crypto.randomUUID();
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  const responses = await Promise.all([send(photo, { id }), send(photo, { id })]);
  expect(responses.map((response) => response.status).sort()).toEqual([200, 201]);
  const again = await send(photo, { id });
  expect(again.status).toBe(200);
  expect(again.body.photos).toEqual(await photos());
  expect(await files()).toHaveLength(2);
});

test('an id that is in use elsewhere is 409 and shows nothing of it (#write-once)', async () => {
  const { world, send } = await openAlbum();
  const id = crypto.randomUUID();
  const bytes = await smallJpeg();
  await send([{ name: 'secret.jpg', bytes }], { id });
  const other = await world.student();
  const { id: projectId } = await world.project(other);
  const params = { projectId, stepNumber: 2 };
  const theirs = await other.caller.upload(uploadStepPhotos, params, [{ name: 'a.jpg', bytes }], { id });
  expect(theirs.status).toBe(409);
  expect(theirs.body).toMatchObject({ message: 'This id is already in use.', photos: [] });
  expect(JSON.stringify(theirs.body)).not.toContain('secret');
  expect((await send([{ name: 'a.jpg', bytes }], { id }, 3)).status).toBe(409);
});

test('a caption is written under a photo, changed and cleared, and its place is kept (#captions-and-places)', async () => {
  const { caller, send, photos } = await openAlbum();
  const { body } = await send([{ name: 'a.jpg', bytes: await smallJpeg() }], { photoTypes: 'leaf' });
  const [photo] = body.photos;
  const params = { photoId: photo?.id ?? '' };
  for (const [index, caption] of ['Toothed edge 🍃', 'x'.repeat(300), ''].entries()) {
    const now = { ...photo, caption, revision: index + 1 };
    expect(await caller.call(changePhoto, { params, body: { caption } })).toMatchObject({
      status: 200,
      body: now,
    });
    expect(await photos()).toEqual([now]);
  }
  const long = await caller.call(changePhoto, { params, body: { caption: 'x'.repeat(301) } });
  expect(long).toMatchObject({
    status: 400,
    body: { fields: { caption: 'A caption can have at most 300 characters' } },
  });
});

test('who says nothing of devices writes over what stands under a photo, and place and words are apart (#captions-and-places)', async () => {
  const { caller, send, photos } = await openAlbum();
  const { body } = await send([{ name: 'a.jpg', bytes: await smallJpeg() }]);
  const params = { photoId: body.photos[0]?.id ?? '' };
  const change = (input: { caption?: string; kind?: 'leaf' }) =>
    caller.call(changePhoto, { params, body: input });
  await Promise.all([change({ caption: 'From the tablet' }), change({ kind: 'leaf' })]);
  expect(await photos()).toMatchObject([{ caption: 'From the tablet', kind: 'leaf' }]);
  await change({ caption: 'From the phone' });
  expect(await photos()).toMatchObject([{ caption: 'From the phone', kind: 'leaf' }]);
});

test('what another device wrote under a photo stays, and is told to the device that has not seen it (#two-devices, #captions-and-places)', async () => {
  const { caller, send, photos } = await openAlbum();
  const { body } = await send([{ name: 'a.jpg', bytes: await smallJpeg() }]);
  const params = { photoId: body.photos[0]?.id ?? '' };
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const write = async (caption: string, revision: number, device: string) =>
    (await caller.call(changePhoto, { params, body: { caption, revision, device } })).body;
  expect(await write('From the phone', 0, phone)).toMatchObject({ revision: 1, conflicts: [] });
  const contested = { caption: 'From the phone', revision: 2, conflicts: ['caption'] };
  expect(await write('From the tablet', 0, tablet)).toMatchObject(contested);
  expect(await photos()).toMatchObject([{ caption: 'From the phone' }]);
  expect(await write('Chosen on the tablet', 2, tablet)).toMatchObject({ conflicts: [] });
  expect(await photos()).toMatchObject([{ caption: 'Chosen on the tablet' }]);
});

test('of two devices that write under a photo at once one is told, and nothing is written over (#captions-and-places)', async () => {
  const { caller, send, photos } = await openAlbum();
  const { body } = await send([{ name: 'a.jpg', bytes: await smallJpeg() }]);
  const params = { photoId: body.photos[0]?.id ?? '' };
  const write = (caption: string) =>
    caller.call(changePhoto, { params, body: { caption, revision: 0, device: crypto.randomUUID() } });
  const answers = await Promise.all(['One', 'Two', 'Three'].map(write));
  const [stored] = await photos();
  const told = answers.flatMap((it) => it.body.conflicts ?? []);
  expect(told).toEqual(['caption', 'caption']);
  expect(answers.every((it) => it.body.caption === stored?.caption)).toBe(true);
});

test('a change that is sent again under its key is done once, and answered as the photo stands (#write-once)', async () => {
  const { caller, send } = await openAlbum();
  const { body } = await send([{ name: 'a.jpg', bytes: await smallJpeg() }]);
  const params = { photoId: body.photos[0]?.id ?? '' };
  const write = (caption: string, headers = {}) =>
    caller.call(changePhoto, { params, body: { caption }, headers });
  const once = { 'idempotency-key': 'first' };
  await write('Old', once);
  await write('New');
  expect(await write('Old', once)).toMatchObject({ status: 200, body: { caption: 'New' } });
});

test('two files cannot share one id', async () => {
  const { send, photos } = await openAlbum();
  const bytes = await smallJpeg();
  const two = ['a.jpg', 'b.jpg'].map((name) => ({ name, bytes }));
  const id = crypto.randomUUID();
  for (const ids of [id, [id, id]]) {
    expect(await send(two, { id: ids })).toMatchObject({
      status: 400,
      body: { fields: { id: 'Each photo needs an id of its own.' } },
    });
  }
  const { body } = await send(two, { id: [id, crypto.randomUUID()] });
  expect(body.photos[0]?.id).toBe(id);
  expect(await photos()).toHaveLength(2);
});

test("the browser's time of a photo counts before the file's own, if it is one (#stored-pictures)", async () => {
  const { send } = await openAlbum();
  const photo = [{ name: 'tree.jpg', bytes: await phoneJpeg() }];
  const takenAt = async (sent: string) => (await send(photo, { takenAt: sent })).body.photos[0]?.takenAt;
  expect(await takenAt('2026-05-20T08:15:30')).toBe('2026-05-20T08:15');
  expect(await takenAt('yesterday')).toBe(PHONE_PHOTO.takenAt);
});

test.each([
  [{ id: 'me' }, 'id', 'The id must be a UUID'],
  [{ caption: 'x'.repeat(301) }, 'caption', 'A caption can have at most 300 characters'],
])('the part %j is refused at its field', async (parts, field, message) => {
  const { send, files } = await openAlbum();
  const { status, body } = await send([{ name: 'tree.jpg', bytes: await smallJpeg() }], parts);
  expect(status).toBe(400);
  expect(body).toEqual({ message: message, fields: { [field]: message } });
  expect(await files()).toEqual([]);
});

test('an upload without a file, and one that is no form, are refused kindly', async () => {
  const { send, caller, projectId } = await openAlbum();
  expect(await send([])).toMatchObject({
    status: 400,
    body: { message: 'Please choose at least one photo.' },
  });
  const params = { projectId, stepNumber: 2 };
  expect(await caller.call(uploadStepPhotos, { params, body: { photos: 'x' } })).toMatchObject({
    status: 415,
    body: { message: 'Photos must be sent as a form with files.' },
  });
  const cut: { status: number; body: UploadResult } = await caller.send({
    method: 'POST',
    url: `/api/projects/${projectId}/steps/2/photos`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n',
  });
  expect(cut).toMatchObject({
    status: 400,
    body: { message: 'This upload could not be read. Please try again.' },
  });
});

test('a photo for an entry that was deleted meanwhile leaves nothing behind', async () => {
  const { world, caller, projectId, files } = await openAlbum();
  const params = { projectId };
  const { body: entry } = await caller.call(createTrackingEntry, { params, body: {} });
  // The upload has passed the gate and waits for its picture when the entry goes.
  const { files: store } = world.platform;
  const put = store.put.bind(store);
  store.put = async (name, bytes) => {
    await world.platform.db.deleteFrom('tracking_entries').where('id', '=', entry.id).execute();
    await put(name, bytes);
  };
  const { status } = await caller.upload(uploadTrackingPhotos, { projectId, entryId: entry.id }, [
    { name: 'tree.jpg', bytes: await smallJpeg() },
  ]);
  expect(status).toBe(404);
  expect(await files()).toEqual([]);
});

test('an upload that is called back while it waits leaves nothing behind, and those beside it arrive', async () => {
  const { world, caller, projectId, photos, files } = await openAlbum();
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const heic = new Blob([new Uint8Array(await phoneHeic())]);
  const cookie = Object.entries(caller.cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const post = (name: string, signal?: AbortSignal) => {
    const body = new FormData();
    body.append('photos', heic, name);
    const address = url + addressOf(uploadStepPhotos, { projectId, stepNumber: 2 });
    return fetch(address, { method: 'POST', headers: { cookie }, body, signal: signal ?? null });
  };
  const waiting = () => readdir(world.platform.incoming).catch(() => []);
  const leaving = new AbortController();

  // Three decodes are long enough for the fourth to be called back while it waits.
  const before = ['first.heic', 'second.heic', 'third.heic'];
  const sent = before.map((name) => post(name));
  await expect.poll(waiting, { interval: 5 }).toHaveLength(before.length);
  const calledBack = post('called-back.heic', leaving.signal);
  calledBack.catch(() => undefined);
  await expect.poll(waiting, { interval: 5 }).toHaveLength(before.length + 1);
  leaving.abort();

  await expect(calledBack).rejects.toThrow();
  expect((await Promise.all(sent)).map((response) => response.status)).toEqual(before.map(() => 201));
  // Heavy pictures are taken in turn: when this one is there, the one before has had its turn.
  expect((await post('last.heic')).status).toBe(201);
  const kept = ['last.heic', ...before];
  expect((await photos()).map((photo) => photo.originalName).toSorted()).toEqual(kept.toSorted());
  expect(await files()).toHaveLength(2 * kept.length);
  await expect.poll(waiting).toEqual([]);
});

test('an upload whose line is cut in the middle of a photo leaves nothing behind', async () => {
  const { world, caller, projectId, photos } = await openAlbum();
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { incoming } = world.platform;
  const arrived = async () => {
    const all = await readdir(incoming, { recursive: true, withFileTypes: true }).catch(() => []);
    return all.filter((it) => it.isFile());
  };
  const address = url + addressOf(uploadStepPhotos, { projectId, stepNumber: 2 });
  const cookie = Object.entries(caller.cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const upload = request(address, {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=cut', 'content-length': 5_000_000 },
  });
  upload.on('error', () => undefined);
  upload.write(
    '--cut\r\nContent-Disposition: form-data; name="photos"; filename="tree.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  );
  upload.write((await phoneJpeg()).subarray(0, 40_000));
  await expect.poll(arrived).toHaveLength(1);
  upload.destroy();
  await expect.poll(arrived).toEqual([]);
  expect(await readdir(incoming)).toEqual([]);
  expect(await photos()).toEqual([]);
});

test('an upload whose picture process is killed in the middle is stored all the same, and shown', async () => {
  const { world, caller, projectId } = await openAlbum();
  const files = [{ name: 'jar.heic', bytes: await phoneHeic() }];
  const params = { projectId, stepNumber: 2 };
  const uploading = caller.upload(uploadStepPhotos, params, files);
  process.kill(await vi.waitUntil(() => world.platform.pictures.pid(), { interval: 2 }), 'SIGKILL');
  const { status, body } = await uploading;
  expect(status).toBe(201);
  const [photo] = body.photos;
  const shown = await caller.call(getUpload, { params: { filename: photo?.filename ?? '' } });
  expect((await sharp(shown.bytes).metadata()).width).toBe(1536);
});
