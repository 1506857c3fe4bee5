/** `npm run restore -- FILE`: a backup where nothing is yet. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreBackup } from '#server/app/restore.ts';
import { countDeletionsIn, DELETIONS_FILE_NAME } from '#server/deletions/deletions-file.service.ts';
import { runCommand, typedPath } from '#server/platform/command.ts';
import { UNHURRIED } from '#server/platform/files/s3-client.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET, OF_DATABASE } from '#server/platform/settings/settings.ts';

/** Says what the next start makes of the deletions since the backup, by the file that tells of them. */
function foretell(file: string, { count, lastAt }: Awaited<ReturnType<typeof countDeletionsIn>>): string {
  if (lastAt !== null) {
    const told = `${count} ${count === 1 ? 'deletion' : 'deletions, the last'} of ${new Date(lastAt).toISOString()}`;
    return `The next start deletes again what ${DELETIONS_FILE_NAME} there tells of: ${told}.`;
  }
  const none = existsSync(file)
    ? `${DELETIONS_FILE_NAME} there is empty.`
    : `There is no ${DELETIONS_FILE_NAME} in it.`;
  return (
    `Warning: ${none} If anything was ever deleted here, put the newest copy of that file there before the start, such as that of ` +
    'the folder before: otherwise everything that was deleted since the backup comes back.'
  );
}

const SETTINGS = { ...OF_DATABASE, ...OF_BUCKET };

await runCommand(
  {
    start: 'npm run restore',
    does:
      'Puts a backup into the folder DATA_DIR, once it has found all of the backup whole. The folder has to be empty except for ' +
      'deletions.jsonl. With DATABASE_URL the rows go into that database, in which nobody may have an account yet, and with ' +
      'S3_BUCKET the photos go into that bucket, wherever the backup was made. Copy the newest deletions.jsonl into DATA_DIR ' +
      'first: from it the next start deletes again what was deleted since the backup. If the tool refuses, it leaves ' +
      'everything as it was. If it was cut off, type the same command again.',
    args: { FILE: 'the archive that npm run backup made; - reads it from standard input' },
    settings: SETTINGS,
  },
  async ({ args }) => {
    const { dataDir, databaseUrl, bucket } = readConfig(process.env, SETTINGS);
    const deletionsFile = path.join(dataDir, DELETIONS_FILE_NAME);
    const deletions = await countDeletionsIn(deletionsFile);
    const { rows, files, takenAt } = await restoreBackup({
      archive: args.FILE === '-' ? process.stdin : typedPath(args.FILE),
      dataDir,
      databaseUrl,
      ...(bucket && { bucket: await openS3Store(bucket, { patience: UNHURRIED }) }),
    });
    const places = [databaseUrl ? 'The database' : path.resolve(dataDir), ...(bucket ? ['the bucket'] : [])];
    console.log(
      `${places.join(' with ')} is as it was at ${takenAt}: ${rows.users} accounts, ${rows.projects} projects, ` +
        `${rows.photos} photos.`,
    );
    const allRows = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `Compared with the backup, and the same: ${allRows} rows in ${Object.keys(rows).length} tables, and ${files.length} ` +
        'files by their SHA-256.',
    );
    console.log(foretell(deletionsFile, deletions));
    console.log(
      'Whom administrators shut out since the backup is not shut out in it: the next start writes to every administrator what ' +
        'to check (docs/OPERATING.md, "Back up, and practise it").',
    );
    console.log(
      'What was cancelled since the backup is not cancelled in it: at the next start all that waits for its time waits anew, and ' +
        'the parents are told again.',
    );
  },
);
