import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Misuse, type Option } from '#server/platform/command.ts';
import {
  closingLine,
  type PlaywrightReport,
  pagesOfFailures,
  type Result,
  resultsOfPlaywright,
  tellFailures,
  toRunAgain,
  withHonestEnd,
  withSecondRun,
} from './test-results.ts';

/** The parts of a run by name, in the order in which they run. */
export type Parts = Readonly<Record<string, () => Promise<readonly Result[]>>>;

/** Test files (all when none is named), and additions to the environment. */
type Selection = { files?: readonly string[]; env?: Record<string, string> };

/**
 * Journeys with another configuration than the common one and its project (each when none is named), limited to those
 * whose project, name and tags match.
 */
type SelectedJourneys = Selection & {
  config?: string;
  project?: string | undefined;
  matching?: RegExp | undefined;
};

const root = join(import.meta.dirname, '..');
// The pinned Node and the tools lie there, whatever the shell that started this finds first.
const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };

/** Runs a command whose exit code is all it tells, as one test. */
export async function check(command: string, ...args: string[]): Promise<Result[]> {
  const { exitCode } = await run(command, args);
  return [{ status: exitCode === 0 ? 'passed' : 'failed', name: [command, ...args].join(' ') }];
}

/** Runs a project of vitest.config.ts. */
export function runVitest(project: string, { files = [], env }: Selection = {}): Promise<readonly Result[]> {
  return runTwiceWhereItFails(
    (chosen) =>
      withReport<Result[]>(
        (results) => results,
        (RESULTS_FILE) => {
          const reporters = ['--reporter=default', '--reporter=./tools/vitest-results.ts'];
          return run('vitest', ['run', '--project', project, ...reporters, ...chosen], {
            env: { ...env, RESULTS_FILE },
          });
        },
      ),
    files,
  );
}

/** Runs journeys of e2e/. */
export function runPlaywright({
  files = [],
  env,
  config,
  project,
  matching,
}: SelectedJourneys = {}): Promise<readonly Result[]> {
  const selected = [
    ...(config ? ['--config', config] : []),
    ...(project ? [`--project=${project}`] : []),
    ...(matching ? ['--grep', matching.source] : []),
  ];
  return runTwiceWhereItFails(
    (chosen) =>
      withReport<PlaywrightReport>(tellPages, (file) =>
        run('playwright', ['test', '--reporter=list,json', ...selected, ...chosen], {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        }),
      ),
    files,
  );
}

/** A second run clears away what the first one left: so what the page of a failed journey showed is told before it. */
function tellPages(report: PlaywrightReport, root: string): Result[] {
  const results = resultsOfPlaywright(report, root);
  if (toRunAgain(results) === 'nothing') return results;
  for (const { name, path } of pagesOfFailures(report)) {
    for (const [, page] of readFileSync(path, 'utf8').matchAll(/^```yaml\n(.*?)^```$/gms)) {
      console.log(`\nWhat stood on the page of ${name}:\n${page}`);
    }
  }
  return results;
}

/** A few failures are run once more, by themselves: what passes then is named, and counts as passed. */
async function runTwiceWhereItFails(
  runFiles: (files: readonly string[]) => Promise<readonly Result[]>,
  files: readonly string[] = [],
): Promise<readonly Result[]> {
  const first = await runFiles(files);
  const again = toRunAgain(first);
  if (again === 'nothing') return first;
  console.log(`\nOnce more: ${again === 'everything' ? again : again.join(', ')}`);
  return withSecondRun(first, await runFiles(again === 'everything' ? files : again), again);
}

async function withReport<Report>(
  resultsOf: (report: Report, root: string) => Result[],
  runWith: (file: string) => Promise<{ exitCode: number }>,
): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-test-'));
  const file = join(folder, 'report.json');
  try {
    const { exitCode } = await runWith(file);
    const report = readReport<Report>(file);
    return withHonestEnd(report ? resultsOf(report, root) : [], exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

type RunOptions = { capture?: boolean; env?: Record<string, string> | undefined };

const running = new Set<ChildProcess>();

/** Runs one command of the project to its end; with `capture` its output is handed back instead of shown. */
export function run(command: string, args: string[], options: RunOptions = {}) {
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...options.env },
      stdio: ['ignore', options.capture ? 'pipe' : 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    running.add(child);
    child.once('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ exitCode: code ?? 1, output });
    });
  });
}

// Without this a stopped run would leave its test runner, server and browser behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** The option that names parts of a run, for its `--help`. */
export function onlyOf(parts: Parts) {
  const says = `some of the parts, with commas between them: ${Object.keys(parts).join(', ')}`;
  return { takes: 'text', says } as const satisfies Option;
}

/**
 * The parts that `only` names, or all, in the order in which they run.
 * @throws Misuse when there is no such part.
 */
export function chosenOf(parts: Parts, only: string | undefined): Parts {
  const names = only?.split(',') ?? Object.keys(parts);
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Misuse(
      `No part is called ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`,
    );
  }
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));
}

/**
 * Runs the parts one after the other, tells what failed, how long each took and what it came to, and ends the process
 * with 1 when anything failed. The last line is the count of all.
 */
export async function runParts(parts: Parts): Promise<never> {
  const done: { name: string; seconds: number; results: readonly Result[] }[] = [];
  for (const [name, runPart] of Object.entries(parts)) {
    console.log(`\n— ${name}`);
    const begun = performance.now();
    const results = await runPart();
    done.push({ name, seconds: Math.round((performance.now() - begun) / 1000), results });
  }

  console.log();
  const told = done.map(({ name, results }) => [name, results] as const);
  for (const line of tellFailures(told)) console.log(line);
  console.log();
  for (const { name, seconds, results } of done) {
    console.log(`${name.padEnd(10)} ${timeOf(seconds).padStart(7)}  ${closingLine(results)}`);
  }
  const all = done.flatMap(({ results }) => results);
  console.log(`${'all'.padEnd(10)} ${timeOf(done.reduce((sum, it) => sum + it.seconds, 0)).padStart(7)}`);
  console.log(closingLine(all));
  process.exit(all.some(({ status }) => status === 'failed') ? 1 : 0);
}

function timeOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}
