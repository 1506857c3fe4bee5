/** `npm run move -- FILE`: the whole installation to another engine, and its photos to another store. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { moveInstallation, stayHere, type Teller } from '#server/app/move.ts';
import { wordsOfDatabase } from '#server/app/move-places.ts';
import { previewMove } from '#server/app/move-preview.ts';
import { Misuse, runCommand, typedPath } from '#server/platform/command.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import { type Config, readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET, OF_DATABASE, settingsOf } from '#server/platform/settings/settings.ts';

const SETTINGS = { ...OF_DATABASE, ...OF_BUCKET, ...settingsOf('WITHOUT_TLS') };

/** The settings of the new place. Where they name no folder it is the one that the program has now. */
async function readTarget(file: string, dataDir: string): Promise<Config> {
  const path = typedPath(file);
  const given = parseEnv(
    file === '-'
      ? await text(process.stdin)
      : await readFile(path, 'utf8').catch((error: unknown) => {
          throw new Error(errorMessage(error, path), { cause: error });
        }),
  );
  try {
    return readConfig({ DATA_DIR: dataDir, ...given }, SETTINGS);
  } catch (error) {
    throw new Error(`Of ${file === '-' ? 'what came in' : file}: ${errorMessage(error)}`, { cause: error });
  }
}

/** At a terminal the line at work is written over; a log gets those that stay. */
function tellerFor(output: NodeJS.WriteStream): Teller {
  const clear = output.isTTY ? '\r\x1b[K' : '';
  return {
    line: (words) => void output.write(`${clear}${words}\n`),
    passing: (words) => void (output.isTTY && output.write(clear + words)),
  };
}

await runCommand(
  {
    start: 'npm run move',
    does:
      'Moves everything from the place that the settings lead to, to the one that FILE names: from SQLite and a folder to ' +
      'Postgres and a bucket, or back. The program has to be stopped, on every machine. It compares both sides, and at last ' +
      'the program starts only in the new place. Cut off, the same command goes on where it stopped.',
    args: {
      '[FILE]':
        'settings of the new place, NAME=value in each line, such as DATABASE_URL and the S3_ ones, or DATA_DIR alone; - reads them from standard input',
    },
    options: {
      'dry-run': {
        says: 'says how much would move and whether the new place would take it; the program may run',
      },
      anew: { says: 'throws away what an unfinished move has brought to the new place, and begins anew' },
      stay: { says: 'without FILE: the program may start in the old place again' },
    },
    settings: SETTINGS,
  },
  async ({ args: { '[FILE]': file }, options }) => {
    if ((file === undefined) !== options.stay)
      throw new Misuse(file === undefined ? 'FILE is missing.' : '--stay takes no FILE.');
    const source = readConfig(process.env, SETTINGS);
    if (file === undefined) {
      await stayHere(source);
      console.log(`The program may start with ${wordsOfDatabase(source)} again.`);
      return;
    }
    const target = await readTarget(file, source.dataDir);
    if (options['dry-run']) {
      await previewMove(source, target, console.log);
      console.log('Nothing was changed.');
      return;
    }
    const teller = tellerFor(process.stdout);
    await moveInstallation({ source, target, isAnew: options.anew, newId: randomUUID, teller });
    teller.line(`Done. Start the program with the settings of ${wordsOfDatabase(target)}.`);
  },
);
