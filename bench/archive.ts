/**
 * Measures the memory of downloading a project: the program serves in this process, and a client in another one reads
 * the archive and discards it. Every photo is a display image full of leaves, some 1.1 MB.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { addressOf } from '../domain/contract/platform/endpoint.ts';
import { getArchive, getReportPdf } from '../domain/contract/report/report.ts';
import { runCommand } from '../server/platform/command.ts';
import { addPhotos } from '../server/testing/many-photos.ts';
import { startWorld } from '../server/testing/world.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

const client = `
  const response = await fetch(process.env.ADDRESS, { headers: { cookie: process.env.COOKIE } });
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  console.log(response.status, bytes);
`;

async function download(address: string, cookie: string): Promise<string> {
  const env = { ADDRESS: address, COOKIE: cookie };
  const reader = spawn(process.execPath, ['--input-type=module', '-e', client], { env });
  const output = reader.stdout.setEncoding('utf8').toArray();
  await once(reader, 'exit');
  return (await output).join('').trim();
}

await runCommand(
  {
    start: 'node bench/archive.ts',
    does: 'Shows what downloading a project takes of memory, as an archive and as a report.',
    options: { photos: { takes: 'number', default: 200, says: 'how many photos it has' } },
  },
  async ({ options }) => {
    const count = options.photos;
    const world = await startWorld();
    const scout = await world.student();
    const { id } = await world.project(scout);
    const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
    const image = sharp({ create: { width: 2048, height: 1536, channels: 3, background: 'white', noise } });
    await addPhotos(world, scout, id, count, new Uint8Array(await image.jpeg({ quality: 82 }).toBuffer()));
    const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = Object.entries(scout.caller.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');

    for (const endpoint of [getArchive, getReportPdf]) {
      globalThis.gc?.();
      await wait(500);
      const before = process.memoryUsage().rss;
      let most = before;
      const sampling = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss());
      }, 10);
      const began = performance.now();
      const [status, bytes] = (await download(origin + addressOf(endpoint, { id }), cookie)).split(' ');
      clearInterval(sampling);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `${endpoint.path} of ${count} photos: ${status}, ${megabytes(Number(bytes))} MB in ${seconds} s, ` +
          `${megabytes(most - before)} MB of memory more than the ${megabytes(before)} before`,
      );
    }
    await world.close();
  },
);
