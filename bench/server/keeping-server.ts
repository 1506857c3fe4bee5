/**
 * The program without its own clock: it tells and deletes what is due while whoever started it wants that ('run'), and
 * stops when told ('rest'), with how much it did. No part of the product.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { keepTime } from '../../server/keeping/keeping.service.ts';
import { runAtLowPriority } from '../../server/platform/clock-work.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { ENDLESS_ROOM } from '../../server/platform/disk-reserve.ts';
import { openDiskStore } from '../../server/platform/files/disk-store.ts';
import { Vitals } from '../../server/platform/ops/vitals.ts';
import { openPictures } from '../../server/platform/pictures/pictures.ts';
import { readConfig } from '../../server/platform/settings/config.ts';
import { readAllTerms } from '../../server/platform/settings/terms-file.ts';

const config = readConfig(process.env);
const { dataDir, databaseUrl } = config;
const log = pino({ level: 'warn' });
const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
const platform = {
  ...{ config, db, log, terms: await readAllTerms(config), pictures: openPictures(log) },
  files: await openDiskStore(path.join(dataDir, 'photos'), { isAlone: true }),
  room: ENDLESS_ROOM,
  ...{ incoming: path.join(dataDir, 'incoming'), clock: Date.now, newId: randomUUID },
  newToken: () => randomBytes(32).toString('base64url'),
};
const app = await buildApp(platform, new Vitals(), dataDir);

let running: Promise<unknown> = Promise.resolve();
let ending = new AbortController();
process.on('message', async (word) => {
  if (word === 'run') {
    ending = new AbortController();
    running = keepTime(platform, { ending: ending.signal, through: runAtLowPriority });
    return;
  }
  ending.abort();
  process.send?.((await running) ?? []);
});
process.once('SIGTERM', async () => {
  await app.close();
  await platform.pictures.close();
  await db.destroy();
  process.exit(0);
});
await app.listen({ port: config.port, host: config.host });
