import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Misuse, type Option } from '#server/command.ts';
import {
  type Counts,
  closingLine,
  countCheck,
  countPlaywright,
  countVitest,
  type PlaywrightCounts,
  sumCounts,
  type VitestCounts,
} from './test-counts.ts';
import {
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightReport,
  tellFailures,
  type VitestReport,
} from './test-failures.ts';

/** What a part came to; a check without tests of its own has only its count. */
export type PartResult = { counts: Counts; failures: Failure[] };

/** The parts of a run by name, in the order in which they run. */
export type Parts = Readonly<Record<string, () => Promise<PartResult>>>;

/** What is run of a project's tests (all when no file is named), and what is added to its environment. */
type Selection = { files?: readonly string[]; env?: Record<string, string> };

const root = join(import.meta.dirname, '..');
// The pinned Node and the tools lie there, whatever the shell that started this finds first.
const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };

const running = new Set<ChildProcess>();
const reports: string[] = [];

function nextReport(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-test-'));
  reports.push(folder);
  return join(folder, 'report.json');
}

/** Runs a command whose exit code is all it tells. */
export async function check(command: string, ...args: string[]): Promise<PartResult> {
  return { counts: countCheck((await run(command, args)).exitCode), failures: [] };
}

export async function runVitest(project: string, { files = [], env }: Selection = {}): Promise<PartResult> {
  const file = nextReport();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const args = ['run', '--project', project, ...reporters, ...files];
  const { exitCode } = await run('vitest', args, env && { env });
  const report = readReport<VitestCounts & VitestReport>(file);
  return { counts: countVitest(report, exitCode), failures: failuresOfVitest(report, root) };
}

export async function runPlaywright({ files = [], env }: Selection = {}): Promise<PartResult> {
  const file = nextReport();
  const { exitCode } = await run('playwright', ['test', '--reporter=list,json', ...files], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport<PlaywrightCounts & PlaywrightReport>(file);
  return { counts: countPlaywright(report, exitCode), failures: failuresOfPlaywright(report, root) };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

type RunOptions = { capture?: boolean; env?: Record<string, string> };

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
export function onlyOf(parts: Readonly<Record<string, unknown>>) {
  const says = `some of the parts, with commas between them: ${Object.keys(parts).join(', ')}`;
  return { takes: 'text', says } as const satisfies Option;
}

/**
 * The parts that `--only` names, or all, in the order in which they run.
 * @throws Misuse when there is no such part.
 */
export function chosenOf<T>(parts: Readonly<Record<string, T>>, only: string | undefined): Record<string, T> {
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
 * Runs the parts one after the other, tells what failed and how much each came to, and ends the process; its last line
 * is the count of all. `tidyUp` comes before that.
 */
export async function runParts(parts: Parts, tidyUp = async () => {}): Promise<never> {
  const results: [string, PartResult][] = [];
  for (const [name, runPart] of Object.entries(parts)) {
    console.log(`\n— ${name}`);
    results.push([name, await runPart()]);
  }
  await tidyUp();
  for (const folder of reports) rmSync(folder, { recursive: true, force: true });

  console.log();
  for (const [name, { counts, failures }] of results) {
    for (const line of tellFailures(name, counts.failed, failures)) console.log(line);
  }
  for (const [name, { counts }] of results) console.log(`${name.padEnd(10)} ${closingLine(counts)}`);
  const total = sumCounts(results.map(([, { counts }]) => counts));
  console.log(closingLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
}
