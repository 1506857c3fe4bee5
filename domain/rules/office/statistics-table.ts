/** Names of a program's numbers, and all of them as a table (PRODUCT.md#statistics). */
import type { Figures, Statistics } from '#domain/contract/office/statistics.ts';
import { contestedField } from '#domain/rules/notebook/contested-fields.ts';
import { toCsv } from '#domain/rules/platform/csv.ts';
import { stateName } from '#domain/us-states.ts';

type Row = Pick<Statistics['rows'][number], 'kind' | 'name'>;

export type StatisticsWords = {
  readonly by: string;
  readonly name: string;
  readonly accounts: string;
  readonly measures: Readonly<Record<keyof Figures, string>>;
  readonly consents: Readonly<Record<Statistics['consents'][number]['state'], string>>;
  /** The row's name; states come as codes. */
  readonly rowName: (row: Row) => string;
};

/** In the first language, which programs are told too. */
export const STATISTICS_WORDS: StatisticsWords = {
  by: 'By',
  name: 'Name',
  accounts: 'Accounts',
  measures: {
    scouts: 'Scouts with a project',
    started: 'Projects started',
    finished: 'Projects finished',
    cuttings: 'Cuttings taken',
    rooted: 'Cuttings with roots',
    planted: 'Trees planted',
    hours: 'Hours',
  },
  consents: {
    none: 'Not signed yet',
    signed: 'Signed, waits for the parent’s answer',
    confirmed: 'In force',
    grace: 'In force, waits to be confirmed',
    paused: 'Paused: nobody confirmed it',
    stopped: 'Stopped by a parent',
  },
  rowName: ({ kind, name }) =>
    kind === 'state' ? stateName(name) : (contestedField(kind).of?.[name] ?? name),
};
export const MEASURE_KEYS = Object.keys(STATISTICS_WORDS.measures) as readonly (keyof Figures)[];

/** Returns the cuttings with roots out of 100; 0 without any cutting. */
export function rootedOfHundred({ rooted, cuttings }: Pick<Figures, 'rooted' | 'cuttings'>): number {
  return cuttings === 0 ? 0 : Math.min(100, Math.round((rooted / cuttings) * 100));
}

/** Everything as one table, in the words of a language; no cell can start a formula (PRODUCT.md#the-list-of-students). */
export function statisticsCsv({ total, rows, consents }: Statistics, words = STATISTICS_WORDS): string {
  const figures = (figures: Figures) => MEASURE_KEYS.map((key) => String(figures[key]));
  return toCsv([
    [words.by, words.name, ...MEASURE_KEYS.map((key) => words.measures[key])],
    ['total', '', ...figures(total)],
    ...rows.map((row) => [row.kind, words.rowName(row), ...figures(row)]),
    [words.by, words.name, words.accounts],
    ...consents.map(({ state, count }) => ['consent', words.consents[state], String(count)]),
  ]);
}
