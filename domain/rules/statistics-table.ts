/** What the numbers of a program are called, and all of them as a table (§21.14). */
import type { Figures, Statistics } from '../contract/statistics.ts';
import { stateName } from '../us-states.ts';
import { toCsv } from './csv.ts';

export const MEASURES: Readonly<Record<keyof Figures, string>> = {
  scouts: 'Scouts with a project',
  started: 'Projects started',
  finished: 'Projects finished',
  cuttings: 'Cuttings taken',
  rooted: 'Cuttings with roots',
  planted: 'Trees planted',
  hours: 'Hours',
};
export const MEASURE_KEYS = Object.keys(MEASURES) as readonly (keyof Figures)[];

export const CONSENT_WORDS: Readonly<Record<Statistics['consents'][number]['state'], string>> = {
  none: 'Not signed yet',
  signed: 'Signed, waits for the parent’s answer',
  confirmed: 'In force',
  grace: 'In force, waits to be confirmed',
  paused: 'Paused: nobody confirmed it',
  stopped: 'Stopped by a parent',
};

/** How a row is called; states lie there as their codes. */
export function rowName({ kind, name }: Pick<Statistics['rows'][number], 'kind' | 'name'>): string {
  return kind === 'state' ? stateName(name) : name;
}

/** Everything as one table; no cell can start a formula (§16.1). */
export function statisticsCsv({ total, rows, consents }: Statistics): string {
  const figures = (it: Figures) => MEASURE_KEYS.map((key) => String(it[key]));
  return toCsv([
    ['By', 'Name', ...MEASURE_KEYS.map((key) => MEASURES[key])],
    ['total', '', ...figures(total)],
    ...rows.map((row) => [row.kind, rowName(row), ...figures(row)]),
    ['By', 'Name', 'Accounts'],
    ...consents.map(({ state, count }) => ['consent', CONSENT_WORDS[state], String(count)]),
  ]);
}
