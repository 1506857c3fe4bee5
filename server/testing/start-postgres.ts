import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Leads to the Postgres server that a run of the tests shares. */
    postgresUrl: string;
    /** True for a server that was running before, and stays. */
    isPostgresKept: boolean;
  }
}

/** Before the server's tests on Postgres: starts one, unless TEST_DATABASE_URL leads to one that runs already. */
export default async function providePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.TEST_DATABASE_URL;
  project.provide('isPostgresKept', Boolean(running));
  if (running) {
    project.provide('postgresUrl', running);
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
