/** `npm run backup -- FILE`: one archive of the database and the photos. */
import { makeBackup } from '#server/backup.ts';
import { runCommand, typedPath } from '#server/command.ts';
import { readConfig } from '#server/config.ts';
import { OF_BUCKET, OF_DATABASE } from '#server/settings.ts';

await runCommand(
  {
    start: 'npm run backup',
    does:
      'Makes one archive of the database and the photos in DATA_DIR, and reads it again from end to end before it gets ' +
      'its name. The program may run meanwhile. It overwrites nothing and makes no folder. With DATABASE_URL or S3_BUCKET ' +
      'it only says what to do instead.',
    args: { FILE: 'the archive to be made, such as /backups/rootling-2026-05-01.zip' },
    settings: { ...OF_DATABASE, ...OF_BUCKET },
  },
  async ({ args }) => {
    const { dataDir, databaseUrl, bucket } = readConfig(process.env);
    if (databaseUrl) {
      throw new Error('With DATABASE_URL the database is saved with pg_dump: see docs/OPERATING.md.');
    }
    if (bucket) {
      throw new Error('With S3_BUCKET the photos are saved by copying the bucket: see docs/OPERATING.md.');
    }
    const archive = typedPath(args.FILE);
    const { rows, files: archived } = await makeBackup({ dataDir, archive, now: Date.now() });
    console.log(
      `${archive} holds ${rows.users} accounts, ${rows.projects} projects and ${rows.photos} photos, ` +
        `in ${archived.length} files whose checksums were read again.`,
    );
  },
);
