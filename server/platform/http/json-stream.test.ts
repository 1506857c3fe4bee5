import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jsonStream } from './json-stream.ts';

async function* batchesOf<T>(...batches: (T[] | Error)[]) {
  for (const batch of batches) {
    if (batch instanceof Error) throw batch;
    yield batch;
  }
}

test.each<[number[][]]>([[[]], [[[]]], [[[1, 2]]], [[[1], [2, 3], [4]]], [[[], [1], [], [2], []]]])(
  'the batches %j make one array',
  async (batches) => {
    const stream = await jsonStream(batchesOf(...batches), JSON.stringify);
    expect(JSON.parse(await text(stream))).toEqual(batches.flat());
  },
);

test('what fails at the first batch fails before there is a stream', async () => {
  await expect(jsonStream(batchesOf(new Error('no table')), JSON.stringify)).rejects.toThrow('no table');
});

test('what fails later breaks the stream off, and never ends the array', async () => {
  const stream = await jsonStream(batchesOf([1], new Error('gone')), JSON.stringify);
  const pieces: string[] = [];
  stream.on('data', (piece) => pieces.push(String(piece)));
  await expect(stream.toArray()).rejects.toThrow('gone');
  expect(pieces.join('')).toBe('[1');
});

test('a reader who goes away stops the reading', async () => {
  const stopped = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) yield [0];
    } finally {
      stopped.resolve();
    }
  }
  const stream = await jsonStream(endless(), JSON.stringify);
  for await (const _ of stream) break;
  await stopped.promise;
  expect(stream.destroyed).toBe(true);
});
