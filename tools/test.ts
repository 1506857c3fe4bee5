/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. All parts run even when an early one
 * fails, so that one run tells all. `npm test -- --only unit` (or `--only types,lint`) runs a part. At the end every
 * failed test is named once more with the beginning of its message; the last line is the count of all parts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPostgresInstalled, startPostgres } from '#server/testing/postgres.ts';
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
type Result = { counts: Counts; failures: Failure[] };

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'rootling-test-'));
// The pinned Node and the tools lie there, whatever the shell that started this finds first.
const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };

const running = new Set<ChildProcess>();

const parts: Record<string, () => Promise<Result>> = {
  types: checkTypes,
  lint: () => check('biome', 'check', '--error-on-warnings', '.'),
  structure: () => check('node', 'tools/check-structure.ts'),
  species: () => check('node', 'tools/check-species.ts'),
  unit: () => runVitest('unit'),
  server: () => runVitest('server'),
  postgres: runServerOnPostgres,
  page: () => runVitest('page'),
  e2e: runPlaywright,
};

async function check(command: string, ...args: string[]): Promise<Result> {
  return { counts: countCheck((await run(command, args)).exitCode), failures: [] };
}

/** Two compilers at a time: one per core of a small machine. Their findings are shown as each one ends. */
async function checkTypes(): Promise<Result> {
  const sides = ['domain', 'server', 'web', 'e2e', 'tools', 'bench'];
  const counts: Counts[] = [];
  const failures: Failure[] = [];
  async function compileNext(): Promise<void> {
    const side = sides.shift();
    if (side === undefined) return;
    const { exitCode, output } = await run('tsc', ['-p', side, '--pretty', 'false'], { capture: true });
    console.log(`tsc -p ${side}: ${exitCode === 0 ? 'no fault' : `faults\n${output}`}`);
    counts.push(countCheck(exitCode));
    if (exitCode !== 0) failures.push({ file: side, test: `tsc -p ${side}`, message: output });
    return compileNext();
  }
  await Promise.all([compileNext(), compileNext()]);
  return { counts: sumCounts(counts), failures };
}

async function runVitest(project: string, extra: Record<string, string> = {}): Promise<Result> {
  const file = join(reports, `${project}-${Object.keys(extra).length}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const { exitCode } = await run('vitest', args, { env: extra });
  const report = readReport<VitestCounts & VitestReport>(file);
  return { counts: countVitest(report, exitCode), failures: failuresOfVitest(report, root) };
}

/** The same suite again on a real Postgres: one schema and one set of stores serve both engines. */
async function runServerOnPostgres(): Promise<Result> {
  if (!isPostgresInstalled()) {
    console.log('Its binaries come as npm packages for Linux only; skipped here.');
    return { counts: { passed: 0, failed: 0, skipped: 1 }, failures: [] };
  }
  const postgres = await startPostgres();
  try {
    return await runVitest('server', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function runPlaywright(): Promise<Result> {
  const file = join(reports, 'e2e.json');
  const { exitCode } = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
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

/** Runs one command to its end; with `capture` its output is handed back instead of shown. */
function run(command: string, args: string[], options: RunOptions = {}) {
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

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part called ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const results: [string, Result][] = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  console.log(`\n— ${name}`);
  results.push([name, await runPart()]);
}
rmSync(reports, { recursive: true, force: true });

console.log();
for (const [name, { counts, failures }] of results) {
  for (const line of tellFailures(name, counts.failed, failures)) console.log(line);
}
for (const [name, { counts }] of results) console.log(`${name.padEnd(10)} ${closingLine(counts)}`);
const total = sumCounts(results.map(([, { counts }]) => counts));
console.log(closingLine(total));
process.exit(total.failed > 0 ? 1 : 0);
