/** Where npm has left out what builds pages. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const NEEDED = [
  'package.json',
  'package-lock.json',
  'domain/languages.ts',
  'server/platform/command.ts',
  'server/platform/demand-node.cjs',
  'server/platform/error-message.ts',
  'tools/build-web.ts',
];

test('without built pages and without what builds them it says in a sentence what to do, and changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-unbuilt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of NEEDED) cpSync(join(root, file), join(folder, file));
  const build = () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(folder, 'tools/build-web.ts')]);
    return { status, said: String(stdout), complained: String(stderr) };
  };
  const ways =
    /, and the packages that build them are not installed\. Run .* its folder web\/dist .* npm ci\. Nothing has been changed\.\n$/;
  const { status, said, complained } = build();
  expect([status, said]).toEqual([1, '']);
  expect(complained).toMatch(/^There are no built pages in /);
  expect(complained).toMatch(ways);
  mkdirSync(join(folder, 'web/dist'), { recursive: true });
  writeFileSync(join(folder, 'web/dist/.hash'), 'of another version');
  expect(build().complained).toMatch(/^The built pages are those of another version in /);
});
