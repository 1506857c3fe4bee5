/**
 * `npm run test:scale`: what `npm test` cannot do with npm's packages alone. On a Debian machine it installs and starts
 * a real S3 server, starts Postgres, and runs on both of them the server's suite, the journey through the browser, and
 * two processes of which one is killed under load.
 */
import { runCommand } from '#server/command.ts';
import { createPostgresDatabase, startPostgres } from '#server/testing/postgres.ts';
import { bucketEnvironment, createBucket } from '#server/testing/s3.ts';
import { installS3Server, startS3Server } from './scale/s3-server.ts';
import { countCheck } from './test-counts.ts';
import { chosenOf, onlyOf, type PartResult, runParts, runPlaywright, runVitest } from './test-parts.ts';

/** How often one of two processes is killed. */
const ROUNDS = 10;

type Servers = Awaited<ReturnType<typeof startServers>>;

async function startServers() {
  installS3Server();
  const s3 = await startS3Server();
  const postgres = await startPostgres();
  return { s3, postgres, env: { TEST_DATABASE_URL: postgres.url, TEST_S3_URL: s3.url } };
}

/** Where the servers cannot be had nothing was tested: that is a failure, and one plain sentence. */
function nothingTested(error: unknown): Promise<never> {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  const failures = [{ file: 'tools/test-scale.ts', test: 'the servers are there', message }];
  return runParts({ servers: async () => ({ counts: countCheck(1), failures }) });
}

/** The program as people run it, on a database and in a bucket of its own. */
async function walkJourney({ s3, postgres }: Servers): Promise<PartResult> {
  const [database, { bucket, drop }] = await Promise.all([
    createPostgresDatabase(postgres.url),
    createBucket(s3.url),
  ]);
  try {
    return await runPlaywright({
      files: ['e2e/sign-up-to-report.e2e.ts'],
      env: { DATABASE_URL: database.url, ...bucketEnvironment(bucket) },
    });
  } finally {
    await Promise.all([database.drop(), drop()]);
  }
}

const PARTS: Readonly<Record<string, (servers: Servers) => Promise<PartResult>>> = {
  store: ({ env }) => runVitest('server', { files: ['server/files/s3-store.test.ts'], env }),
  processes: ({ env }) =>
    runVitest('server', {
      files: ['server/testing/two-processes.test.ts'],
      env: { ...env, SCALE_ROUNDS: String(ROUNDS) },
    }),
  server: ({ env }) => runVitest('server', { env }),
  journey: walkJourney,
};

await runCommand(
  {
    start: 'npm run test:scale',
    does:
      'On a Debian machine: installs and starts a real S3 server, starts Postgres, and runs on both what npm test runs on ' +
      'neither. The last line is the count of all, and anything that failed makes it end with 1.',
    options: { only: onlyOf(PARTS) },
  },
  async ({ options }) => {
    const chosen = chosenOf(PARTS, options.only);
    const servers = await startServers().catch(nothingTested);
    await runParts(
      Object.fromEntries(Object.entries(chosen).map(([name, run]) => [name, () => run(servers)])),
      async () => {
        await Promise.all([servers.s3.stop(), servers.postgres.stop()]);
      },
    );
  },
);
