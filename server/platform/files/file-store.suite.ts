import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';

const text = (value: string) => new TextEncoder().encode(value);

async function contentOf(store: FileStore, name: string): Promise<string | null> {
  const file = await store.read(name);
  return file && (await buffer(file.stream)).toString();
}

async function namesIn(store: FileStore): Promise<string[]> {
  return (await Array.fromAsync(store.list())).sort();
}

type MakeStore = () => Promise<FileStore>;

/**
 * Tests that every driver of `FileStore` must pass. `makeStore` gives an empty one; `driver` begins the tests' names.
 */
export function testFileStore(driver: string, makeStore: MakeStore): void {
  testReading(driver, makeStore);
  testRanges(driver, makeStore);
  testReplacing(driver, makeStore);
  testDeletingAndListing(driver, makeStore);
  testNames(driver, makeStore);
}

function testReading(driver: string, makeStore: MakeStore): void {
  test(`${driver}: what was put is read back, with its size and the time it was put`, async () => {
    const store = await makeStore();
    const before = Date.now();

    await store.put('oak.jpg', Uint8Array.of(0, 255, 10, 13, 0));

    const file = await store.read('oak.jpg');
    expect(file?.size).toBe(5);
    // Storage may round to seconds and have a clock of its own.
    expect(Math.abs((file?.modifiedAt ?? 0) - before)).toBeLessThan(60_000);
    expect(file && [...(await buffer(file.stream))]).toEqual([0, 255, 10, 13, 0]);
  });

  test(`${driver}: megabytes come back unchanged`, async () => {
    const store = await makeStore();
    const bytes = Buffer.alloc(3_000_001, 'a picture of a young willow ');

    await store.put('willow.jpg', bytes);

    const file = await store.read('willow.jpg');
    expect(file && bytes.equals(await buffer(file.stream))).toBe(true);
  });

  test(`${driver}: only the bytes of a view are stored, not the memory around it`, async () => {
    const store = await makeStore();

    await store.put('part.txt', text('a secret, a leaf, a secret').subarray(10, 16));

    expect(await contentOf(store, 'part.txt')).toBe('a leaf');
  });

  test(`${driver}: an empty object is there`, async () => {
    const store = await makeStore();

    await store.put('empty', new Uint8Array());

    expect(await contentOf(store, 'empty')).toBe('');
    expect(await namesIn(store)).toEqual(['empty']);
  });

  test(`${driver}: a name nothing was put under reads as null`, async () => {
    const store = await makeStore();

    expect(await store.read('absent.jpg')).toBeNull();
  });
}

function testRanges(driver: string, makeStore: MakeStore): void {
  test.for([
    [0, 3, 'root'],
    [4, 4, 's'],
    [5, 900, ' and leaves'],
    [0, 15, 'roots and leaves'],
    [16, 20, ''],
    [900, Number.MAX_SAFE_INTEGER, ''],
  ] as const)(`${driver}: bytes %d to %d are %j`, async ([first, last, part]) => {
    const store = await makeStore();
    await store.put('note', text('roots and leaves'));

    const file = await store.read('note', { first, last });

    expect(file?.size).toBe(16);
    expect(file && (await buffer(file.stream)).toString()).toBe(part);
  });

  test(`${driver}: a range of what is not there reads as null`, async () => {
    const store = await makeStore();

    expect(await store.read('absent.jpg', { first: 0, last: 1 })).toBeNull();
  });
}

function testReplacing(driver: string, makeStore: MakeStore): void {
  test(`${driver}: putting again replaces the whole object`, async () => {
    const store = await makeStore();
    await store.put('note', text('a long first version'));

    await store.put('note', text('second'));

    expect(await contentOf(store, 'note')).toBe('second');
    expect(await namesIn(store)).toEqual(['note']);
  });

  test(`${driver}: what is being read stays whole while it is replaced and deleted`, async () => {
    const store = await makeStore();
    await store.put('note', text('first'));
    const opened = await store.read('note');

    await store.put('note', text('second'));
    await store.delete('note');

    expect(opened && (await buffer(opened.stream)).toString()).toBe('first');
  });

  test(`${driver}: of puts at the same moment one wins whole`, async () => {
    const store = await makeStore();
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));

    await Promise.all(versions.map((version) => store.put('contested', text(version))));

    expect(versions).toContain(await contentOf(store, 'contested'));
    expect(await namesIn(store)).toEqual(['contested']);
  });
}

function testDeletingAndListing(driver: string, makeStore: MakeStore): void {
  test(`${driver}: a deleted object is gone, and deleting it again is no error`, async () => {
    const store = await makeStore();
    await store.put('leaf.jpg', text('leaf'));
    await store.put('stays.jpg', text('stays'));

    await store.delete('leaf.jpg');
    await store.delete('leaf.jpg');

    expect(await store.read('leaf.jpg')).toBeNull();
    expect(await namesIn(store)).toEqual(['stays.jpg']);
  });

  test(`${driver}: the list names every object once, and an empty store has none`, async () => {
    const store = await makeStore();
    expect(await namesIn(store)).toEqual([]);
    const names = ['-dash', '_line', 'UPPER.webp', 'a.b.c', `long-${'x'.repeat(195)}`];

    for (const name of names) await store.put(name, text(name));

    expect(await namesIn(store)).toEqual(names.toSorted());
  });

  test(`${driver}: asking whether it can be written leaves nothing behind`, async () => {
    const store = await makeStore();

    await store.checkWritable();

    expect(await namesIn(store)).toEqual([]);
  });
}

function testNames(driver: string, makeStore: MakeStore): void {
  test.for([
    '',
    '.',
    '..',
    '.hidden',
    '../out',
    'a/b',
    '/etc/hosts',
    'a\\b',
    'a b',
    'nul\0',
    'line\n',
    'ä',
    'x'.repeat(201),
  ])(`${driver}: the name %j is refused by every method`, async (name) => {
    const store = await makeStore();

    await expect(store.put(name, text('x'))).rejects.toThrow(RangeError);
    await expect(store.read(name)).rejects.toThrow(RangeError);
    await expect(store.delete(name)).rejects.toThrow(RangeError);
    expect(await namesIn(store)).toEqual([]);
  });
}
