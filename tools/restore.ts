/** `npm run restore -- FILE` puts a backup into the empty folder DATA_DIR. */
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/restore.ts';

async function restore(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Say which backup to restore: npm run restore -- FILE');
  const { dataDir, databaseUrl, bucket } = readConfig(process.env);
  if (databaseUrl) {
    throw new Error('With DATABASE_URL the database is restored with pg_restore: see docs/OPERATING.md.');
  }
  if (bucket) {
    throw new Error('With S3_BUCKET the photos are restored by copying the bucket: see docs/OPERATING.md.');
  }
  // npm runs this in the folder of the program; the name was typed in another.
  const archive = path.resolve(process.env.INIT_CWD ?? '', file);
  const { rows, takenAt } = await restoreBackup(archive, dataDir);
  console.log(
    `${path.resolve(dataDir)} is as it was at ${takenAt}: ${rows.users} accounts, ${rows.projects} projects, ` +
      `${rows.photos} photos.`,
  );
}

restore(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
