import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, tellFailures } from './test-failures.ts';

const passed = { status: 'passed', fullName: 'a leaf is green', failureMessages: null };
const failed = {
  status: 'failed',
  fullName: 'a root grows down',
  failureMessages: ['AssertionError: expected up to be down'],
};

const playwrightReport = { config: { rootDir: '/rootling/e2e' }, errors: [] };

test('a failed test is told by its file, from the root of the project, its name and its message', () => {
  const testResults = [
    { name: '/rootling/domain/leaf.test.ts', message: '', status: 'passed', assertionResults: [passed] },
    {
      name: '/rootling/domain/root.test.ts',
      message: '',
      status: 'failed',
      assertionResults: [passed, failed],
    },
  ];
  expect(failuresOfVitest({ testResults }, '/rootling')).toEqual([
    {
      file: 'domain/root.test.ts',
      test: 'a root grows down',
      message: 'AssertionError: expected up to be down',
    },
  ]);
});

test('a test file that cannot be loaded is told with its own message', () => {
  const testResults = [
    { name: '/rootling/domain/root.test.ts', message: 'SyntaxError', status: 'failed', assertionResults: [] },
  ];
  expect(failuresOfVitest({ testResults }, '/rootling')).toEqual([
    { file: 'domain/root.test.ts', test: 'outside its tests', message: 'SyntaxError' },
  ]);
});

test('a journey that failed, always or at the first go, is told with the browser it failed in', () => {
  const journey = (title: string, status: string) => ({
    file: 'keyboard.e2e.ts',
    title,
    tests: [
      { projectName: 'phone', status, results: [{ errors: [{ message: 'no focus' }] }, { errors: [] }] },
      { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
    ],
  });
  const suites = [
    { specs: [journey('Tab goes on', 'unexpected')], suites: [{ specs: [journey('F8 goes up', 'flaky')] }] },
  ];
  expect(failuresOfPlaywright({ ...playwrightReport, suites }, '/rootling')).toEqual([
    { file: 'e2e/keyboard.e2e.ts', test: '[phone] Tab goes on', message: 'no focus' },
    { file: 'e2e/keyboard.e2e.ts', test: '[phone] F8 goes up', message: 'no focus' },
  ]);
});

test('what kept all journeys from beginning is told', () => {
  const report = { ...playwrightReport, suites: [], errors: [{ message: 'the pages cannot be built' }] };
  expect(failuresOfPlaywright(report, '/rootling')).toEqual([
    { file: 'e2e', test: 'outside its tests', message: 'the pages cannot be built' },
  ]);
});

test('a runner that left no report has no failed test to tell', () => {
  expect(failuresOfVitest(undefined, '/rootling')).toEqual([]);
  expect(failuresOfPlaywright(undefined, '/rootling')).toEqual([]);
});

test('each failed test is one line, followed by the first lines of its message, without colours', () => {
  const message = `\u001b[31mAssertionError\u001b[39m\n\n${'+ one root\n'.repeat(40)}`;
  const lines = tellFailures('unit', 1, [
    { file: 'domain/root.test.ts', test: 'a root grows down', message },
  ]);
  expect(lines.slice(0, 3)).toEqual([
    'FAIL unit domain/root.test.ts › a root grows down',
    '     AssertionError',
    '     + one root',
  ]);
  expect(lines).toHaveLength(9);
});

test('the places in the runner on the way to a failure are left out', () => {
  const message = 'Error: no root\n    at domain/root.ts:3:1\n    at node_modules/vitest/run.js:1:1';
  const lines = tellFailures('unit', 1, [
    { file: 'domain/root.test.ts', test: 'a root grows down', message },
  ]);
  expect(lines.slice(1)).toEqual(['     Error: no root', '         at domain/root.ts:3:1']);
});

test('what failed without a test of its own is told by where its lines are', () => {
  expect(tellFailures('lint', 1, [])).toEqual(["FAIL lint › see the lines under '— lint'"]);
  expect(tellFailures('lint', 0, [])).toEqual([]);
});
