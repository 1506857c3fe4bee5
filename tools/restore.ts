/** `npm run restore -- FILE`: a backup into an empty folder. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, typedPath } from '#server/command.ts';
import { readConfig } from '#server/config.ts';
import { DELETIONS_FILE_NAME } from '#server/deletions/deletions-file.service.ts';
import { restoreBackup } from '#server/restore.ts';
import { OF_BUCKET, OF_DATABASE } from '#server/settings.ts';

await runCommand(
  {
    start: 'npm run restore',
    does:
      'Puts a backup into the folder DATA_DIR, which has to be empty but for deletions.jsonl, once all of it has been found ' +
      'whole. Copy the newest deletions.jsonl there first: by it the next start deletes again what was deleted since the ' +
      'backup. When it refuses, the folder is as it was before. With DATABASE_URL or S3_BUCKET it only says what to do instead.',
    args: { FILE: 'the archive that npm run backup made' },
    settings: { ...OF_DATABASE, ...OF_BUCKET },
  },
  async ({ args }) => {
    const { dataDir, databaseUrl, bucket } = readConfig(process.env);
    if (databaseUrl) {
      throw new Error('With DATABASE_URL the database is restored with pg_restore: see docs/OPERATING.md.');
    }
    if (bucket) {
      throw new Error('With S3_BUCKET the photos are restored by copying the bucket: see docs/OPERATING.md.');
    }
    const { rows, takenAt } = await restoreBackup(typedPath(args.FILE), dataDir);
    console.log(
      `${path.resolve(dataDir)} is as it was at ${takenAt}: ${rows.users} accounts, ${rows.projects} projects, ` +
        `${rows.photos} photos.`,
    );
    console.log(
      (await stat(path.join(dataDir, DELETIONS_FILE_NAME), { throwIfNoEntry: false }))
        ? `The next start deletes again what ${DELETIONS_FILE_NAME} there tells of.`
        : `There is no ${DELETIONS_FILE_NAME} in it. If you still have the one of the folder that is replaced, copy it there ` +
            'before the start: else what was deleted since the backup has come back.',
    );
  },
);
