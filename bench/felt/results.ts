import { cpus, totalmem } from 'node:os';
import type { Homecoming } from './coming-home.ts';
import type { Kind, Press, Walker } from './device.ts';
import type { Opening } from './opening.ts';
import type { WeeklyCheck } from './weekly-check.ts';

const SLOWEST = 10;
const GOALS = { sign: 100, shown: 200 };

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const ms = (value: number) => value.toFixed(0);
const kB = (bytes: number) => (bytes / 1000).toFixed(0);
const told = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits));

function rowsOfKinds(presses: readonly Press[]): string[] {
  const kinds = Map.groupBy(presses, ({ kind }) => kind) as Map<Kind, Press[]>;
  return [...kinds].map(([kind, of]) => {
    const [signs, shown, work] = [
      of.map(({ sign }) => sign),
      of.map((it) => it.shown),
      of.map((it) => it.work),
    ];
    const slowest = of.toSorted((one, other) => other.shown - one.shown)[0];
    const figures = [signs, shown, work].flatMap((values) => [ms(at(values, 0.5)), ms(at(values, 0.98))]);
    return `| ${kind} | ${of.length} | ${figures.join(' | ')} | ${slowest?.journey}: ${slowest?.name} |`;
  });
}

/** Presses by name, each with the median of its rounds. */
function slowestOf(presses: readonly Press[]): string[] {
  const named = Map.groupBy(presses, ({ journey, name }) => `${journey}: ${name}`);
  const rows = [...named].map(([name, of]) => {
    const middle = of.toSorted((one, other) => one.shown - other.shown)[Math.floor(of.length / 2)] as Press;
    return {
      ...middle,
      name,
      sign: at(
        of.map(({ sign }) => sign),
        0.5,
      ),
    };
  });
  return rows
    .toSorted((one, other) => Math.max(other.sign, other.shown / 2) - Math.max(one.sign, one.shown / 2))
    .slice(0, SLOWEST)
    .map(
      ({ name, kind, sign, shown, work, frame, why }) =>
        `| ${name} | ${kind} | ${ms(sign)} | ${ms(shown)} | ${ms(work)} | ${ms(frame)} | ${why} |`,
    );
}

function describePresses(walkers: readonly Walker[]): string {
  return [...Map.groupBy(walkers, ({ times }) => times)]
    .map(([times, of]) => {
      const presses = of.flatMap((it) => it.presses);
      const late = presses.filter(({ sign }) => sign > GOALS.sign).length;
      return `## Presses, ${times} times slower, 3G

${presses.length} presses; a sign after ${GOALS.sign} ms at most is the goal (${late} were later), what was pressed for after ${GOALS.shown} where it needs no line.

| kind | presses | sign: median | p98 | shown: median | p98 | work: median | p98 | slowest |
|---|--:|--:|--:|--:|--:|--:|--:|---|
${rowsOfKinds(presses).join('\n')}

The slowest, by name:

| press | kind | sign | shown | work | longest frame | of it |
|---|---|--:|--:|--:|--:|---|
${slowestOf(presses).join('\n')}
`;
    })
    .join('\n');
}

function describeOpenings(openings: readonly Opening[]): string {
  if (openings.length === 0) return '';
  const rows = [...Map.groupBy(openings, ({ line, times }) => `${line}, ${times} times slower`)].map(
    ([name, of]) => {
      const middle = (figure: (it: Opening) => number) => at(of.map(figure), 0.5);
      const times = [(it: Opening) => it.paint, (it: Opening) => it.shown, (it: Opening) => it.usable].map(
        (it) => ms(middle(it)),
      );
      const bytes = [(it: Opening) => it.sent, (it: Opening) => it.fetched].map((it) => kB(middle(it)));
      return `| ${name} | ${[...times, middle((it) => it.shift).toFixed(4), ...bytes].join(' | ')} |`;
    },
  );
  return `## The installed app opens, week 6 with 60 photos

In a browser just started. Usable is when her project stands there and no task longer than 50 ms is left. Goals: 2000 ms without a line, nothing moves, 30 kB.

| line | first paint, ms | shown | usable | moved | sent, kB | fetched |
|---|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`;
}

function describeHomecomings(homecomings: readonly Homecoming[]): string {
  if (homecomings.length === 0) return '';
  const rows = homecomings.map(
    ({ line, what, seconds, wordsSeconds, sent, fetched, lineSeconds, longestPress }) => {
      const figures = [
        told(seconds, 1),
        wordsSeconds.toFixed(1),
        kB(sent),
        kB(fetched),
        lineSeconds.toFixed(1),
        told(seconds / lineSeconds, 2),
      ];
      return `| ${what} | ${line} | ${figures.join(' | ')} | ${ms(longestPress)} |`;
    },
  );
  return `## Coming home

From the moment the line is there until the device has nothing left to send. What their bytes need is what went over the line, at its speed.

| what | line | safe after, s | words after, s | sent, kB | fetched | bytes alone, s | times that | slowest press meanwhile, ms |
|---|---|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`;
}

function describeChecks(checks: readonly WeeklyCheck[]): string {
  if (checks.length === 0) return '';
  const rows = checks.map(({ sent, fetched }) => `| ${kB(sent)} | ${kB(fetched)} | ${kB(sent + fetched)} |`);
  return `## The bytes of a weekly check with a photo

From opening the app that the device has kept until all is safe, with everything that TLS and HTTP add. Goal: 800 kB together.

| sent, kB | fetched | together |
|--:|--:|--:|
${rows.join('\n')}
`;
}

type Measured = {
  readonly walkers: readonly Walker[];
  readonly openings: readonly Opening[];
  readonly checks: readonly WeeklyCheck[];
  readonly homecomings: readonly Homecoming[];
  readonly load: readonly number[];
  /** Milliseconds of this machine's own drawing after each walk. */
  readonly rows: readonly number[];
  readonly photoBytes: number;
  readonly rounds: number;
};

/** Everything that was measured, as RESULTS-felt.md shows it. */
export function writeFelt({
  walkers,
  openings,
  checks,
  homecomings,
  load,
  rows,
  photoBytes,
  rounds,
}: Measured): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}`;
  const parts = [
    ...[describeOpenings(openings), describeChecks(checks)],
    ...[describeHomecomings(homecomings), describePresses(walkers)],
  ];
  return `# What a child feels

Written by \`npm run bench:felt\` on ${new Date().toISOString().slice(0, 10)}. ${machine}. Load: ${load.map((it) => it.toFixed(1)).join(', ')}.
${rounds} rounds; a phone's window of 360 × 740 in Chromium, fingers; photos of 12 megapixels, ${(photoBytes / 1e6).toFixed(1)} MB. All times in ms unless said otherwise.
${rows.length > 0 ? `A page of 2000 rows took ${rows.map(ms).join(', ')} after the walks: runs can be compared where that is alike.\n` : ''}
${parts.filter(Boolean).join('\n')}`;
}
