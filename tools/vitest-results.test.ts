import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Result } from './test-results.ts';

const root = join(import.meta.dirname, '..');

/** Returns Vitest's own results for these files, by their names. */
async function resultsOf(files: Record<string, string>): Promise<{ exitCode: number; results: Result[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-vitest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const RESULTS_FILE = join(folder, 'results.json');
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const args = ['run', '--globals', '--reporter', join(root, 'tools/vitest-results.ts')];
  const exitCode = await new Promise<number>((resolve) => {
    const child = execFile(
      join(root, 'node_modules/.bin/vitest'),
      args,
      { cwd: folder, env: { ...env, RESULTS_FILE } },
      () => resolve(child.exitCode ?? -1),
    );
  });
  return { exitCode, results: JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) };
}

test('a test is told by its file and its name, a failure by its message, and a file by what it cannot load', async () => {
  const { exitCode, results } = await resultsOf({
    'leaf.test.js': `describe('a leaf', () => { test('is green', () => {}); test.todo('falls'); });`,
    'root.test.js': `test('a root grows down', () => expect('up').toBe('down'));`,
    'twig.test.js': `import './no-such-branch.js'; test('a twig bends', () => {});`,
  });
  expect(exitCode).toBe(1);
  expect(results).toHaveLength(4);
  expect(results).toEqual(
    expect.arrayContaining([
      { status: 'passed', name: 'leaf.test.js › a leaf > is green' },
      { status: 'skipped', name: 'leaf.test.js › a leaf > falls' },
      {
        status: 'failed',
        name: 'root.test.js › a root grows down',
        message: expect.stringContaining("expected 'up' to be 'down'"),
      },
      {
        status: 'failed',
        name: 'twig.test.js › outside its tests',
        message: expect.stringContaining('no-such-branch'),
      },
    ]),
  );
});

test('an error that no test caught is told with its file, though all tests passed', async () => {
  const { exitCode, results } = await resultsOf({
    'root.test.js': `test('a root drinks', async () => {
      Promise.reject(new Error('no water'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
  });
  expect(exitCode).toBe(1);
  expect(results).toEqual([
    { status: 'passed', name: 'root.test.js › a root drinks' },
    {
      status: 'failed',
      name: 'root.test.js › outside its tests',
      message: expect.stringContaining('no water'),
    },
  ]);
});

test('a process that ends amid its tests is told, and what had not come to its end has failed', async () => {
  const { exitCode, results } = await resultsOf({
    'root.test.js': `test('a root rots', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });`,
  });
  expect(exitCode).toBe(1);
  const failed = results.filter(({ status }) => status === 'failed').map(({ name }) => name);
  expect(failed).toContain('the runner › an error that no test caught');
  expect(results.filter(({ status }) => status === 'passed')).toEqual([]);
});
