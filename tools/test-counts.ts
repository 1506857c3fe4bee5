/** What one part of the test run came to. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The figures this project reads from `vitest --reporter=json`. */
export type VitestCounts = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** The figures this project reads from Playwright's json reporter. */
export type PlaywrightCounts = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** A check without tests of its own, such as the linter, counts as one test. */
export function countCheck(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A file that cannot be loaded, or fails outside its tests, is one failure beside those of its tests. */
export function countVitest(report: VitestCounts | undefined, exitCode: number): Counts {
  if (!report) return countCheck(1);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return demandAnHonestEnd(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** A journey that fails now and then has failed: nothing here is tried twice. */
export function countPlaywright(report: PlaywrightCounts | undefined, exitCode: number): Counts {
  if (!report) return countCheck(1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return demandAnHonestEnd(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

/** A runner that crashed after its last test, or ran no test at all, has failed even if its report shows no failure. */
function demandAnHonestEnd(exitCode: number, counts: Counts): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const crashed = exitCode !== 0 && counts.failed === 0;
  return ranNothing || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}

export function sumCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The sentence that closes a run: `12 passed, 0 failed`, and `, 1 skipped` where something was. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What the closing line of a run says; a run that ended without one has failed. */
export function countClosed(output: string): Counts {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const figures = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(last);
  if (!figures) return countCheck(1);
  const [passed = 0, failed = 0, skipped = 0] = figures.slice(1).map((figure) => Number(figure ?? 0));
  return { passed, failed, skipped };
}
