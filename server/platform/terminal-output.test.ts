import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { greetingOf } from '#server/app/greeting.ts';
import { openLog } from './log.ts';
import { terminalOutput } from './terminal-output.ts';

const CONFIG = { siteName: 'Rootling', baseUrl: null, host: '0.0.0.0', dataDir: '/var/rootling' };

function openTerminal() {
  const said: string[] = [];
  return { log: openLog('info', terminalOutput({ write: (words) => said.push(words) })), said };
}

test('a terminal shows words and not JSON, a line each with its time', () => {
  const { log, said } = openTerminal();
  log.warn('No parent can sign until SUPPORT_EMAIL is set.');
  log.info({ method: 'GET', route: '/api/health', status: 200 }, 'answered');
  expect(said[0]).toMatch(/^\d\d:\d\d:\d\d Warning: No parent can sign until SUPPORT_EMAIL is set\.\n$/);
  expect(said[1]).toMatch(/^\d\d:\d\d:\d\d GET \/api\/health 200 answered\n$/);
});

test('a fault is told with what failed, and where', () => {
  const { log, said } = openTerminal();
  log.error({ err: new TypeError('no such thing') }, 'failed');
  expect(said[0]).toMatch(/Error: failed: TypeError, no such thing\n\s+at .*terminal-output\.test\.ts/);
});

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::1', 'http://[::1]:3000'],
])('who listens on %s is greeted with %s', (host, address) => {
  const greeting = greetingOf({ config: { ...CONFIG, host }, port: 3000, firstAdmin: '/create-admin' });
  expect(greeting).toContain(`\n    ${address}\n`);
  expect(greeting).toContain(`\n    ${address}/create-admin\n`);
});

test('once there is an administrator the greeting speaks of none, and of a site by its own address', () => {
  const config = { ...CONFIG, baseUrl: 'https://trees.example' };
  const greeting = greetingOf({ config, port: 3000, firstAdmin: null });
  expect(greeting).toContain('    https://trees.example\n');
  expect(greeting).not.toContain('administrator');
});

test.runIf(process.platform === 'linux')(
  'a start at a terminal says where to open it and what to do first, and nothing as JSON',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-terminal-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const main = path.join(import.meta.dirname, '../main.ts');
    // `script` gives a program a terminal; it comes with every Linux.
    const said = await new Promise<string>((resolve, reject) => {
      const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
      const child = execFile(
        'script',
        ['--quiet', '--command', `exec ${process.execPath} ${main}`, '/dev/null'],
        { env },
        (error, stdout) => (error ? reject(error) : resolve(stdout)),
      );
      child.stdout?.on('data', (words: string) => {
        if (words.includes('Ctrl+C')) child.stdin?.write('\u0003');
      });
    });
    expect(said).toMatch(/Rootling is running\. Open it in a browser:\s+http:\/\/127\.0\.0\.1:\d+\s/);
    expect(said).toMatch(
      /Make the first one here, it works once:\s+http:\/\/127\.0\.0\.1:\d+\/create-admin#[A-Z2-7-]{19}\s/,
    );
    expect(said).toContain('Finishing what is open');
    expect(said).not.toContain('{"');
  },
);
