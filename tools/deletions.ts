/** `npm run deletions -- verify` and `-- replay FILE`: the proof of what was deleted. */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { destination } from 'pino';
import type { JobDependencies } from '#server/deletions/deletions.service.ts';
import { DELETIONS_FILE_NAME, deletionsFileOf } from '#server/deletions/deletions-file.service.ts';
import { replayDeletions } from '#server/keeping/deletions/replay.service.ts';
import { verifyDeletions } from '#server/keeping/deletions/verify.service.ts';
import { Misuse, runCommand, typedPath } from '#server/platform/command.ts';
import { giveToOwner } from '#server/platform/data-folder.ts';
import { openCurrentDatabase } from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { openLog } from '#server/platform/log.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET, OF_DATABASE } from '#server/platform/settings/settings.ts';

async function verify(house: JobDependencies): Promise<void> {
  const { deletions, unfinished, inFile } = await verifyDeletions(house.db, deletionsFileOf(house));
  if (deletions === 0) {
    console.log('Nothing has been deleted here yet.');
    return;
  }
  console.log(`${deletions} deletions, each as it was written.`);
  if (unfinished > 0)
    console.log(`${unfinished} of them still have files to remove; the program does it by itself.`);
  console.log(
    inFile > 0
      ? `${DELETIONS_FILE_NAME} tells of the same.`
      : `There is no ${DELETIONS_FILE_NAME} here to compare with.`,
  );
}

async function replay(house: JobDependencies, file: string): Promise<void> {
  const found = await stat(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file at ${file}.`);
  const { read, deleted } = await replayDeletions(house, file);
  console.log(`Deletions in the file: ${read}. Deleted again because they had come back: ${deleted}.`);
}

await runCommand(
  {
    start: 'npm run deletions',
    does:
      'Looks after the proof of deletions. verify checks that no row of it was changed, and compares it with ' +
      `${DELETIONS_FILE_NAME} in DATA_DIR. replay deletes again what FILE tells of and the database does not know, as the ` +
      'program does with its own file at each start. The program may run meanwhile.',
    args: { ACTION: 'verify or replay', '[FILE]': `for replay: a ${DELETIONS_FILE_NAME}` },
    settings: { ...OF_DATABASE, ...OF_BUCKET },
  },
  async ({ args: { ACTION: action, '[FILE]': file } }) => {
    if (action !== 'verify' && action !== 'replay') throw new Misuse('ACTION must be verify or replay.');
    if (action === 'replay' && file === undefined) throw new Misuse('FILE is missing.');
    if (action === 'verify' && file !== undefined) throw new Misuse(`'${file}' is more than is asked for.`);
    const config = readConfig(process.env);
    const { dataDir, databaseUrl, bucket } = config;
    const db = await openCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    try {
      const files = bucket ? await openS3Store(bucket) : await openDiskStore(path.join(dataDir, 'photos'));
      const log = openLog('warn', destination(2));
      const house = { db, files, clock: Date.now, newId: randomUUID, config, log };
      await (file === undefined ? verify(house) : replay(house, typedPath(file)));
    } finally {
      await db.destroy();
      giveToOwner(dataDir);
    }
  },
);
