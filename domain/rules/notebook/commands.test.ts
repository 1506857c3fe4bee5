import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { listReviews } from '#domain/contract/troop/reviews.ts';
import type { CaseCall } from './command-calls.suite.ts';
import { COMMAND_CASES, runPurely } from './commands.suite.ts';

test.each(COMMAND_CASES)('$name', ({ given, command, shows, refused, isGone }) => {
  const { notebook, refusal } = runPurely([...given, command]);
  expect(notebook).toMatchObject(shows);
  expect(notebook.deletedAt !== null).toBe(isGone ?? false);
  expect(refusal?.told.message).toBe(refused);
});

test('the table has every call by which a student writes', () => {
  const nameOf = ({ endpoint: { method, path } }: Pick<CaseCall, 'endpoint'>) => `${method} ${path}`;
  // The child's answers to a leader are in no notebook (domain/rules/troop/reviews.ts).
  const isAnswer = ({ path }: { path: string }) => path.startsWith(`${listReviews.path}/`);
  const written = ALL_ENDPOINTS.filter((it) => it.who === 'student' && it.method !== 'GET' && !isAnswer(it));
  const called = new Set(COMMAND_CASES.map(({ command }) => nameOf(command)));
  expect(written.map((endpoint) => nameOf({ endpoint })).filter((name) => !called.has(name))).toEqual([]);
});
