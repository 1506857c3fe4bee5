import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test, a check without tests of its own, or what failed outside all tests. */
export type Result = {
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Where it stands and what it is called, in one line. */
  readonly name: string;
  /** The runner's words on a failure, with its colours and all its lines. */
  readonly message?: string;
  /** True when it passed only one of two runs. */
  readonly isUnsteady?: true;
};

/** A file, or a group of tests in it; `file` is told from `rootDir`. */
type Suite = {
  specs: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[]; attachments?: { name: string; path?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
};

/** Playwright's json report of each journey; `errors` are those outside all of them. */
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  errors: { message?: string }[];
};

/** A failure in a file, but in none of its tests. */
export const OUTSIDE = 'outside its tests';
/** Where stands what failed and came of no file that is known. */
const RUNNER = 'the runner';
/** Enough to tell what went wrong; the whole message stands where the part ran. */
const MESSAGE_LINES = 8;
/** More failures than that are no chance. */
const FEW = 8;

/** Every journey, and every error outside them. One that succeeds at the second go only has failed. */
export function resultsOfPlaywright({ config, suites, errors }: PlaywrightReport, root: string): Result[] {
  const folder = relative(root, config.rootDir);
  const outside = errors.map(
    ({ message = '' }): Result => ({ status: 'failed', name: `${folder} › ${OUTSIDE}`, message }),
  );
  return [...outside, ...suites.flatMap((suite) => resultsIn(suite, folder))];
}

function resultsIn({ specs, suites = [] }: Suite, folder: string): Result[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }): Result => {
      const name = `${folder}/${file} › [${projectName}] ${title}`;
      if (status === 'expected') return { status: 'passed', name };
      if (status === 'skipped') return { status: 'skipped', name };
      return { status: 'failed', name, message: results.flatMap(({ errors }) => errors)[0]?.message ?? '' };
    }),
  );
  return [...own, ...suites.flatMap((suite) => resultsIn(suite, folder))];
}

/** By name, the files in which Playwright tells what stood on the page when a journey failed. */
export function pagesOfFailures({
  suites,
}: Pick<PlaywrightReport, 'suites'>): { name: string; path: string }[] {
  return suites.flatMap(({ specs, suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results
          .flatMap(({ attachments = [] }) => attachments)
          .flatMap(({ name, path }) =>
            name === 'error-context' && path ? [{ name: `[${projectName}] ${title}`, path }] : [],
          ),
      ),
    ),
    ...pagesOfFailures({ suites }),
  ]);
}

/** Returns one failure for an error of no known file. */
export function failureOfRunner(what: string, message = ''): Result {
  return { status: 'failed', name: `${RUNNER} › ${what}`, message };
}

/** A runner that left no report, ran no test, or crashed after its last one has failed, whatever its report says. */
export function withHonestEnd(results: readonly Result[], exitCode: number): readonly Result[] {
  const failed = results.some(({ status }) => status === 'failed');
  const ran = failed || results.some(({ status }) => status === 'passed');
  if (ran && (failed || exitCode === 0)) return results;
  return [...results, failureOfRunner(ran ? `it ended with ${exitCode}` : 'no test ran')];
}

/** Where a result stands, as a runner takes it. */
const fileOf = ({ name }: Result) => name.split(' › ')[0] ?? name;

/**
 * Returns the second run (docs/decisions/0229): the files of failed tests, or `everything` when no file is known as
 * the cause. `nothing` when nothing failed, or so much that a second run would tell no more.
 */
export function toRunAgain(results: readonly Result[]): readonly string[] | 'everything' | 'nothing' {
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > FEW) return 'nothing';
  const files = [...new Set(failed.map(fileOf))];
  return files.includes(RUNNER) ? 'everything' : files;
}

/** A run with what came of the failures when they, or everything, were run once more (docs/decisions/0229). */
export function withSecondRun(
  first: readonly Result[],
  second: readonly Result[],
  again: readonly string[] | 'everything',
): readonly Result[] {
  const stillFailed = new Set(second.filter(({ status }) => status === 'failed').map(({ name }) => name));
  const healed = first.filter(({ status, name }) => status === 'failed' && !stillFailed.has(name));
  const healedNames = new Set(healed.map(({ name }) => name));
  const passedBefore = new Set(first.filter(({ status }) => status === 'passed').map(({ name }) => name));
  const isOnlyNow = ({ status, name }: Result) => status === 'failed' && passedBefore.has(name);
  return [
    ...(again === 'everything' ? [] : first.filter((it) => !again.includes(fileOf(it)))),
    ...second.filter(({ name }) => !healedNames.has(name)).map((it) => (isOnlyNow(it) ? unsteady(it) : it)),
    ...healed.map(unsteady),
  ];
}

/** It passed at one of two runs: what it said when it failed stays with it. */
const unsteady = (failure: Result): Result => ({ ...failure, status: 'passed', isUnsteady: true });

/** The message that closes a run: `12 passed, 0 failed`, and `, 1 skipped` where something was. */
export function closingLine(results: readonly Result[]): string {
  const count = (status: Result['status']) => results.filter((it) => it.status === status).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Lines that name what passed at one of two runs only, each of them a fault of a test or of the product, and all that
 * failed; only then why, since a log may be cut off.
 */
export function tellFailures(parts: readonly (readonly [string, readonly Result[]])[]): string[] {
  const tell = (heading: string, isTold: (result: Result) => boolean | undefined) =>
    parts.flatMap(([part, results]) =>
      results.filter(isTold).map(({ name, message = '' }) => ({
        name: `${heading} ${part} ${name}`,
        lines: firstLines(message),
      })),
    );
  const all = [
    ...tell('UNSTEADY', ({ isUnsteady }) => isUnsteady),
    ...tell('FAIL', ({ status }) => status === 'failed'),
  ];
  return [
    ...all.map(({ name }) => name),
    ...all.flatMap(({ name, lines }) =>
      lines.length > 0 ? ['', name, ...lines.map((line) => `     ${line}`)] : [],
    ),
  ];
}

/** Where in a tool it came about says nothing. */
const IN_A_TOOL = /^\s+at .*(?:node_modules|node:internal|<anonymous>)/;

function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '' && !IN_A_TOOL.test(line)).slice(0, MESSAGE_LINES);
}
