/**
 * Measures a start on a migrated folder and an idle server's memory, beside a bare node:http server in the same run.
 * Writes RESULTS-start.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../server/platform/command.ts';
import { cpuMilliseconds, residentMegabytes } from './memory.ts';
import { PROGRAM, type StartOptions, startContender } from './server/contender.ts';

const RUNS = 9;
/** V8 gives back what a thread had some seconds after its end. */
const IDLE_MS = 30_000;
const BARE = path.join(import.meta.dirname, 'peers/bare.ts');
const RESULTS = path.join(import.meta.dirname, 'RESULTS-start.md');

type Starter = { readonly name: string; readonly program: string; readonly env: Record<string, string> };
type Start = { readonly ms: number; readonly cpuMs: number };
type Resident = { readonly all: number; readonly own: number; readonly ofFiles: number };

async function startOnce({ program, env }: Starter, logFile: string): Promise<Start> {
  const options: StartOptions = { logFile, env };
  const contender = await startContender(program, options);
  const cpuMs = await cpuMilliseconds(contender.pid);
  await contender.stop();
  return { ms: contender.startMs, cpuMs };
}

async function whenIdle({ program, env }: Starter, logFile: string): Promise<Resident> {
  const { pid, stop } = await startContender(program, { logFile, env });
  await wait(IDLE_MS);
  const all = await residentMegabytes(pid);
  const resident = {
    all,
    own: await residentMegabytes(pid, 'RssAnon'),
    ofFiles: await residentMegabytes(pid, 'RssFile'),
  };
  await stop();
  return resident;
}

function medianOf(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(0);
}

function describe({ name }: Starter, starts: readonly Start[], idle: Resident): string {
  const times = starts.map(({ ms }) => ms);
  const figures = [
    medianOf(times),
    Math.min(...times).toFixed(0),
    medianOf(starts.map(({ cpuMs }) => cpuMs)),
    ...[idle.all, idle.own, idle.ofFiles].map((it) => it.toFixed(0)),
  ];
  return `| ${name} | ${figures.join(' | ')} |`;
}

await runCommand(
  {
    start: 'node bench/start.ts',
    does: 'Measures what a start costs and what an idle server keeps, and writes bench/RESULTS-start.md. Takes some minutes.',
  },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rootling-start-'));
    try {
      const responses = path.join(folder, 'answers.json');
      await writeFile(responses, '{}');
      const DATA_DIR = path.join(folder, 'data');
      const starters: Starter[] = [
        { name: 'Rootling', program: PROGRAM, env: { DATA_DIR } },
        { name: 'bare node:http', program: BARE, env: { RESPONSES: responses } },
      ];
      const logFile = path.join(folder, 'log');
      const load = (loadavg()[0] ?? 0).toFixed(1);
      const starts = new Map<Starter, Start[]>(starters.map((it) => [it, []]));
      // The first one migrates, and fills the store of compiled code.
      for (const starter of starters) await startOnce(starter, logFile);
      for (let run = 0; run < RUNS; run += 1) {
        for (const [starter, of] of starts) of.push(await startOnce(starter, logFile));
      }
      const rows: string[] = [];
      for (const [starter, of] of starts) rows.push(describe(starter, of, await whenIdle(starter, logFile)));
      const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}`;
      const text = [
        '# Start and idle',
        '',
        `Written by \`node bench/start.ts\` on ${new Date().toISOString().slice(0, 10)}. ${machine}. Load before: ${load}.`,
        '',
        `From the start of the process to its first 200 of GET /api/health on a migrated folder, ${RUNS} times in turn, and what`,
        `is resident ${IDLE_MS / 1000} s later. Goals: 800 ms, 150 MB, within a fifth. What is of files is the program of Node itself, shared with others.`,
        '',
        '| | median, ms | least, ms | CPU, ms | resident, MB | of its own | of files |',
        '|---|--:|--:|--:|--:|--:|--:|',
        ...rows,
        '',
      ].join('\n');
      await writeFile(RESULTS, text);
      process.stdout.write(text);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
