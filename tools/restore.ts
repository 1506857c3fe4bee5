/** `npm run restore -- FILE`: a backup into an empty folder. */
import path from 'node:path';
import { runCommand, typedPath } from '#server/command.ts';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/restore.ts';
import { OF_BUCKET, OF_DATABASE } from '#server/settings.ts';

await runCommand(
  {
    start: 'npm run restore',
    does:
      'Puts a backup into the folder DATA_DIR, which has to be empty, once all of it has been found whole. When it ' +
      'refuses, the folder is as empty as before. With DATABASE_URL or S3_BUCKET it only says what to do instead.',
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
  },
);
