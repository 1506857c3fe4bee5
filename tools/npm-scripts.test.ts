import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

test.each(Object.entries<string>(scripts))('npm run %s runs in any shell, and in none: %s', (_, command) => {
  // A program and plain words: no variable, quote, pipe, list, pattern or assignment, which every shell reads in its own way.
  expect(command).toMatch(/^[a-z]+( [\w./:-]+)*$/);
});

test('npm start sets nothing and starts nothing between', () => {
  expect(scripts.start).toBe('node server/main.ts');
});

/** What is said under a Node of that version, and how it ends. */
function demandNode(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const file = join(import.meta.dirname, '../server/demand-node.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    '-e',
    `${pretend}; require(${JSON.stringify(file)})`,
  ]);
  return [status, `${stdout}${stderr}`];
}

test('what is run first says in a sentence that Node is too old, before it has to read what such a Node cannot', () => {
  for (const name of ['prestart', 'dev', 'test'])
    expect(scripts[name]).toMatch(/^node --require \.\/server\/demand-node\.cjs /);
  for (const version of ['18.20.0', '20.20.2', '22.18.0', '23.11.1']) {
    const said = `Rootling needs Node 24 or newer, and this is Node ${version}.`;
    expect(demandNode(version)).toEqual([1, expect.stringContaining(said)]);
  }
  for (const version of ['24.0.0', '26.1.0', '100.0.0']) expect(demandNode(version)).toEqual([0, '']);
});

test.skipIf(process.platform !== 'linux')(
  'the Node that npm brings is found though an older npm has taken its link away',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'rootling-link-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const bin = join(root, `node_modules/node-linux-${process.arch}/bin`);
    for (const folder of [bin, join(root, 'node_modules/.bin'), join(root, 'tools')])
      mkdirSync(folder, { recursive: true });
    copyFileSync(join(import.meta.dirname, 'link-node.cjs'), join(root, 'tools/link-node.cjs'));
    symlinkSync(process.execPath, join(bin, 'node'));
    const install = () => spawnSync(process.execPath, ['tools/link-node.cjs'], { cwd: root }).status;
    const found = join(root, 'node_modules/.bin/node');

    expect(install()).toBe(0);
    expect(readlinkSync(found)).toBe(`../node-linux-${process.arch}/bin/node`);
    expect(spawnSync(found, ['--version']).stdout.toString().trim()).toBe(process.version);
    expect(install()).toBe(0);
    expect(scripts.postinstall).toBe('node tools/link-node.cjs');
  },
);
