import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { type ZipEntry, zip } from './zip.ts';

/** The files of an archive as another program reads them, which checks their sizes. */
async function unzip(archive: Blob): Promise<{ name: string; bytes: Uint8Array }[]> {
  const opened = await yauzl.fromBufferPromise(Buffer.from(await archive.arrayBuffer()));
  const files: { name: string; bytes: Uint8Array }[] = [];
  for await (const entry of opened.eachEntry()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk);
    files.push({ name: entry.fileName, bytes: new Uint8Array(Buffer.concat(chunks)) });
  }
  return files;
}

test('every file comes out of the archive as it went in', async () => {
  const entries: ZipEntry[] = [
    { name: 'entries.json', bytes: new TextEncoder().encode('{"notes":"Wurzeln, 根"}') },
    { name: 'photos/1 Weide 柳.jpg', bytes: new Uint8Array(200_000).map((_, at) => (at * 7919) % 256) },
    { name: 'photos/2 empty.jpg', bytes: new Uint8Array() },
  ];
  expect(await unzip(zip(entries))).toEqual(entries);
});

test('the checksum is that of the standard', async () => {
  const entry = { name: 'a', bytes: new TextEncoder().encode('123456789') };
  const archive = new Uint8Array(await zip([entry]).arrayBuffer());
  // The check value of CRC-32 (ISO 3309), least byte first.
  expect([...archive.slice(14, 18)]).toEqual([0x26, 0x39, 0xf4, 0xcb]);
});

test('an archive of nothing is one too', async () => {
  expect(await unzip(zip([]))).toEqual([]);
});
