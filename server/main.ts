/** The executable: prepares Node for a lean start, and only then loads the program. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runCommand } from './command.ts';
import { SETTINGS } from './settings.ts';

const CACHE = path.join(import.meta.dirname, '../.cache/node');
const SWEEP_AFTER_MS = 1000;

/**
 * Lets Node keep what it strips of types and compiles, here and in the threads, which take over the environment. Where
 * nothing can be written everything is compiled again at each start.
 */
function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ||= CACHE;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/**
 * All that is loaded stays, so V8 would take the start for a busy time and grow the space for young objects to 32 MB,
 * which it then keeps. With a factor of 1 it does not grow, and 2 is what V8 has by itself.
 */
function letYoungSpaceGrow(factor: 1 | 2): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/**
 * Has V8 look through all of the heap when it is three times as large as after the last time, instead of not even twice.
 * What passes by outside the heap counts for that: photos had it done for every second one (docs/decisions/0070).
 */
function collectLessOften(): void {
  setFlagsFromString('--heap-growing-percent=200');
}

/**
 * Gives back what loading left behind, garbage and code that runs only once: an idle server gives V8 no reason to look for
 * it. Takes 30 ms once, which the first who ask need not wait for.
 */
function sweepWhatLoadingLeft(): void {
  setFlagsFromString('--expose-gc');
  const collect: NonNullable<typeof gc> = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  setTimeout(collect, SWEEP_AFTER_MS, { type: 'major', flavor: 'last-resort' }).unref();
}

async function main(): Promise<void> {
  keepCompiledCode();
  letYoungSpaceGrow(1);
  const { startProgram } = await import('./program.ts');
  await startProgram();
  letYoungSpaceGrow(2);
  collectLessOften();
  sweepWhatLoadingLeft();
}

await runCommand(
  {
    start: 'npm start',
    does:
      'Serves the pages and the calls until SIGTERM or SIGINT, then answers what is open and ends. It makes the data ' +
      'folder and the database where there are none, and brings an older database up to date. Wrong settings stop it.',
    settings: SETTINGS,
  },
  main,
);
