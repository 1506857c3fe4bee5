/** Every program that a person starts, as a process of its own. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demandPackages } from '../bench/packages.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files that nothing imports are started. */
const PROGRAMS = [
  'server/main.ts',
  ...globSync('{art,tools,bench}/*.ts', { cwd: root }).filter(
    (file) => !/^export /m.test(textOf(file)) && !/\.test\.ts$/.test(file),
  ),
]
  .filter((file) => file !== 'tools/fail-on-console-error.ts')
  .sort();

type Outcome = { exitCode: number; said: string; complained: string; written: string[] };

const start = (file: string, ...typed: string[]) => startWith({}, file, ...typed);

/** Runs a program where whatever it writes by mistake is seen. */
function startWith(settings: Record<string, string>, file: string, ...typed: string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-commands-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    HOME: folder,
    TMPDIR: folder,
    DATA_DIR: join(folder, 'data'),
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, file), ...typed],
      { cwd: folder, env },
      (error, said, complained) => {
        const written = globSync('**', { cwd: folder }).filter((it) => it !== '.');
        rmSync(folder, { recursive: true });
        resolve({ exitCode: error ? Number(error.code) : 0, said, complained, written });
      },
    );
  });
}

test('every script of package.json is one of them, or leads to a tool of others that has its own help', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const started = Object.values(scripts).flatMap((it) => it.match(/\S+\.ts\b(?!\.)/g) ?? []);
  const ours = started.filter((file) => !file.endsWith('.config.ts'));
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter((file) => !PROGRAMS.includes(file))).toEqual([]);
});

test.concurrent.for(PROGRAMS)('%s --help says how it is used, and writes nothing', async (file) => {
  const { exitCode, said, complained, written } = await start(file, '--help');
  expect([exitCode, complained, written]).toEqual([0, '', []]);
  expect(said).toMatch(/^(npm (run )?[\w:-]+|node [\w/.-]+)( -- .+| [[A-Z-].*)?\n\n[A-Z]/);
  const [, does = ''] = said.split('\n\n');
  expect(does).toMatch(/^[A-Z].*\.$/s);
  expect(does, 'a table is no sentence').not.toContain('  ');
  expect(said).toContain('\nOptions:\n');
  expect(said).toMatch(/\n {2}2 +it was not understood, and nothing was done\n$/);
  expect(Math.max(...said.split('\n').map((line) => line.length))).toBeLessThanOrEqual(96);
});

test.concurrent.for(PROGRAMS)(
  '%s refuses an option that it does not know, and writes nothing',
  async (file) => {
    const { exitCode, said, complained, written } = await start(file, '--nonsense');
    expect([exitCode, said, written]).toEqual([2, '', []]);
    expect(complained).toMatch(/^Unknown option '--nonsense'\.\n.* --help tells how it is used\.\n$/);
  },
);

test.concurrent.for(PROGRAMS)('%s refuses more words than it asks for, and writes nothing', async (file) => {
  const names = /^args: \{ (.*) \}/m.exec(textOf(file).replaceAll(/^ +/gm, ''))?.[1] ?? '';
  if (names.includes('…')) return;
  const typed = Array.from({ length: names.split(', ').length + 1 }, (_, n) => `word-${n}`);
  const { exitCode, said, complained, written } = await start(file, ...typed);
  expect([exitCode, said, written]).toEqual([2, '', []]);
  expect(complained).toContain(' is more than is asked for.\n');
});

test.for([
  ['tools/backup.ts', 'FILE is missing.'],
  ['tools/restore.ts', 'FILE is missing.'],
  ['tools/deletions.ts', 'ACTION is missing.'],
  ['tools/deletions.ts', 'ACTION must be verify or replay.', 'prove'],
  ['tools/deletions.ts', 'FILE is missing.', 'replay'],
  ['tools/seed.ts', '--students must be a whole number.', '--students', 'many'],
  ['tools/seed.ts', '--students must be a whole number.', '--students=-1'],
  ['tools/seed.ts', '--projects need --students to own them.', '--students', '0', '--projects', '1'],
  ['tools/seed.ts', "Option '--students <value>' argument missing.", '--students'],
  ['tools/housekeeping.ts', "Option '--dry-run' does not take an argument.", '--dry-run=yes'],
  ['tools/test.ts', 'No part is called nothing. The parts are types, ', '--only', 'unit,nothing'],
  ['bench/server.ts', 'No call is called nothing. The calls are ', '--only', 'nothing'],
])('%s says that %s', async ([file = '', message, ...typed]) => {
  const { exitCode, complained, written } = await start(file, ...typed);
  expect([exitCode, complained, written]).toEqual([2, expect.stringContaining(message ?? ''), []]);
});

test('npm start tells what stops it before it builds the pages', async () => {
  const taken = createServer().listen(0, '0.0.0.0');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  for (const [settings, said] of [
    [{ PORT: String(port) }, `Port ${port} is taken: `],
    [{ METRICS_PORT: 'many' }, 'METRICS_PORT must be a port'],
  ] as const) {
    const { exitCode, complained, written } = await startWith(settings, 'tools/build-web.ts', '--start');
    expect([exitCode, complained, written]).toEqual([1, expect.stringContaining(said), []]);
  }
});

test('an option that npm has taken for itself is not passed over', async () => {
  const typed = { npm_lifecycle_event: 'housekeeping', npm_config_dry_run: 'true' };
  const { exitCode, complained, written } = await startWith(typed, 'tools/housekeeping.ts');
  expect([exitCode, written]).toEqual([2, []]);
  expect(complained).toMatch(
    /^npm has taken --dry-run for itself: -- has to stand before it\.\nnpm run housekeeping -- --help /,
  );
});

test('after -- a file may have any name', async () => {
  const { exitCode, complained } = await start('tools/backup.ts', '--', '--help');
  expect([exitCode, complained]).toEqual([1, expect.stringContaining('There is no database at ')]);
});

test('an ordinary installation brings nothing that only the benchmarks need, and they say how to get it', () => {
  const { dependencies } = JSON.parse(textOf('bench/package.json')) as { dependencies: object };
  const peers = ['autocannon', 'express', 'lighthouse'];
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(peers));
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: object };
  expect(peers.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
  expect(() => demandPackages('/no-such-folder')).toThrow('Run: npm ci --prefix bench');
});
