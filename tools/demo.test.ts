/** `npm run demo` where it does not start; what it starts is looked at in e2e/demo.e2e.ts. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'demo.ts');

test('it refuses a folder that is no demonstration, however fresh it is to be, and a port that is taken or none', async () => {
  const real = mkdtempSync(join(tmpdir(), 'rootling-real-'));
  onTestFinished(() => rmSync(real, { recursive: true }));
  mkdirSync(join(real, 'photos'));
  writeFileSync(join(real, 'rootling.sqlite'), 'of real people');
  const run = (environment: Record<string, string>, ...typed: string[]) => {
    const env = { PATH: process.env.PATH, ...environment };
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...typed], { env });
    return [status, String(stderr)];
  };
  for (const more of [[], ['--fresh']])
    expect(run({}, '--in', real, ...more)).toEqual([
      1,
      `${real} holds something that is no demonstration. Nothing was changed.\n`,
    ]);
  expect(readFileSync(join(real, 'rootling.sqlite'), 'utf8')).toBe('of real people');
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const other = join(real, 'other');
  expect(run({ PORT: String(port) }, '--in', other)).toEqual([
    1,
    expect.stringContaining(`Port ${port} is taken`),
  ]);
  expect(run({ PORT: 'many' }, '--in', other)).toEqual([2, expect.stringContaining('PORT must be a port')]);
  expect(existsSync(other)).toBe(false);
});
