/**
 * `npm run housekeeping` clears away what has had its time, as the server does every day; `npm run housekeeping --
 * --dry-run` says what would go, and changes nothing. A server may be at work on the same data.
 */
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { openCurrentDatabase } from '#server/db/open.ts';
import { openDiskStore } from '#server/files/disk-store.ts';
import { openS3Store } from '#server/files/s3-store.ts';
import { clearAway, previewClearing } from '#server/housekeeping.ts';

async function keepHouse(options: readonly string[]): Promise<void> {
  const [unknown] = options.filter((option) => option !== '--dry-run');
  if (unknown) throw new Error(`${unknown} is not known here: npm run housekeeping [-- --dry-run]`);
  const isDryRun = options.includes('--dry-run');
  const { dataDir, databaseUrl, bucket } = readConfig(process.env);
  const db = await openCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const files = bucket ? await openS3Store(bucket) : await openDiskStore(path.join(dataDir, 'photos'));
    const house = { db, files, clock: Date.now };
    const cleared = isDryRun ? await previewClearing(house) : await clearAway(house);
    console.log(isDryRun ? 'Would be cleared away now:' : 'Cleared away:');
    for (const [what, count] of cleared) console.log(`${String(count).padStart(8)}  ${what}`);
  } finally {
    await db.destroy();
  }
}

keepHouse(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
