import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exitCodeOf, installFromDebian } from '../debian.ts';
import type { Result } from '../test-results.ts';

/** Debian's own: another that comes first in the PATH knows nothing of Debian's packages. */
const PYTHON = '/usr/bin/python3';
const PACKAGE = 'python3-swift';
const ACCESS_KEY = 'scale:tester';
const SECRET = 'scale-secret';

type S3Server = {
  /** With the access key in it, as TEST_S3_URL takes it. */
  url: string;
  stop: () => Promise<void>;
};

/**
 * Runs tests with a real S3 server, which is there for as long as they take. Where it cannot be had nothing was tested:
 * that is a failure, which `otherwise` is given.
 */
export async function withS3Server(
  work: (url: string) => Promise<readonly Result[]>,
  otherwise: (failure: Result) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  let server: S3Server;
  try {
    await installS3Server();
    server = await startS3Server();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return otherwise({ status: 'failed', name: 'the S3 server is there', message });
  }
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

let installing: Promise<void> | undefined;

/**
 * Installs OpenStack Swift from Debian's packages where it is not there yet: about 8 MB, and nothing that starts by
 * itself. Once in a run: who begins it early need not wait for it, and what went wrong is told by the first that does.
 * @throws Error with a plain message when it cannot be had.
 */
export function installS3Server(): Promise<void> {
  installing ??= installFromDebian('the S3 server of the tests', [PACKAGE], async () => {
    const look = ['-c', 'import swift.common.middleware.s3api.s3api'];
    return (await exitCodeOf(PYTHON, look)) === 0;
  });
  return installing;
}

/** Starts a real S3 server on free ports of the loopback, over a temporary folder. */
async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-s3-'));
  const script = join(import.meta.dirname, 's3-server.py');
  const server = spawn(PYTHON, [script, folder, `${ACCESS_KEY}=${SECRET}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const port = await firstLine(server);
    const key = `${encodeURIComponent(ACCESS_KEY)}:${encodeURIComponent(SECRET)}`;
    return { url: `http://${key}@127.0.0.1:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function firstLine(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout ?? process.stdin })) return line;
  throw new Error('The S3 server did not start.');
}

/** Its servers end with it. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
