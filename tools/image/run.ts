import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export type Outcome = { readonly exitCode: number; readonly output: string };
export type RunOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** A file for its standard input. */
  readonly input?: string;
};

const TRIES = 300;
const BETWEEN_TRIES_MS = 200;

const running = new Set<ChildProcess>();

/** Runs a command to its end and gives all that it said. */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const { cwd, env = process.env, input } = options;
  const child = spawn(command, args, { ...(cwd && { cwd }), env, stdio: 'pipe' });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  // Whoever does not read it all may end before.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input === undefined ? undefined : readFileSync(input));
  const failed = once(child, 'error').then(([error]) => ({ exitCode: 127, output: String(error) }));
  const ended = once(child, 'close').then(([code]) => ({ exitCode: code ?? 1, output }));
  const outcome = await Promise.race([ended, failed]);
  running.delete(child);
  return outcome;
}

/** The same of a command that has to end well. @throws Error with the end of what it said. */
export async function demand(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { exitCode, output } = await run(command, args, options);
  if (exitCode === 0) return output;
  throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}:\n${output.slice(-2000)}`);
}

/** For an end before the end: those commands only that were started here. */
export function endWhatRuns(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** @throws Error when it has not come to that within a minute. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await holds()) return;
    await pause(BETWEEN_TRIES_MS);
  }
  throw new Error(`Waited a minute in vain until ${what}.`);
}
