/**
 * `npm run test:crash`: kills the program 50 times while scouts write, or while something is deleted, and holds every restart
 * to what was acknowledged and to three seconds. Prints 'N passed, N failed', of the rounds and the database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Misuse, runCommand } from '#server/platform/command.ts';
import { type CrashRound, crashRounds, errorsOfDatabase } from '#server/testing/crash.ts';
import { deletionRounds, type Storage } from '#server/testing/crash-deletions.ts';
import { createPostgresDatabase, startPostgres } from '#server/testing/postgres.ts';

const RESTARTED_WITHIN_MS = 3000;

/** On a machine that does other work too, what that took does not count. */
function errorsOf({ errors, restartMs, takenMs }: CrashRound): readonly string[] {
  const ownMs = restartMs - takenMs;
  if (ownMs < RESTARTED_WITHIN_MS) return errors;
  return [...errors, `the restart took ${Math.round(ownMs)} ms, without what others took`];
}

function sayRound(round: CrashRound, errors: readonly string[]): void {
  const { number, acknowledged, cutOff, doneWithoutResponse, photos, restartMs, takenMs } = round;
  console.log(
    `round ${number}: ${acknowledged} acknowledged, ${cutOff} cut off (${doneWithoutResponse} of them done), ` +
      `${photos} photos whole, up in ${Math.round(restartMs)} ms ` +
      `(${Math.round(takenMs)} taken by others)`,
  );
  for (const error of errors) console.error(`  ${error}`);
}

function sayFigures(rounds: readonly CrashRound[]): void {
  const sum = (figure: (round: CrashRound) => number) => rounds.reduce((all, it) => all + figure(it), 0);
  const spread = (time: (round: CrashRound) => number) => {
    const times = rounds.map((it) => Math.round(time(it))).toSorted((a, b) => a - b);
    return `median ${times[times.length >> 1]} ms, longest ${times.at(-1)} ms`;
  };
  console.log(
    `${sum((it) => it.acknowledged)} writes acknowledged, ${sum((it) => it.cutOff)} cut off ` +
      `(${sum((it) => it.doneWithoutResponse)} done all the same), ${sum((it) => it.photos)} photos decoded; ` +
      `restarts: ${spread((it) => it.restartMs)}; of that their own: ${spread((it) => it.restartMs - it.takenMs)}`,
  );
}

/** Gives how many rounds there were and how many failed. */
type Tally = { rounds: number; failed: number };

async function killWriting(dataDir: string, rounds: number, seed: number): Promise<Tally> {
  const all: CrashRound[] = [];
  let failed = 0;
  for await (const round of crashRounds(dataDir, rounds, seed)) {
    all.push(round);
    const errors = errorsOf(round);
    sayRound(round, errors);
    if (errors.length > 0) failed += 1;
  }
  sayFigures(all);
  return { rounds: all.length, failed };
}

async function killDeleting(storage: Storage, rounds: number, seed: number): Promise<Tally> {
  const tally = { rounds: 0, failed: 0, acknowledged: 0, done: 0 };
  const all = deletionRounds(storage, rounds, seed);
  for await (const { number, what, isAcknowledged, isDone, errors } of all) {
    const how = isAcknowledged ? 'acknowledged' : isDone ? 'done all the same' : 'not begun';
    console.log(`round ${number}: a row of ${what}, ${how}`);
    for (const error of errors) console.error(`  ${error}`);
    tally.rounds += 1;
    if (errors.length > 0) tally.failed += 1;
    if (isAcknowledged) tally.acknowledged += 1;
    else if (isDone) tally.done += 1;
  }
  const { acknowledged, done } = tally;
  console.log(
    `${acknowledged} deletions acknowledged, ${tally.rounds - acknowledged} cut off (${done} done all the same)`,
  );
  return tally;
}

await runCommand(
  {
    start: 'npm run test:crash',
    does:
      'Kills the program again and again while scouts write. Every restart has to keep what was acknowledged, and to answer ' +
      'within three seconds. The last line counts the rounds and the database; a fault makes it end with 1.',
    options: {
      rounds: { takes: 'number', default: 50, says: 'how often it kills the program' },
      seed: { takes: 'number', says: 'the seed that an earlier run printed' },
      deletions: {
        says: 'kills it while something is deleted, which then has to be there or gone, never half',
      },
      postgres: { says: 'with --deletions: on Postgres instead of SQLite' },
    },
  },
  async ({ options }) => {
    if (options.postgres && !options.deletions) throw new Misuse('--postgres goes with --deletions.');
    const seed = options.seed ?? Date.now() % 2 ** 32;
    const flags = ['deletions', 'postgres'] as const;
    const said = flags.flatMap((it) => (options[it] ? [` --${it}`] : [])).join('');
    console.log(`Seed ${seed}: npm run test:crash --${said} --seed ${seed}`);
    const kill = async (dataDir: string, postgresUrl = ''): Promise<Tally> => {
      const { rounds } = options;
      if (!options.deletions) return killWriting(dataDir, rounds, seed);
      const databaseUrl = postgresUrl ? (await createPostgresDatabase(postgresUrl)).url : undefined;
      return killDeleting({ dataDir, databaseUrl }, rounds, seed);
    };
    const dataDir = await mkdtemp(join(tmpdir(), 'rootling-crash-'));
    const postgres = options.postgres ? await startPostgres() : undefined;
    const tally = { rounds: 0, failed: 0 };
    try {
      Object.assign(tally, await kill(dataDir, postgres?.url));
      // A Postgres looks after its own files.
      const damage = postgres ? [] : errorsOfDatabase(dataDir);
      for (const error of damage) console.error(`the database: ${error}`);
      if (!postgres) tally.rounds += 1;
      if (damage.length > 0) tally.failed += 1;
    } finally {
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    console.log(`${tally.rounds - tally.failed} passed, ${tally.failed} failed`);
    process.exitCode = tally.failed > 0 ? 1 : 0;
  },
);
