/**
 * `npm run test:upgrade -- FROM`: an installation of an earlier version is upgraded to this one, and goes back, as
 * docs/OPERATING.md says. Prints 'N passed, N failed'.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DELETIONS_FILE_NAME } from '#server/deletions/deletions-file.service.ts';
import { Misuse, runCommand } from '#server/platform/command.ts';
import { createPostgresDatabase, startPostgres } from '#server/testing/postgres.ts';
import { type Check, openChecks, says } from './image/checks.ts';
import { endWhatRuns } from './image/run.ts';
import type { Left } from './image/visitor.ts';
import {
  endVersion,
  lookWith,
  migrationsOf,
  type Place,
  runTool,
  startVersion,
  TODAY,
  takeVersion,
  tryVersion,
  visitor,
} from './upgrade/version.ts';

const LONGEST_MS = 20 * 60_000;
const ENGINES = ['sqlite', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];

const seconds = () => Math.round(performance.now() / 1000);
const tell = (text: string) => console.log(`— ${text} (${seconds()} s)`);

/** An empty place for the data of one more installation. */
type NewPlace = (name: string) => Promise<Place>;

type Trial = {
  readonly check: Check;
  readonly before: string;
  readonly folder: string;
  readonly newPlace: NewPlace;
};

/** Uses the version before until the upgrade: a scout's work, and its own backup. */
async function live({
  check,
  before,
  folder,
  newPlace,
}: Trial): Promise<{ place: Place; left: Left | null }> {
  const place = await newPlace('data');
  let left: Left | null = null;
  await check('with the version before a scout signs up, a parent signs, a photo is sent', async () => {
    const program = await startVersion(before, place);
    try {
      left = await visitor(program.url).begin();
      await runTool(before, place, 'backup', join(folder, 'before.zip'));
    } finally {
      await endVersion(program);
    }
  });
  return { place, left };
}

async function prove(trial: Trial): Promise<void> {
  const { check, before, folder, newPlace } = trial;
  const { place, left } = await live(trial);
  if (!left) return;
  await check('this version opens its data, and everything is there', () => lookWith(TODAY, place, left));
  const known = migrationsOf(before);
  const isNewer = migrationsOf(TODAY).some((name) => !known.includes(name));
  if (isNewer) {
    await check(
      'the version before refuses the newer database with a sentence, and ends with 1',
      async () => {
        const { exitCode, output } = await tryVersion(before, place);
        return exitCode === 1
          ? says(output, 'The database is newer than this program')
          : `it ended with ${exitCode}`;
      },
    );
    await check('that harmed nothing: this version opens it again', () => lookWith(TODAY, place, left));
  }
  for (const [what, version] of [
    ['the version before restores its backup', before],
    ['this version restores the backup of the version before', TODAY],
  ] as const) {
    await check(`${what}, and everything is there`, async () => {
      const restored = await newPlace(what.replaceAll(' ', '-'));
      await runTool(version, restored, 'restore', join(folder, 'before.zip'));
      // Afterwards: a version before 1.0.0 restores into an empty folder alone.
      cpSync(join(place.DATA_DIR, DELETIONS_FILE_NAME), join(restored.DATA_DIR, DELETIONS_FILE_NAME));
      await lookWith(version, restored, left);
    });
  }
}

async function proveOn(engine: Engine, trial: Omit<Trial, 'newPlace'>): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    await prove({
      ...trial,
      newPlace: async (name) => {
        const DATA_DIR = join(trial.folder, name);
        mkdirSync(DATA_DIR, { mode: 0o700 });
        return postgres
          ? { DATA_DIR, DATABASE_URL: (await createPostgresDatabase(postgres.url)).url }
          : { DATA_DIR };
      },
    });
  } finally {
    await postgres?.stop();
  }
}

function enginesOf(only: string | undefined): readonly Engine[] {
  const engines = ENGINES.filter((engine) => only === undefined || engine === only);
  if (engines.length === 0)
    throw new Misuse(`No engine is called ${only}. The engines are ${ENGINES.join(', ')}.`);
  return engines;
}

await runCommand(
  {
    start: 'npm run test:upgrade',
    does:
      'Takes an earlier version out of the history with its own packages, lets a scout work with it, and then does what ' +
      'docs/OPERATING.md says of upgrades: a backup, the start of this version on the same data, the refusal of the earlier ' +
      'one, and the way back with the backup; on SQLite and on a Postgres that npm brings for Linux. The last line ' +
      'counts the checks.',
    args: { FROM: 'the earlier version: a tag such as v1.0.0, or a commit' },
    options: { only: { says: `one of the engines: ${ENGINES.join(', ')}`, takes: 'text' } },
  },
  async ({ args, options: { only } }) => {
    const engines = enginesOf(only);
    const folder = mkdtempSync(join(tmpdir(), 'rootling-upgrade-'));
    const { check, count, giveUp } = openChecks(seconds);
    const stop = () => {
      giveUp();
      endWhatRuns();
    };
    const overdue = setTimeout(stop, LONGEST_MS);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      const before = join(folder, 'before');
      await takeVersion(args.FROM, before);
      tell(`${args.FROM} is there, with its packages`);
      for (const engine of engines) {
        tell(engine);
        mkdirSync(join(folder, engine));
        await check('all of it could be looked at', () =>
          proveOn(engine, { check, before, folder: join(folder, engine) }),
        );
      }
    } finally {
      clearTimeout(overdue);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
    const { passed, failed } = count();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
);
