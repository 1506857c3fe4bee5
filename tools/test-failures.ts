import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file or a run that failed outside its tests. */
export type Failure = {
  /** From the root of the project. */
  readonly file: string;
  readonly test: string;
  /** As the runner words it, with its colours and all its lines. */
  readonly message: string;
};

/** What `vitest --reporter=json` tells of each file. */
export type VitestReport = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

/** A file, or a group of tests in it; `file` is told from `rootDir`. */
type Suite = {
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
};

/** What Playwright's json reporter tells of each journey. */
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  /** Faults outside all tests. */
  errors: { message?: string }[];
};

const OUTSIDE = 'outside its tests';
/** Enough to tell what went wrong; the whole message stands where the part ran. */
const MESSAGE_LINES = 8;

/** Every failed test, and every file that failed without one; none where the runner left no report. */
export function failuresOfVitest(report: VitestReport | undefined, root: string): Failure[] {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Failure[] => {
      const file = relative(root, name);
      const failed = assertionResults.filter((it) => it.status === 'failed');
      if (failed.length === 0) return [{ file, test: OUTSIDE, message }];
      return failed.map((it) => ({ file, test: it.fullName, message: it.failureMessages?.join('\n') ?? '' }));
    });
}

/** Every journey that failed, once or always, and every fault outside the journeys. */
export function failuresOfPlaywright(report: PlaywrightReport | undefined, root: string): Failure[] {
  if (!report) return [];
  const folder = relative(root, report.config.rootDir);
  const outside = report.errors.map(({ message = '' }) => ({ file: folder, test: OUTSIDE, message }));
  return [...outside, ...report.suites.flatMap((suite) => failuresIn(suite, folder))];
}

function failuresIn({ specs, suites = [] }: Suite, folder: string): Failure[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `${folder}/${file}`,
        test: `[${projectName}] ${title}`,
        message: results.flatMap(({ errors }) => errors)[0]?.message ?? '',
      })),
  );
  return [...failed, ...suites.flatMap((suite) => failuresIn(suite, folder))];
}

/**
 * Lines that tell what failed in a part of the test run: a test and the beginning of its message. What failed without a
 * test of its own, such as the linter, is told where it ran.
 */
export function tellFailures(part: string, failed: number, failures: readonly Failure[]): string[] {
  const told = failures.flatMap(({ file, test, message }) => [
    `FAIL ${part} ${file} › ${test}`,
    ...firstLines(message).map((line) => `     ${line}`),
  ]);
  return failures.length < failed ? [...told, `FAIL ${part} › see the lines under '— ${part}'`] : told;
}

/** Where in a tool it came about says nothing. */
const IN_A_TOOL = /^\s+at .*(?:node_modules|node:internal|<anonymous>)/;

function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '' && !IN_A_TOOL.test(line)).slice(0, MESSAGE_LINES);
}
