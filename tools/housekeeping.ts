/** `npm run housekeeping`: clears away what has expired. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { destination } from 'pino';
import type { Cleared } from '#server/keeping/retention.service.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { runCommand } from '#server/platform/command.ts';
import { giveToOwner } from '#server/platform/data-folder.ts';
import { openCurrentDatabase } from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { openLog } from '#server/platform/log.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET, OF_DATABASE, OF_KEEPING, settingsOf } from '#server/platform/settings/settings.ts';

await runCommand(
  {
    start: 'npm run housekeeping',
    does:
      'Clears away for good what is past its time, as the program does by itself every day: ended sessions, old ' +
      'records, accounts that nobody visits, files that belong to no photo and no signed form. If parents have to be told before, or want a reminder of a check, it writes to them, and the program sends the letters. It says how many of each it cleared away. The program may run meanwhile.',
    options: {
      'dry-run': { says: 'says how much would go now, and changes nothing' },
      'all-stray-files': {
        says:
          'also takes files that belong to no photo and no signed form where they are more than a crash leaves. Without it they ' +
          'stay then, since the database may be the wrong one',
      },
    },
    // It deletes what the program would, and writes the same letters.
    settings: {
      ...OF_DATABASE,
      ...OF_BUCKET,
      ...settingsOf(
        'CONSENT_CONFIRMATION',
        'REMINDERS',
        'REMINDER_HOUR',
        'SMTP_URL',
        'MAIL_FROM',
        'BASE_URL',
        'SUPPORT_EMAIL',
        'SITE_NAME',
      ),
      ...OF_KEEPING,
    },
  },
  async ({ options }) => {
    const { 'dry-run': isDryRun, 'all-stray-files': takesAll } = options;
    const tell = (cleared: Cleared) => {
      for (const [what, count] of cleared) console.log(`${String(count).padStart(8)}  ${what}`);
    };
    const config = readConfig(process.env);
    const { dataDir, databaseUrl, bucket } = config;
    const db = await openCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    try {
      const files = bucket ? await openS3Store(bucket) : await openDiskStore(path.join(dataDir, 'photos'));
      const log = openLog('warn', destination(2));
      const house = { db, files, clock: Date.now, newId: randomUUID, config, log };
      console.log(isDryRun ? 'Would be cleared away now:' : 'Cleared away:');
      await (isDryRun ? previewClearing : clearAway)(house, { takesAll, tell });
    } finally {
      await db.destroy();
      giveToOwner(dataDir);
    }
  },
);
