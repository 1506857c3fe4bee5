/**
 * `npm run backup -- FILE` makes one archive of the database and the photos in DATA_DIR; the server may run meanwhile.
 */
import path from 'node:path';
import { makeBackup } from '#server/backup.ts';
import { readConfig } from '#server/config.ts';

async function backUp(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Say where the backup should go: npm run backup -- FILE');
  const { dataDir, databaseUrl, bucket } = readConfig(process.env);
  if (databaseUrl) {
    throw new Error('With DATABASE_URL the database is saved with pg_dump: see docs/OPERATING.md.');
  }
  if (bucket) {
    throw new Error('With S3_BUCKET the photos are saved by copying the bucket: see docs/OPERATING.md.');
  }
  // npm runs this in the folder of the program; the name was typed in another.
  const archive = path.resolve(process.env.INIT_CWD ?? '', file);
  const { rows, files: archived } = await makeBackup({ dataDir, archive, now: Date.now() });
  console.log(
    `${archive} holds ${rows.users} accounts, ${rows.projects} projects and ${rows.photos} photos, ` +
      `in ${archived.length} files whose checksums were read again.`,
  );
}

backUp(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
