import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { CALLS } from './calls.ts';
import type { ContenderName, ContestResult } from './contest.ts';
import type { Load } from './load.ts';
import type { Strain } from './strain.ts';

const RESULTS = path.join(import.meta.dirname, '../RESULTS.md');
const loadAtStart = (loadavg()[0] ?? 0).toFixed(1);

/** A goal holds within a fifth: machines differ. */
const WITHIN = 1.2;

/** Goals by number of connections (docs/decisions/0138), in multiples of Express' requests. */
const GOALS: Readonly<Record<string, number>> = {
  'list 32 sqlite': 5,
  'save 32 sqlite': 4.5,
  'species 32 sqlite': 7,
  'login 32 sqlite': 6,
  'students 1 sqlite': 1.2,
  'students 32 sqlite': 1.2,
  'upload 32 sqlite': 1,
  'list 32 postgres': 2.5,
  'save 32 postgres': 1.6,
};

const HEAD = [
  '| call | clients | on | requests/s | CPU, ms each | p99, ms | Express: requests/s | CPU, ms | p99, ms | **times Express** | goal | share of bare node:http |',
  '|---|--:|---|--:|--:|--:|--:|--:|--:|--:|---|--:|',
].join('\n');

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function cells({ requestsPerSecond, cpuMs, p99 }: Load): string {
  return [figure(requestsPerSecond), figure(cpuMs), String(Math.round(p99))].join(' | ');
}

function verdict(goal: number | undefined, times: number): string {
  return goal === undefined ? '' : `≥ ${goal}: ${times >= goal / WITHIN ? 'holds' : '**missed**'}`;
}

function row({ call, connections, loads }: ContestResult, on: ContenderName): string {
  const { [on]: ours, express, bare } = loads;
  if (!ours || !express || !bare) return '';
  const times = ours.requestsPerSecond / express.requestsPerSecond;
  const goal = verdict(GOALS[`${call} ${connections} ${on}`], times);
  const share = `${((100 * ours.requestsPerSecond) / bare.requestsPerSecond).toFixed(0)} %`;
  const title = `${CALLS[call].title} | ${connections} | ${on === 'sqlite' ? 'SQLite' : 'Postgres'}`;
  return `| ${title} | ${cells(ours)} | ${cells(express)} | **${figure(times)}** | ${goal} | ${share} |\n`;
}

/** The rows of the table, without its head. */
export function describeResults(results: readonly ContestResult[]): string {
  return results.flatMap((it) => [row(it, 'sqlite'), row(it, 'postgres')]).join('');
}

type StrainLine = [what: string, value: string, goal: string, holds: boolean | null];

function mostLine(what: string, value: number, unit: 'MB' | 'ms', goal: number): StrainLine {
  return [what, `${value.toFixed(0)} ${unit}`, `≤ ${goal} ${unit}`, value <= goal * WITHIN];
}

export function describeStrain({
  listBesideLogins,
  loopDelay,
  busyMegabytes,
  stormMegabytes,
  lateStormMegabytes,
  startMs,
  idleMegabytes,
}: Strain): string {
  const lines: StrainLine[] = [
    mostLine("list's p99 while 32 log in", listBesideLogins.p99, 'ms', 20),
    mostLine('delay of the event loop while 32 auto-save and 4 upload, p99', loopDelay.p99, 'ms', 50),
    ['the longest', `${loopDelay.longest.toFixed(0)} ms`, '', null],
    mostLine('resident while 32 list and 32 auto-save, on SQLite, at most', busyMegabytes.sqlite, 'MB', 250),
    mostLine('the same on Postgres', busyMegabytes.postgres, 'MB', 350),
    mostLine('resident under 32 uploads of 12 megapixels, just started, at most', stormMegabytes, 'MB', 900),
    [
      'the same at the server that has done all of the above',
      `${lateStormMegabytes.toFixed(0)} MB`,
      '',
      null,
    ],
    mostLine('from the start to the first 200, migrated folder', startMs, 'ms', 800),
    mostLine('resident when idle', idleMegabytes, 'MB', 150),
  ];
  const rows = lines.map(
    ([what, value, goal, holds]) =>
      `| ${what} | ${value} | ${holds === null ? '' : `${goal}: ${holds ? 'holds' : '**missed**'}`} |`,
  );
  return ['| | | goal |', '|---|--:|---|', ...rows, ''].join('\n');
}

/** Writes RESULTS.md beside the bench. */
export async function writeResults(
  results: readonly ContestResult[],
  strain: Strain,
  runs: number,
): Promise<void> {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}`;
  const text = [
    '# The server beside its peers',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${machine}. Load before: ${loadAtStart}.`,
    '',
    `Medians of ${runs} runs, the contenders taking turns. The load generator (autocannon) takes one core, so on two cores`,
    'a server and its database share the other: compare the ratios, not the figures. CPU is of the server process with all',
    "its threads; Postgres' own comes on top, for whoever uses it.",
    '',
    '- **ours** is `server/main.ts` as `npm start` runs it, logging included, on SQLite with synchronous=FULL or on Postgres;',
    '- **Express** is `bench/peers/express.ts`: Express 5, express-session in Postgres, multer, drizzle, bcryptjs at 10 rounds;',
    '- **bare** is `bench/peers/bare.ts`: node:http that reads the request and answers the same bytes out of memory.',
    '',
    HEAD,
    `${describeResults(results)}`,
    describeStrain(strain),
  ].join('\n');
  await writeFile(RESULTS, text);
}
