import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../contract/all.ts';
import type { CaseCall } from './command-calls.suite.ts';
import { COMMAND_CASES, runPurely } from './commands.suite.ts';

test.each(COMMAND_CASES)('$name', ({ given, command, shows, refused, isGone }) => {
  const { notebook, refusal } = runPurely([...given, command]);
  expect(notebook).toMatchObject(shows);
  expect(notebook.deletedAt !== null).toBe(isGone ?? false);
  expect(refusal?.message).toBe(refused);
});

test('the table has every call by which a student writes', () => {
  const nameOf = ({ endpoint: { method, path } }: Pick<CaseCall, 'endpoint'>) => `${method} ${path}`;
  const written = ALL_ENDPOINTS.filter(({ who, method }) => who === 'student' && method !== 'GET');
  const called = new Set(COMMAND_CASES.map(({ command }) => nameOf(command)));
  expect(written.map((endpoint) => nameOf({ endpoint })).filter((name) => !called.has(name))).toEqual([]);
});
