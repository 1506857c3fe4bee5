import { expect, test } from 'vitest';
import {
  closingLine,
  failureOfRunner,
  pagesOfFailures,
  type Result,
  resultsOfPlaywright,
  tellFailures,
  toRunAgain,
  withHonestEnd,
  withSecondRun,
} from './test-results.ts';

const passed: Result = { status: 'passed', name: 'a leaf is green' };
const skipped: Result = { status: 'skipped', name: 'a leaf falls' };
const failed: Result = { status: 'failed', name: 'root.test.ts › a root grows down', message: 'Error: up' };

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
  const config = { rootDir: '/rootling/e2e' };
  expect(resultsOfPlaywright({ config, suites, errors: [] }, '/rootling')).toEqual([
    { status: 'failed', name: 'e2e/keyboard.e2e.ts › [phone] Tab goes on', message: 'no focus' },
    { status: 'passed', name: 'e2e/keyboard.e2e.ts › [desktop] Tab goes on' },
    { status: 'failed', name: 'e2e/keyboard.e2e.ts › [phone] F8 goes up', message: 'no focus' },
    { status: 'passed', name: 'e2e/keyboard.e2e.ts › [desktop] F8 goes up' },
  ]);
  const errors = [{ message: 'the pages cannot be built' }];
  expect(resultsOfPlaywright({ config, suites: [], errors }, '/rootling')).toEqual([
    { status: 'failed', name: 'e2e › outside its tests', message: 'the pages cannot be built' },
  ]);
});

test('what stood on the page of a journey that failed is found, whichever group it is in', () => {
  const attachments = [
    { name: 'trace', path: '/tmp/trace.zip' },
    { name: 'error-context', path: '/tmp/page.md' },
  ];
  const failed = { projectName: 'phone', status: 'unexpected', results: [{ errors: [], attachments }] };
  const fine = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] };
  const specs = [{ file: 'keyboard.e2e.ts', title: 'Tab goes on', tests: [failed, fine] }];
  const found = [{ name: '[phone] Tab goes on', path: '/tmp/page.md' }];
  expect(pagesOfFailures({ suites: [{ specs, suites: [{ specs }] }] })).toEqual([...found, ...found]);
});

test('a runner that crashed after its tests has failed, and is told once where a test has failed as well', () => {
  expect(withHonestEnd([passed, skipped], 0)).toEqual([passed, skipped]);
  expect(withHonestEnd([passed, failed], 1)).toEqual([passed, failed]);
  expect(withHonestEnd([passed], 7)).toEqual([
    passed,
    { status: 'failed', name: 'the runner › it ended with 7', message: '' },
  ]);
});

test('a runner that leaves no report, or ran no test, has failed', () => {
  const nothing = { status: 'failed', name: 'the runner › no test ran', message: '' };
  expect(withHonestEnd([], 0)).toEqual([nothing]);
  expect(withHonestEnd([skipped], 0)).toEqual([skipped, nothing]);
});

test('the closing line names what was skipped only where something was', () => {
  expect(closingLine([passed, passed, failed])).toBe('2 passed, 1 failed');
  expect(closingLine([passed, skipped])).toBe('1 passed, 0 failed, 1 skipped');
});

test('all that failed is named, a line each, before the first message begins', () => {
  const lint: Result = { status: 'failed', name: 'biome check .' };
  const parts = [
    ['unit', [passed, failed]],
    ['lint', [lint]],
    ['page', [{ ...failed, name: 'leaf.test.tsx › a leaf is red', message: 'Error: blue' }]],
  ] as const;
  expect(tellFailures(parts)).toEqual([
    'FAIL unit root.test.ts › a root grows down',
    'FAIL lint biome check .',
    'FAIL page leaf.test.tsx › a leaf is red',
    '',
    'FAIL unit root.test.ts › a root grows down',
    '     Error: up',
    '',
    'FAIL page leaf.test.tsx › a leaf is red',
    '     Error: blue',
  ]);
  expect(tellFailures([['unit', [passed, skipped]]])).toEqual([]);
});

