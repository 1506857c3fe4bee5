/** A server under measurement, in a process of its own: what it takes to start one, and what it costs meanwhile. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.join(import.meta.dirname, '../..');
export const PROGRAM = path.join(ROOT, 'server/main.ts');
export type Contender = {
  readonly url: string;
  readonly process: ChildProcess;
  readonly pid: number;
  /** From the start of the process to its first 200, ms. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
};

export type StartOptions = {
  /** The file of its output, as a service manager would keep it. */
  readonly logFile: string;
  readonly env: Readonly<Record<string, string>>;
  /** A script that is loaded before the program. */
  readonly hook?: string;
};

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 5;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** Starts a program that listens on PORT, and waits until its health is answered with 200. */
export async function startContender(program: string, options: StartOptions): Promise<Contender> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(options.logFile, 'a');
  const began = performance.now();
  const child = spawn(process.execPath, [...(options.hook ? ['--import', options.hook] : []), program], {
    env: {
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
      // As `npm start` has it.
      NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
      ...options.env,
    },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const exited = once(child, 'exit');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || performance.now() - began > START_TIMEOUT_MS) {
      throw new Error(`${program} did not start:\n${await readFile(options.logFile, 'utf8')}`);
    }
    await wait(POLL_MS);
  }
  const startMs = performance.now() - began;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, process: child, pid: child.pid ?? 0, startMs, stop };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
