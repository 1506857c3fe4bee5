import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The last commit that touched the line of a version in the changelog, from which on it was that version; empty where there is none. */
export function commitOf(version: string): string {
  const line = `^## \\[${version.replaceAll('.', '\\.')}\\]`;
  return git('log', '-1', '--format=%h', '-G', line, '--', 'CHANGELOG.md').trim();
}

/** Returns the commit of a tag or version; a version without a tag is found by the changelog. */
export function commitNamed(name: string): string {
  const [, version] = /^v(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  if (version === undefined || git('tag', '--list', name).trim() !== '') return name;
  return commitOf(version) || name;
}
