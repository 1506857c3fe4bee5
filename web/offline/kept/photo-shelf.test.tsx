// A page test, since only a browser has a Cache Storage.
import { beforeEach, expect, test } from 'vitest';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { projectReadyToPlant } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { photoCacheOf } from './cache-names.ts';
import { PhotoShelf } from './photo-shelf.ts';

let shelf: Cache;
let photo: string;

beforeEach(async () => {
  const { user } = await signIn('student');
  shelf = await caches.open(photoCacheOf(user.id));
  const steps = await call(listSteps, { params: { id: await projectReadyToPlant() } });
  const filename = steps[1]?.photos[0]?.filename ?? '';
  photo = addressOf(getUpload, { filename }, { size: 'thumb' });
});

const names = async () => (await shelf.keys()).map(({ url }) => new URL(url).pathname.split('/').at(-1));

async function lay(name: string, bytes: number) {
  const headers = { 'content-length': String(bytes) };
  await shelf.put(addressOf(getUpload, { filename: name }), new Response('leaf', { headers }));
}

test('a photo that was seen is there without a network', async () => {
  const seen = await (await new PhotoShelf().photo(new Request(photo))).arrayBuffer();
  loseNetwork();
  const again = await (await new PhotoShelf().photo(new Request(photo))).arrayBuffer();
  expect(again.byteLength).toBeGreaterThan(0);
  expect(again).toEqual(seen);
});

test('where nobody is kept for, nothing is kept', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  expect((await new PhotoShelf().photo(new Request(photo))).ok).toBe(true);
  expect(await caches.keys()).toEqual([]);
});

test('the six hundred and first photo takes the place of the oldest', async () => {
  for (let number = 1; number <= 600; number += 1) await lay(`${number}.jpg`, 1000);
  await new PhotoShelf().photo(new Request(photo));
  const kept = await names();
  expect(kept).toHaveLength(600);
  expect(kept).not.toContain('1.jpg');
  expect(kept).toContain('2.jpg');
});

test('no more than 60 MB are kept, the newest', async () => {
  for (const name of ['oldest.jpg', 'older.jpg', 'old.jpg']) await lay(name, 29 * 1024 * 1024);
  await new PhotoShelf().photo(new Request(photo));
  expect(await names()).toEqual(['older.jpg', 'old.jpg', expect.stringMatching(/\.\w+$/)]);
});
