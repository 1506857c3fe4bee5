/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. All parts run even when an early one
 * fails, so that one run tells all. At the end every failed test is named once more with the beginning of its message.
 */
import { runCommand } from '#server/command.ts';
import { isPostgresInstalled, startPostgres } from '#server/testing/postgres.ts';
import { type Counts, countCheck, sumCounts } from './test-counts.ts';
import type { Failure } from './test-failures.ts';
import {
  check,
  chosenOf,
  onlyOf,
  type PartResult,
  type Parts,
  run,
  runParts,
  runPlaywright,
  runVitest,
} from './test-parts.ts';

/** Two compilers at a time: one per core of a small machine. Their findings are shown as each one ends. */
async function checkTypes(): Promise<PartResult> {
  const sides = ['domain', 'server', 'web', 'e2e', 'tools', 'bench'];
  const counts: Counts[] = [];
  const failures: Failure[] = [];
  async function compileNext(): Promise<void> {
    const side = sides.shift();
    if (side === undefined) return;
    const { exitCode, output } = await run('tsc', ['-p', side, '--pretty', 'false'], { capture: true });
    console.log(`tsc -p ${side}: ${exitCode === 0 ? 'no fault' : `faults\n${output}`}`);
    counts.push(countCheck(exitCode));
    if (exitCode !== 0) failures.push({ file: side, test: `tsc -p ${side}`, message: output });
    return compileNext();
  }
  await Promise.all([compileNext(), compileNext()]);
  return { counts: sumCounts(counts), failures };
}

/** The same suite again on a real Postgres: one schema and one set of stores serve both engines. */
async function runServerOnPostgres(): Promise<PartResult> {
  if (!isPostgresInstalled()) {
    console.log('Its binaries come as npm packages for Linux only; skipped here.');
    return { counts: { passed: 0, failed: 0, skipped: 1 }, failures: [] };
  }
  const postgres = await startPostgres();
  try {
    return await runVitest('server', { env: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
}

/** By size and not by time: what the built pages would have a phone load. */
async function weighPages(): Promise<PartResult> {
  const built = await check('node', 'tools/build-web.ts');
  return built.counts.failed > 0 ? built : check('node', 'tools/check-page-weights.ts');
}

const PARTS: Parts = {
  types: checkTypes,
  lint: () => check('biome', 'check', '--error-on-warnings', '.'),
  structure: () => check('node', 'tools/check-structure.ts'),
  species: () => check('node', 'tools/check-species.ts'),
  unit: () => runVitest('unit'),
  server: () => runVitest('server'),
  postgres: runServerOnPostgres,
  weight: weighPages,
  page: () => runVitest('page'),
  e2e: () => runPlaywright(),
};

await runCommand(
  {
    start: 'npm test',
    does:
      'Runs everything that must hold, in the order in which it fails fastest. All parts run even when an early one fails; ' +
      'the last line is the count of all, and anything that failed makes it end with 1.',
    options: { only: onlyOf(PARTS) },
  },
  ({ options }) => runParts(chosenOf(PARTS, options.only)),
);
