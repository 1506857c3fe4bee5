import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test, a check without tests of its own, or what failed outside all tests. */
export type Result = {
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Where it stands and what it is called, in one line. */
  readonly name: string;
  /** Of what failed: as the runner words it, with its colours and all its lines. */
  readonly message?: string;
  /** It failed, and passed when its file was run once more. */
  readonly isUnsteady?: true;
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
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[]; attachments?: { name: string; path?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
};

/** What Playwright's json reporter tells of each journey; `errors` are those outside all of them. */
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  errors: { message?: string }[];
};

const OUTSIDE = 'outside its tests';
/** Enough to tell what went wrong; the whole message stands where the part ran. */
const MESSAGE_LINES = 8;
/** More failures than that are no chance. */
const FEW = 8;

/** Every test, from the root of the project; a file that fails without a failed test is one failure more. */
export function resultsOfVitest({ testResults }: VitestReport, root: string): Result[] {
  return testResults.flatMap(({ name, message, status, assertionResults }): Result[] => {
    const file = relative(root, name);
    const results = assertionResults.map((it): Result => {
      const test = `${file} › ${it.fullName}`;
      if (it.status === 'passed') return { status: 'passed', name: test };
      if (it.status !== 'failed') return { status: 'skipped', name: test };
      return { status: 'failed', name: test, message: it.failureMessages?.join('\n') ?? '' };
    });
    const isBroken = status === 'failed' && !results.some((it) => it.status === 'failed');
    return isBroken ? [...results, { status: 'failed', name: `${file} › ${OUTSIDE}`, message }] : results;
  });
}

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

/** A runner that left no report, ran no test, or crashed after its last one has failed, whatever its report says. */
export function withHonestEnd(results: readonly Result[], exitCode: number): readonly Result[] {
  const failed = results.some(({ status }) => status === 'failed');
  const ran = failed || results.some(({ status }) => status === 'passed');
  if (ran && (failed || exitCode === 0)) return results;
  return [...results, { status: 'failed', name: ran ? `the runner ended with ${exitCode}` : 'no test ran' }];
}

/** Where a result stands, as a runner takes it. */
const fileOf = ({ name }: Result) => name.split(' › ')[0] ?? name;

/** The files of what failed; none where so much failed that no second run would tell more. */
export function filesToRunAgain(results: readonly Result[]): string[] {
  const failed = results.filter(({ status }) => status === 'failed');
  return failed.length > FEW ? [] : [...new Set(failed.map(fileOf))];
}

/** A run with what came of the files of its failures when they were run once more (docs/decisions/0128). */
export function withSecondRun(first: readonly Result[], second: readonly Result[]): readonly Result[] {
  const again = new Set(filesToRunAgain(first));
  const stillFailed = new Set(second.filter(({ status }) => status === 'failed').map(({ name }) => name));
  const healed = first.filter(({ status, name }) => status === 'failed' && !stillFailed.has(name));
  const healedNames = new Set(healed.map(({ name }) => name));
  const passedBefore = new Set(first.filter(({ status }) => status === 'passed').map(({ name }) => name));
  const isOnlyNow = ({ status, name }: Result) => status === 'failed' && passedBefore.has(name);
  return [
    ...first.filter((it) => !again.has(fileOf(it))),
    ...second
      .filter(({ name }) => !healedNames.has(name))
      .map((it): Result => (isOnlyNow(it) ? { status: 'passed', name: it.name, isUnsteady: true } : it)),
    ...healed.map(({ name }): Result => ({ status: 'passed', name, isUnsteady: true })),
  ];
}

/** The message that closes a run: `12 passed, 0 failed`, and `, 1 skipped` where something was. */
export function closingLine(results: readonly Result[]): string {
  const count = (status: Result['status']) => results.filter((it) => it.status === status).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Lines that name what passed at the second run only: each of them is a fault of a test or of the product. */
export function tellUnsteady(parts: readonly (readonly [string, readonly Result[]])[]): string[] {
  return parts.flatMap(([part, results]) =>
    results.filter(({ isUnsteady }) => isUnsteady).map(({ name }) => `UNSTEADY ${part} ${name}`),
  );
}

/** Lines that name all that failed in a run, and only then begin to tell why: a log may be cut off. */
export function tellFailures(parts: readonly (readonly [string, readonly Result[]])[]): string[] {
  const failures = parts.flatMap(([part, results]) =>
    results
      .filter(({ status }) => status === 'failed')
      .map(({ name, message = '' }) => ({ name: `FAIL ${part} ${name}`, lines: firstLines(message) })),
  );
  const told = failures.filter(({ lines }) => lines.length > 0);
  return [
    ...failures.map(({ name }) => name),
    ...told.flatMap(({ name, lines }) => ['', name, ...lines.map((line) => `     ${line}`)]),
  ];
}

/** Where in a tool it came about says nothing. */
const IN_A_TOOL = /^\s+at .*(?:node_modules|node:internal|<anonymous>)/;

function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '' && !IN_A_TOOL.test(line)).slice(0, MESSAGE_LINES);
}
