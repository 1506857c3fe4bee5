/**
 * The program without its own clock: it tells and deletes what is due while whoever started it wants that ('run'), and
 * stops when told ('rest'), with how much it did. No part of the product.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { unhurried } from '../../server/clock-work.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { ENDLESS_ROOM } from '../../server/disk-reserve.ts';
import { openDiskStore } from '../../server/files/disk-store.ts';
import { keepTime } from '../../server/keeping/keeping.service.ts';
import { Vitals } from '../../server/ops/vitals.ts';
import { openPictures } from '../../server/pictures/pictures.ts';
import { readAllTerms } from '../../server/terms-file.ts';

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
    running = keepTime(platform, { ending: ending.signal, through: unhurried });
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
