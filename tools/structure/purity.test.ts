import { expect, test } from 'vitest';
import { namesNoCallTwice, opensNoTransaction, readsNoClock, readsNoCommandLine } from './purity.ts';

const expressions = ['new Date()', 'Date.now()', 'Math.random()', 'randomUUID()', 'performance.now()'];

test.each(expressions)('%s is refused wherever something is decided or stored', (expression) => {
  const text = `\nconst value = ${expression};`;
  for (const path of [
    'domain/rules/sign-in/gate.ts',
    'server/photos/photos.service.ts',
    'server/photos/photos.store.ts',
  ]) {
    expect(readsNoClock([{ path, text }])).toEqual([expect.stringContaining(`${path}:2: `)]);
  }
});

test('the clock may be read at the edges and in tests', () => {
  const text = 'const now = Date.now();';
  const paths = ['server/main.ts', 'web/lib/dates.ts', 'domain/rules/sign-in/gate.test.ts'];
  expect(readsNoClock(paths.map((path) => ({ path, text })))).toEqual([]);
});

test('a given moment may become a date', () => {
  expect(
    readsNoClock([{ path: 'domain/rules/platform/dates.ts', text: 'new Date(moment).toISOString()' }]),
  ).toEqual([]);
});

test('the path of a call is written in its contract only', () => {
  const text = "call('/api/projects');";
  const [error] = namesNoCallTwice([{ path: 'web/features/notebook/projects/projects.queries.ts', text }]);
  expect(error).toContain("'/api/projects' repeats a path of the contract");
  expect(namesNoCallTwice([{ path: 'domain/contract/notebook/projects.ts', text }])).toEqual([]);
  expect(namesNoCallTwice([{ path: 'server/projects/projects.test.ts', text }])).toEqual([]);
});

test('a comment may name a call', () => {
  const text = '/** Answers `GET /api/projects`. */';
  expect(namesNoCallTwice([{ path: 'web/lib/call.ts', text }])).toEqual([]);
});

test('a transaction is opened in server/platform/db alone, and by tests', () => {
  const text = 'await db\n  .transaction()\n  .execute(work);';
  const paths = ['server/platform/db/transaction.ts', 'server/platform/db/open.test.ts', 'bench/load.ts'];
  expect(opensNoTransaction(paths.map((path) => ({ path, text })))).toEqual([]);
  expect(opensNoTransaction([{ path: 'server/notebook/steps/steps.service.ts', text }])).toEqual([
    expect.stringContaining('server/notebook/steps/steps.service.ts:2: .transaction() '),
  ]);
});

test('the command line is read in one place', () => {
  const text = 'const [file] = process.argv.slice(2);';
  expect(readsNoCommandLine([{ path: 'server/platform/command.ts', text }])).toEqual([]);
  expect(readsNoCommandLine([{ path: 'tools/backup.ts', text }])).toEqual([
    expect.stringContaining('tools/backup.ts:1: process.argv '),
  ]);
});
