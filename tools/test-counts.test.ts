import { expect, test } from 'vitest';
import {
  closingLine,
  countCheck,
  countClosed,
  countPlaywright,
  countVitest,
  sumCounts,
} from './test-counts.ts';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};

test('a check without tests of its own counts as one test', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('pending and planned tests count as skipped', () => {
  expect(countVitest(vitestReport, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

test('a test file that cannot be loaded is one failure', () => {
  const broken = { ...vitestReport, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(broken, 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('a file with a failed test is counted once', () => {
  const report = {
    ...vitestReport,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }],
  };
  expect(countVitest(report, 1)).toMatchObject({ failed: 1 });
});

test('a runner that crashed after its tests has failed', () => {
  expect(countVitest(vitestReport, 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('a runner that leaves no report has failed', () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner that ran no test has failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 4 };
  expect(countPlaywright({ stats }, 0)).toEqual({ passed: 0, failed: 1, skipped: 4 });
});

test('a journey that was walked only at the second go has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats }, 0)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('the closing line names what was skipped only where something was', () => {
  const sum = sumCounts([countCheck(0), countCheck(0), countCheck(1)]);
  expect(closingLine(sum)).toBe('2 passed, 1 failed');
  expect(closingLine({ ...sum, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});

test('the closing line of a run is read back, whatever was said before it', () => {
  for (const counts of [
    { passed: 12, failed: 0, skipped: 0 },
    { passed: 3, failed: 2, skipped: 1 },
  ]) {
    expect(countClosed(`1 passed, 9 failed\n${closingLine(counts)}\n`)).toEqual(counts);
  }
});

test('a run that ended without its closing line has failed', () => {
  for (const output of ['', '5 passed, 0 failed\nKilled\n']) {
    expect(countClosed(output)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  }
});
