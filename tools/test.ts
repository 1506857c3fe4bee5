/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. All parts run even when an early one
 * fails, so that one run tells all.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/command.ts';
import { createPostgresDatabase, isPostgresInstalled, startPostgres } from '#server/testing/postgres.ts';
import { bucketEnvironment, createBucket } from '#server/testing/s3.ts';
import { keepFilesInMemory } from './keep-files-in-memory.ts';
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

/** How often one of two processes is killed, where there is a bucket for both. */
const ROUNDS = 10;

/** Two compilers at a time: one per core of a small machine. Their findings are shown as each one ends. */
async function checkTypes(): Promise<Result[]> {
  const sides = ['domain', 'words', 'server', 'web', 'e2e', 'tools'];
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

/** What of the server's suite depends on the database, on a real Postgres: one set of stores serves both engines. */
async function runOnPostgres(env: Record<string, string> = {}): Promise<readonly Result[]> {
  if (isPostgresInstalled()) return runVitest('postgres', { env });
  return [{ status: 'skipped', name: 'its binaries come as npm packages for Linux only' }];
}

/** The same with every photo in a bucket. Without one the rest is still run, and one failure says why. */
function runOnPostgresAndS3(): Promise<readonly Result[]> {
  return withS3Server(
    (TEST_S3_URL) => runOnPostgres({ TEST_S3_URL, SCALE_ROUNDS: String(ROUNDS) }),
    async (failure) => [failure, ...(await runOnPostgres())],
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
          size: 'phone',
          env: { DATABASE_URL: url, ...bucketEnvironment(bucket) },
        });
      } finally {
        await postgres.stop();
      }
    },
    async (failure) => [failure],
  );
}

/**
 * The pages as they are built, which draws a sixth faster; those in Spanish, which are every screen once more, with what React
 * finds wrong with an element while developing.
 */
async function testPages(): Promise<Result[]> {
  const english = await runVitest('page', { env: { NODE_ENV: 'production' } });
  return [...english, ...(await runVitest('page-es', { env: { NODE_ENV: 'development' } }))];
}

/** By size and not by time: what the built pages would have a phone load. */
async function weighPages(): Promise<Result[]> {
  const built = await check('node', 'tools/build-web.ts');
  return built[0]?.status === 'failed' ? built : check('node', 'tools/check-page-weights.ts');
}

const PARTS: Parts = {
  types: checkTypes,
  lint: () => check('biome', 'check', '--error-on-warnings', '.'),
  structure: () => check('node', 'tools/check-structure.ts'),
  species: () => check('node', 'tools/check-species.ts'),
  unit: () => runVitest('unit'),
  server: () => runVitest('server'),
  postgres: () => runOnPostgres(),
  weight: weighPages,
  page: testPages,
  e2e: () => runPlaywright(),
};

const AT_SCALE: Parts = { ...PARTS, postgres: runOnPostgresAndS3, journey: walkOnPostgresAndS3 };

await runCommand(
  {
    start: 'npm test',
    does:
      'Runs everything that must hold, in the order in which it fails fastest. All parts run even when an early one fails; ' +
      'the last line is the count of all, and anything that failed makes it end with 1.',
    options: {
      only: onlyOf(AT_SCALE),
      scale: {
        says: 'on Debian: the parts postgres and journey with a real S3 server, which it installs and starts',
      },
    },
  },
  ({ options }) => {
    const parts = chosenOf(options.scale ? AT_SCALE : PARTS, options.only);
    // Begun beside the parts before, since it waits for the network; what goes wrong is told where the server is needed.
    if (options.scale && ('postgres' in parts || 'journey' in parts)) installS3Server().catch(() => {});
    return runParts(parts);
  },
);
