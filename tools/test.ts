/**
 * `npm test`: what every change must pass, in the order in which it fails fastest; `npm run test:all` is that and all the rest
 * (docs/decisions/0229). All parts run even when an early one fails, so that one run tells all.
 */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/platform/command.ts';
import { createPostgresDatabase, isPostgresInstalled, startPostgres } from '#server/testing/postgres.ts';
import { bucketEnvironment, createBucket } from '#server/testing/s3.ts';
import { keepFilesInMemory } from './keep-files-in-memory.ts';
import { walkInOtherBrowsers } from './other-browsers.ts';
import { installS3Server, withS3Server } from './scale/s3-server.ts';
import {
  check,
  chosenOf,
  onlyOf,
  type Parts,
  run,
  runParts,
  runPlaywright,
  runVitest,
} from './test-parts.ts';
import type { Result } from './test-results.ts';

keepFilesInMemory();

/** Kills of one of two processes, when there is a bucket for both. */
const ROUNDS = 10;

/** Two compilers at a time: one per core of a small machine. Their findings are shown as each one ends. */
async function checkTypes(): Promise<Result[]> {
  const sides = ['domain', 'words', 'server', 'web', 'art', 'e2e', 'tools'];
  const results: Result[] = [];
  // It has packages of its own, which an ordinary installation does not bring.
  if (existsSync(join(import.meta.dirname, '../bench/node_modules'))) sides.push('bench');
  else results.push({ status: 'skipped', name: 'tsc -p bench' });
  async function compileNext(): Promise<void> {
    const side = sides.shift();
    if (side === undefined) return;
    const { exitCode, output } = await run('tsc', ['-p', side, '--pretty', 'false'], { capture: true });
    console.log(`tsc -p ${side}: ${exitCode === 0 ? 'no fault' : `faults\n${output}`}`);
    results.push({ status: exitCode === 0 ? 'passed' : 'failed', name: `tsc -p ${side}`, message: output });
    return compileNext();
  }
  await Promise.all([compileNext(), compileNext()]);
  return results;
}

/**
 * Tests that depend on the engine, and each call once with odd values: statements, types, locks, orders and races.
 * All other server tests pass or fail alike, since one set of stores serves both engines.
 */
const ASKS_THE_ENGINE = [
  'server/platform/db/',
  'server/testing/bad-input',
  'server/testing/commands',
  'server/testing/compared-names',
  'server/testing/crash',
  'server/testing/crowd',
  'server/testing/database',
  'server/testing/ended-rights',
  'server/testing/every-endpoint',
  'server/testing/no-private-word',
  'server/testing/two-',
  'server/app/backup-engines',
  'server/app/housekeeping.test',
  'server/keeping/keeping.service',
  'server/deletions/deletions.service',
  'server/office/students/students.routes',
  'server/mail/links.store',
  'server/family/guardians/guardian-blocks',
];

/** Tests of the server on a real Postgres. */
async function runOnPostgres(
  files: readonly string[],
  env: Record<string, string> = {},
): Promise<readonly Result[]> {
  const gone = files.filter((file) => globSync(`${file}*`).length === 0);
  if (gone.length > 0) return [{ status: 'failed', name: `there are no tests ${gone.join(', ')}` }];
  if (isPostgresInstalled()) return runVitest('postgres', { files, env });
  return [{ status: 'skipped', name: 'its binaries come as npm packages for Linux only' }];
}

/** All of them, with every photo in a bucket. Without one they are run all the same, and one failure says why. */
function runOnPostgresAndS3(): Promise<readonly Result[]> {
  return withS3Server(
    (TEST_S3_URL) => runOnPostgres([], { TEST_S3_URL, SCALE_ROUNDS: String(ROUNDS) }),
    async (failure) => [failure, ...(await runOnPostgres([]))],
  );
}

/**
 * The whole journey with the program on Postgres and S3, as people run it at scale. The phone walks it alone: what a screen
 * asks of the server is the same at each size, and the part before has walked both.
 */
function walkOnPostgresAndS3(): Promise<readonly Result[]> {
  return withS3Server(
    async (s3Url) => {
      const postgres = await startPostgres();
      try {
        const { url } = await createPostgresDatabase(postgres.url);
        const { bucket } = await createBucket(s3Url);
        return await runPlaywright({
          files: ['e2e/sign-up-to-report.e2e.ts'],
          project: 'phone',
          env: { DATABASE_URL: url, ...bucketEnvironment(bucket) },
        });
      } finally {
        await postgres.stop();
      }
    },
    async (failure) => [failure],
  );
}

/** By size and not by time: what the built pages would have a phone load. */
async function weighPages(): Promise<Result[]> {
  const built = await check('node', 'tools/build-web.ts');
  return built[0]?.status === 'failed' ? built : check('node', 'tools/check-page-weights.ts');
}

/** Journeys of `npm test`: those tagged `@main` on the phone, and those tagged `@main-wide` on the desktop too. */
const MAIN_JOURNEYS = /^phone .*@main|^desktop .*@main-wide/;

const EVERY_CHANGE: Parts = {
  types: checkTypes,
  lint: () => check('biome', 'check', '--error-on-warnings', '.'),
  structure: () => check('node', 'tools/check-structure.ts'),
  species: () => check('node', 'tools/check-species.ts'),
  unit: () => runVitest('unit'),
  server: () => runVitest('server'),
  postgres: () => runOnPostgres(ASKS_THE_ENGINE),
  weight: weighPages,
  // React as it is built draws a sixth faster.
  page: () => runVitest('page', { env: { NODE_ENV: 'production' } }),
  e2e: () => runPlaywright({ matching: MAIN_JOURNEYS }),
};

const AT_SCALE: Parts = { ...EVERY_CHANGE, journey: walkOnPostgresAndS3 };

const ALL: Parts = {
  ...EVERY_CHANGE,
  postgres: runOnPostgresAndS3,
  // With what React finds wrong with an element while developing.
  'page-es': () => runVitest('page-es', { env: { NODE_ENV: 'development' } }),
  e2e: () => runPlaywright(),
  journey: walkOnPostgresAndS3,
  fuzz: () => check('node', 'tools/test-fuzz.ts'),
  crash: () => check('node', 'tools/test-crash.ts'),
  deletions: () => check('node', 'tools/test-crash.ts', '--deletions'),
  upgrade: () => check('node', 'tools/test-upgrade.ts', 'v1.0.0'),
  recipes: () => check('node', 'tools/test-recipes.ts'),
  image: () => check('node', 'tools/test-image.ts'),
  browsers: () => walkInOtherBrowsers(),
};

await runCommand(
  {
    start: 'npm test',
    does:
      'Runs what every change must pass, in the order in which it fails fastest. All parts run even when an early one fails; ' +
      'the last line is the count of all, and anything that failed makes it end with 1.',
    options: {
      only: onlyOf(ALL),
      scale: {
        says: 'on Debian: also the part journey, on a real Postgres and a real S3 server, which it installs and starts',
      },
      all: { says: 'everything that must hold, on Debian as root: some hours' },
    },
  },
  ({ options }) => {
    const suite = options.all ? ALL : options.scale ? AT_SCALE : EVERY_CHANGE;
    const parts = chosenOf(suite, options.only);
    // Begun beside the parts before, since it waits for the network; what goes wrong is told where the server is needed.
    if ('journey' in parts || (options.all && 'postgres' in parts)) installS3Server().catch(() => {});
    return runParts(parts);
  },
);
