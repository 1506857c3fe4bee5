/** The program: reads the environment, opens everything, listens, and on SIGTERM or SIGINT ends in good order. */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  firstAdminWords,
  greetingOf,
  keepHouse,
  LETTER_WRITERS,
  loadMetricsServer,
  readSettings,
} from './app/exports.ts';
import { buildApp } from './app.ts';
import { reconcileDeletions } from './keeping/exports.ts';
import { startMailing } from './mail/exports.ts';
import { waitAgain } from './office/exports.ts';
import { holdDataFolder, isFolderOfAnother, prepareDataFolder } from './platform/data-folder.ts';
import { openDatabase } from './platform/db/open.ts';
import { keepRoom } from './platform/disk-reserve.ts';
import { cannotListen } from './platform/error-message.ts';
import { openDiskStore } from './platform/files/disk-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Bucket } from './platform/files/s3-client.ts';
import { holdIncomingFolder } from './platform/incoming-folder.ts';
import { openLog, standardOutput } from './platform/log.ts';
import { Vitals } from './platform/ops/vitals.ts';
import { whyDecodingIsRoot } from './platform/pictures/picture-process.ts';
import { openPictures } from './platform/pictures/pictures.ts';
import type { Platform } from './platform/platform.ts';
import type { Config } from './platform/settings/config.ts';
import { metricsPort, pagesPort, portOf } from './platform/settings/ports.ts';
import { terminalOutput } from './platform/terminal-output.ts';
import { toldWhileWaiting } from './platform/told-while-waiting.ts';
import { processName } from './platform/version.ts';
import { firstAdminPath } from './sign-in/exports.ts';
import { followSpeciesFile, importSpeciesAtFirstStart, type SpeciesDataset } from './species/exports.ts';

/** A photo that is made to break its decoder would be root. */
function tellWhoDecodes(log: Platform['log']): void {
  const closed = whyDecodingIsRoot();
  if (closed !== null)
    log.warn(
      `Photos are decoded as root, since only root may enter ${closed}. Run the program as an account of its own, or from a ` +
        "folder that everybody may enter: then they are decoded as 'nobody'.",
    );
}

/** True when a person reads the output, not a program. */
const isAtTerminal = () => process.stdout.isTTY === true;

type OpenedPlatform = Platform & {
  close: () => Promise<void>;
  /** The species with those of the operator's file; null where there is none. */
  species: SpeciesDataset | null;
};

/** The client of buckets is loaded only when there is one. */
async function openBucket(bucket: Bucket): Promise<FileStore> {
  const { openS3Store } = await import('./platform/files/s3-store.ts');
  return openS3Store(bucket);
}

async function openPlatform(environment: NodeJS.ProcessEnv): Promise<OpenedPlatform> {
  const { config, terms, species, warnings } = await readSettings(environment);
  const log = isAtTerminal()
    ? openLog(config.logLevel ?? 'warn', terminalOutput(process.stdout))
    : openLog(config.logLevel ?? 'info', standardOutput());
  const { databaseUrl, dataDir, bucket } = config;
  for (const sentence of warnings) log.warn(sentence);
  if (!(await prepareDataFolder(dataDir))) {
    log.warn(`Others on this machine may look into ${path.resolve(dataDir)}: let its owner chmod it to 700.`);
  }
  if (isFolderOfAnother(dataDir))
    log.warn(
      `${path.resolve(dataDir)} belongs to another account than root, who runs this: run it as that account, which else may not ` +
        'open what is made there.',
    );
  tellWhoDecodes(log);
  // First, since what follows needs some room.
  const room = await keepRoom(dataDir, { log, hasDatabase: databaseUrl === null });
  // Processes on one Postgres may share a folder of photos; a SQLite file belongs to one server.
  const hold = databaseUrl ? undefined : holdDataFolder(dataDir);
  const files = bucket
    ? await toldWhileWaiting(log, `the S3 storage at ${bucket.endpoint} (S3_ENDPOINT)`, () =>
        openBucket(bucket),
      )
    : await openDiskStore(path.join(dataDir, 'photos'), { isAlone: hold !== undefined });
  const incoming = await holdIncomingFolder(dataDir);
  const open = () => openDatabase(databaseUrl ? { databaseUrl } : { dataDir }, log, processName());
  const db = await toldWhileWaiting(log, 'the database', open);
  const newToken = () => randomBytes(32).toString('base64url');
  const pictures = openPictures(log);
  const close = async () => {
    await pictures.close();
    await db.destroy();
    await incoming.release();
    hold?.release();
  };
  const handedIn = { clock: Date.now, newId: randomUUID, newToken };
  return {
    config,
    terms,
    db,
    files,
    pictures,
    room,
    incoming: incoming.folder,
    ...handedIn,
    log,
    close,
    species,
  };
}

/** Loaded where it is asked for: pictures are counted too, and with them comes all that decodes them. */
async function openMetrics(where: NonNullable<Config['metrics']>, platform: Platform, vitals: Vitals) {
  const { serveMetrics } = await loadMetricsServer();
  return serveMetrics(where, platform, vitals).catch((error: unknown) => {
    throw cannotListen(error, metricsPort(where));
  });
}

/** The program with all that it works with opened: `listen` gives its port, `finish` ends it in good order. */
export type OpenedProgram = { listen: () => Promise<number>; finish: (why: string) => Promise<void> };

/**
 * Opens everything, and brings the database up to date.
 * @throws Error whose message is for the operator, when it cannot; so does `listen`.
 */
export async function openProgram(environment: NodeJS.ProcessEnv): Promise<OpenedProgram> {
  const { species, ...platform } = await openPlatform(environment);
  const { config, db, log, close } = platform;
  await importSpeciesAtFirstStart(db);
  await followSpeciesFile(db, species);
  await reconcileDeletions(platform);
  await waitAgain(platform);
  const firstAdmin = await firstAdminPath(platform);
  const vitals = new Vitals();
  const app = await buildApp(platform, vitals);
  const metrics = config.metrics && (await openMetrics(config.metrics, platform, vitals));
  const dependencies = keepHouse(platform);
  const mailing = startMailing(platform, LETTER_WRITERS);
  const endAll = async () => {
    await setTimeout(config.drainSeconds * 1000);
    await app.close();
    await mailing.stop();
    await metrics?.close();
    await close();
  };
  const finish = async (why: string) => {
    if (isAtTerminal()) process.stdout.write('\nFinishing what is open …\n');
    log.info(`${why}: finishing what is open`);
    vitals.isStopping = true;
    dependencies.stop();
    await endAll().catch((error: unknown) => {
      log.error({ err: error }, 'could not stop in good order');
      throw error;
    });
  };
  const listen = async () => {
    const { port, host } = config;
    // Before anybody hears that it listens: who waits for that has read the address then.
    if (firstAdmin !== null && !isAtTerminal())
      app.server.once('listening', () => log.warn(firstAdminWords(config, portOf(app.server), firstAdmin)));
    await app.listen({ port, host }).catch((error: unknown) => {
      throw cannotListen(error, pagesPort(config));
    });
    const listensOn = portOf(app.server);
    if (isAtTerminal()) process.stdout.write(greetingOf({ config, port: listensOn, firstAdmin }));
    return listensOn;
  };
  return { listen, finish };
}

/**
 * Starts the program and gives back once it listens.
 * @throws Error whose message is for the operator, when it cannot start.
 */
export async function startProgram(): Promise<void> {
  const { listen, finish } = await openProgram(process.env);
  const stop = (signal: string) => {
    finish(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await listen();
}
