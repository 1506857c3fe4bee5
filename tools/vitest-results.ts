/**
 * Tells what became of each test, and of each error that no test caught, where `--reporter` names this file: to
 * `RESULTS_FILE`, as `Result`s. Vitest's own reports leave out those errors, which make a run fail all the same.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { failureOfRunner, OUTSIDE, type Result } from './test-results.ts';

const root = process.cwd();

const fileOf = (path: string) => relative(root, path);

/** Errors of the browser itself have no stack, or one without the message. */
function messageOf({ name = 'Error', message, stack = '' }: Partial<Error> & { message: string }): string {
  return stack.includes(message) ? stack : `${name}: ${message}`;
}

function resultOf(file: string, test: TestCase): Result {
  const name = `${file} › ${test.fullName}`;
  const { state, errors } = test.result();
  if (state === 'passed' || state === 'skipped') return { status: state, name };
  const message = errors?.map(messageOf).join('\n') ?? 'It did not come to its end.';
  return { status: 'failed', name, message };
}

/** Every test of a file, and one failure more where it fails and none of its tests did. */
function resultsOf(module: TestModule): Result[] {
  const file = fileOf(module.moduleId);
  const results = [...module.children.allTests()].map((test) => resultOf(file, test));
  const isBroken = !module.ok() && !results.some(({ status }) => status === 'failed');
  if (!isBroken) return results;
  const message = module.errors().map(messageOf).join('\n');
  return [...results, { status: 'failed', name: `${file} › ${OUTSIDE}`, message }];
}

/** The file is known of what was thrown in one, and not of what befell the runner itself. */
function uncaught(error: SerializedError): Result {
  const path: unknown = error.VITEST_TEST_PATH;
  const { cause } = error;
  const message = cause ? `${messageOf(error)}\n${messageOf(cause)}` : messageOf(error);
  return typeof path === 'string'
    ? { status: 'failed', name: `${fileOf(path)} › ${OUTSIDE}`, message }
    : failureOfRunner('an error that no test caught', message);
}

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const results = [...modules.flatMap(resultsOf), ...errors.map(uncaught)];
    if (process.env.RESULTS_FILE) writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
  }
}
