/**
 * `npm run test:crash`: kills the program 50 times while scouts write (`-- --rounds N --seed N`), and holds every
 * restart to what was acknowledged and to three seconds. Prints 'N passed, N failed', of the rounds and the database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashRound, crashRounds, faultsOfDatabase } from '#server/testing/crash.ts';

const RESTARTED_WITHIN_MS = 3000;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
console.log(`Seed ${seed}: npm run test:crash -- --seed ${seed}`);

function faultsOf({ faults, restartMs }: CrashRound): readonly string[] {
  if (restartMs < RESTARTED_WITHIN_MS) return faults;
  return [...faults, `the restart took ${Math.round(restartMs)} ms`];
}

function sayRound(round: CrashRound, faults: readonly string[]): void {
  const { number, acknowledged, cutOff, doneUnanswered, photos, restartMs } = round;
  console.log(
    `round ${number}: ${acknowledged} acknowledged, ${cutOff} cut off (${doneUnanswered} of them done), ` +
      `${photos} photos whole, up in ${Math.round(restartMs)} ms`,
  );
  for (const fault of faults) console.error(`  ${fault}`);
}

function sayFigures(rounds: readonly CrashRound[]): void {
  const sum = (figure: (round: CrashRound) => number) => rounds.reduce((all, it) => all + figure(it), 0);
  const restarts = rounds.map((it) => it.restartMs).toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [restarts[restarts.length >> 1], restarts.at(-1)];
  console.log(
    `${sum((it) => it.acknowledged)} writes acknowledged, ${sum((it) => it.cutOff)} cut off ` +
      `(${sum((it) => it.doneUnanswered)} done all the same), ${sum((it) => it.photos)} photos decoded; ` +
      `restarts: median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'rootling-crash-'));
const rounds: CrashRound[] = [];
let failed = 0;
try {
  for await (const round of crashRounds(dataDir, Number(values.rounds), seed)) {
    rounds.push(round);
    const faults = faultsOf(round);
    sayRound(round, faults);
    if (faults.length > 0) failed += 1;
  }
  const damage = faultsOfDatabase(dataDir);
  for (const fault of damage) console.error(`the database: ${fault}`);
  if (damage.length > 0) failed += 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
sayFigures(rounds);
console.log(`${rounds.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