test('of a message its first lines are told, without colours and without the places in the runner', () => {
  const told = (message: string) => tellFailures([['unit', [{ ...failed, message }]]]).slice(3);
  expect(told(`\u001b[31mAssertionError\u001b[39m\n\n${'+ one root\n'.repeat(40)}`)).toEqual([
    '     AssertionError',
    ...Array.from({ length: 7 }, () => '     + one root'),
  ]);
  expect(told('Error: no root\n    at domain/root.ts:3:1\n    at node_modules/vitest/run.js:1:1')).toEqual([
    '     Error: no root',
    '         at domain/root.ts:3:1',
  ]);
});

test('what passes when its file is run once more has passed and is named; what fails again has failed', () => {
  const steady: Result = { status: 'passed', name: 'leaf.test.ts › a leaf is green' };
  const neighbour: Result = { status: 'passed', name: 'root.test.ts › a root drinks' };
  const broken: Result = { status: 'failed', name: 'twig.test.ts › outside its tests', message: 'no module' };
  const down: Result = { status: 'passed', name: failed.name };
  const twig: Result = { status: 'passed', name: 'twig.test.ts › a twig bends' };
  const first = [steady, neighbour, failed, broken];
  const again = ['root.test.ts', 'twig.test.ts'];
  expect(toRunAgain(first)).toEqual(again);

  const healed = withSecondRun(first, [neighbour, down, twig], again);
  expect(closingLine(healed)).toBe('5 passed, 0 failed');
  expect(tellFailures([['unit', healed]])).toEqual([
    'UNSTEADY unit root.test.ts › a root grows down',
    'UNSTEADY unit twig.test.ts › outside its tests',
    '',
    'UNSTEADY unit root.test.ts › a root grows down',
    '     Error: up',
    '',
    'UNSTEADY unit twig.test.ts › outside its tests',
    '     no module',
  ]);
  expect(closingLine(withSecondRun(first, [neighbour, failed, twig], again))).toBe('4 passed, 1 failed');
  const dry: Result = { status: 'failed', name: neighbour.name, message: 'Error: dry' };
  const onlyNow = withSecondRun(first, [dry, down, twig], again);
  expect(closingLine(onlyNow)).toBe('5 passed, 0 failed');
  expect(tellFailures([['unit', onlyNow]])).toContain('UNSTEADY unit root.test.ts › a root drinks');
  const nothing = failureOfRunner('no test ran');
  expect(closingLine(withSecondRun([failed], [nothing], again))).toContain('1 failed');
});

test('where the runner failed and no file is known, everything is run once more', () => {
  const green: Result = { status: 'passed', name: 'leaf.test.ts › a leaf is green' };
  const lost = failureOfRunner('an error that no test caught', 'Error: the worker did not answer');
  const first = [green, failed, lost];
  expect(toRunAgain(first)).toBe('everything');

  const down: Result = { status: 'passed', name: failed.name };
  const healed = withSecondRun(first, [green, down], 'everything');
  expect(closingLine(healed)).toBe('3 passed, 0 failed');
  expect(tellFailures([['page', healed]]).slice(-2)).toEqual([
    'UNSTEADY page the runner › an error that no test caught',
    '     Error: the worker did not answer',
  ]);
  expect(closingLine(withSecondRun(first, [green, down, lost], 'everything'))).toBe('2 passed, 1 failed');
  expect(closingLine(withSecondRun(first, [failureOfRunner('no test ran')], 'everything'))).toContain(
    '1 failed',
  );
});

test('so many failures that they are no chance are not run again, nor is a run without any', () => {
  const many = Array.from({ length: 9 }, (_, it): Result => ({ ...failed, name: `${it}.test.ts › a root` }));
  expect(toRunAgain(many)).toBe('nothing');
  expect(toRunAgain([passed, skipped])).toBe('nothing');
});
