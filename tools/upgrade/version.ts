/** The program as it is in a folder: the version before, or this one. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, whenListening } from '#server/testing/program.ts';
import { demand, type Outcome, run } from '../image/run.ts';
import { type Left, visitorAt } from '../image/visitor.ts';
import { commitNamed } from '../release/history.ts';

export const TODAY = join(import.meta.dirname, '../..');

/** Where an installation keeps its data: the variables that say so. */
export type Place = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/**
 * Takes the version before out of the history, with the packages of its own lockfile.
 * @param from a commit or a tag, also one that is yet to be set.
 * @throws Error when there is no such version, or its packages cannot be had.
 */
export async function takeVersion(from: string, folder: string): Promise<void> {
  await demand('git', ['clone', '--quiet', '--shared', '--no-checkout', TODAY, folder]);
  await demand('git', ['checkout', '--quiet', '--detach', commitNamed(from)], { cwd: folder });
  await demand('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Names of the migrations that a version knows. */
export function migrationsOf(version: string): string[] {
  // Version 1.0.0 keeps them in the second folder.
  const folders = ['server/platform/db/migrations', 'server/db/migrations'].map((it) => join(version, it));
  return readdirSync(folders.find(existsSync) ?? '');
}

/** The Node that npm brought for it, as its scripts find it. */
function nodeOf(version: string): string {
  const own = join(version, 'node_modules/.bin/node');
  return existsSync(own) ? own : process.execPath;
}

function environmentOf(place: Place): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...place };
}

/** Starts it, and gives it back once it listens. @throws Error with what it said when it ends before. */
export function startVersion(version: string, place: Place): Promise<Program> {
  const child = spawn(nodeOf(version), ['server/main.ts'], {
    cwd: version,
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return whenListening(child);
}

/** A start that is expected to be refused. */
export function tryVersion(version: string, place: Place): Promise<Outcome> {
  return run(nodeOf(version), ['server/main.ts'], { cwd: version, env: environmentOf(place) });
}

/** One of its tools, such as `backup`; gives what it said. @throws Error when it did not end well. */
export function runTool(version: string, place: Place, tool: string, archive: string): Promise<string> {
  return demand(nodeOf(version), [`tools/${tool}.ts`, archive], { cwd: version, env: environmentOf(place) });
}

/** Ends it as a service manager does. @throws Error unless it ends with 0. */
export async function endVersion(program: Program): Promise<void> {
  program.process.kill('SIGTERM');
  const code = await program.exitCode;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${program.log().slice(-1500)}`);
}

/** Scouts of this machine. */
export const visitor = (url: string) =>
  visitorAt({ node: (file, env) => run(process.execPath, [file], { env: { ...process.env, ...env } }) }, url);

/** Starts a version, looks whether all is there that was left, and ends it. */
export async function lookWith(version: string, place: Place, left: Left): Promise<void> {
  const program = await startVersion(version, place);
  try {
    await visitor(program.url).look(left);
  } finally {
    await endVersion(program);
  }
}
