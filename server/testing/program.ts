import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../main.ts');

/** The program as `npm start` runs it, in a process of its own. */
export type Program = {
  url: string;
  port: number;
  process: ChildProcess;
  exitCode: Promise<number | null>;
  /** All that it has logged until now. */
  log: () => string;
};

/** Runs the program with an environment of its own; it may refuse to start. `log` is an open file, or a pipe. */
export function runProgram(environment: Record<string, string>, log: number | 'pipe' = 'pipe'): ChildProcess {
  // A machine on which whatever is made is open to everybody, unless its maker sees to it.
  return spawn('/bin/sh', ['-c', 'umask 000; exec "$0" "$1"', process.execPath, MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', log, 'pipe'],
  });
}

/** Starts the program on a free port and waits until it says where it listens. */
export async function startProgram(environment: Record<string, string>): Promise<Program> {
  return whenListening(runProgram(environment));
}

/** Waits until a process that runs the program with its output piped says where it listens. */
export async function whenListening(child: ChildProcess): Promise<Program> {
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  let log = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      log += chunk;
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1];
      if (!port) return;
      const url = `http://127.0.0.1:${port}`;
      resolve({ url, port: Number(port), process: child, exitCode, log: () => log });
    });
    exitCode.then((code) => reject(new Error(`The program ended with ${code} before it listened:\n${log}`)));
  });
}

/** The code that the start prints where strangers could make the first administrator (PRODUCT.md#first-administrator). */
export function firstAdminCode({ log }: Program): string {
  const code = /\/create-admin#([A-Z2-7-]+)/.exec(log())?.[1];
  if (code === undefined) throw new Error('The start has printed no code.');
  return code;
}

/**
 * Seconds for which the thread of the event loop could have run and another program had its core: no error of ours. Only
 * Linux tells (https://docs.kernel.org/scheduler/sched-stats.html).
 */
export async function secondsTaken({ process: { pid } }: Program): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '0 0 0');
  return Number(text.split(' ')[1]) / 1e9;
}
