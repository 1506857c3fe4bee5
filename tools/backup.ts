/** `npm run backup -- FILE`: one archive of the database and the photos; of a folder its newest are kept. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BackupSettings, leaveWord, makeBackup } from '#server/app/backup.ts';
import { archiveName, isBackupDue, keepNewest, removeLeftBehind } from '#server/app/backup-folder.ts';
import { Misuse, runCommand, typedPath } from '#server/platform/command.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import { UNHURRIED } from '#server/platform/files/s3-client.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET, OF_DATABASE, settingsOf } from '#server/platform/settings/settings.ts';

const SETTINGS = { ...OF_DATABASE, ...OF_BUCKET, ...settingsOf('BACKUP_KEEP_DAYS') };
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** After a night's backup that could not be made. */
const AGAIN_MS = 10 * MINUTE_MS;

/** Returns a sentence on files that the archive lacks, or null. */
async function back(archive: string): Promise<string | null> {
  const { dataDir, databaseUrl, bucket } = readConfig(process.env, SETTINGS);
  const files = bucket ? { files: await openS3Store(bucket, { patience: UNHURRIED }) } : {};
  const settings: BackupSettings = { dataDir, databaseUrl, ...files, archive, now: Date.now() };
  const backup = await makeBackup(settings);
  const { rows, files: archived, lost } = backup;
  console.log(
    `${archive} holds ${rows.users} accounts, ${rows.projects} projects and ${rows.photos} photos; ` +
      `files whose checksums were read again: ${archived.length}.`,
  );
  await leaveWord(settings, backup).catch((error: unknown) =>
    console.error(`The backup is good, but the page 'How It Is' does not know of it: ${errorMessage(error)}`),
  );
  if (lost.length === 0) return null;
  return (
    `The files of ${lost.length} photos or signed forms are lost, which nobody deleted, and they are not in the archive: ${lost.join(' ')}. ` +
    'Older archives, which may have them, stay until BACKUP_KEEP_DAYS (docs/OPERATING.md, "Back up, and practise it").'
  );
}

/**
 * One more of a folder; then the oldest go, which they never do for one that could not be made. For one that lacks files only
 * those go that families were told to be gone by now.
 */
async function backInto(folder: string, keep: number | undefined): Promise<string | null> {
  await removeLeftBehind(folder, Date.now());
  const lacks = await back(path.join(folder, archiveName(Date.now())));
  if (keep === undefined) return lacks;
  const { keptDays } = readConfig(process.env, SETTINGS);
  const gone = await keepNewest(
    folder,
    keep,
    lacks === null ? undefined : Date.now() - keptDays.backups * DAY_MS,
  );
  if (gone.length > 0) console.log(`Deleted, since the newest ${keep} are kept: ${gone.join(', ')}`);
  return lacks;
}

/** As the only process of a container it is not ended by a signal unless it says so. */
async function backEachNight(folder: string, keep: number | undefined): Promise<never> {
  let isWorking = false;
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    if (!isWorking) process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  for (;;) {
    let wait = MINUTE_MS;
    isWorking = true;
    try {
      const isDue = isBackupDue(await readdir(folder), Date.now());
      const lacks = isDue ? await backInto(folder, keep) : null;
      if (lacks !== null) console.error(lacks);
    } catch (error) {
      console.error(`No backup was made; the next try is in ten minutes. ${errorMessage(error)}`);
      wait = AGAIN_MS;
    }
    isWorking = false;
    if (isStopping) process.exit(0);
    await pause(wait);
  }
}

await runCommand(
  {
    start: 'npm run backup',
    does:
      'Makes one archive of the database and the photos, and reads it again from end to end before it gets its name. The ' +
      'program may run meanwhile. It overwrites nothing and makes no folder. In a folder the archive is named after its ' +
      'moment. If files of photos are lost, it makes the archive without them, ends with 1, and deletes older ones only when BACKUP_KEEP_DAYS have passed.',
    args: {
      FILE: 'the archive to be made, such as /backups/rootling-2026-05-01.zip, or the folder for it',
    },
    options: {
      keep: { says: 'FILE is a folder: keeps only the newest N archives in it', takes: 'number' },
      nightly: { says: 'FILE is a folder: goes on, and makes one archive each night at 3 by the clock (TZ)' },
    },
    settings: SETTINGS,
  },
  async ({ args, options: { keep, nightly } }) => {
    if (keep === 0) throw new Misuse('--keep must be 1 or more.');
    const file = typedPath(args.FILE);
    const isFolder = (await stat(file, { throwIfNoEntry: false }))?.isDirectory() ?? false;
    if (!isFolder && (nightly || keep !== undefined)) {
      throw new Error(`${file} is no folder. --keep and --nightly need one and do not make it.`);
    }
    if (nightly) await backEachNight(file, keep);
    const lacks = await (isFolder ? backInto(file, keep) : back(file));
    if (lacks !== null) throw new Error(lacks);
  },
);
