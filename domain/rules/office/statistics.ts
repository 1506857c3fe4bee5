import {
  type Figures,
  STATISTIC_KINDS,
  type StatisticKind,
  type StatisticRow,
  type Statistics,
} from '#domain/contract/office/statistics.ts';
import { SMALL_GROUP } from '#domain/limits.ts';
import { sumHours } from '#domain/rules/platform/hours.ts';

/** A project, as far as it is counted; the name of each kind is null where it has none. */
export type CountedProject = Omit<Figures, 'scouts' | 'started' | 'finished'> & {
  readonly ownerId: string;
  readonly isFinished: boolean;
  readonly names: Readonly<Record<StatisticKind, string | null>>;
};

type Cell = Figures & { lastOwner: string };
/** The counts so far. */
export type Count = { readonly total: Cell; readonly cells: Map<string, Cell> };

const emptyCell = (): Cell => ({
  ...{ scouts: 0, started: 0, finished: 0, cuttings: 0, rooted: 0, planted: 0, hours: 0 },
  lastOwner: '',
});

export function emptyCount(): Count {
  return { total: emptyCell(), cells: new Map() };
}

function addToCell(cell: Cell, countedProject: CountedProject): void {
  if (cell.lastOwner !== countedProject.ownerId) cell.scouts += 1;
  cell.lastOwner = countedProject.ownerId;
  cell.started += 1;
  cell.finished += countedProject.isFinished ? 1 : 0;
  cell.cuttings += countedProject.cuttings;
  cell.rooted += countedProject.rooted;
  cell.planted += countedProject.planted;
  cell.hours = sumHours([cell.hours, countedProject.hours]);
}

/** Adds a project to a count. A scout's projects come one after the other, so that each scout counts once. */
export function addProject(count: Count, countedProject: CountedProject): void {
  addToCell(count.total, countedProject);
  for (const kind of STATISTIC_KINDS) {
    const name = countedProject.names[kind];
    if (name === null) continue;
    const key = `${kind} ${name}`;
    const cell = count.cells.get(key) ?? emptyCell();
    count.cells.set(key, cell);
    addToCell(cell, countedProject);
  }
}

/** Returns the most frequent value, the later one of equals; null without any. */
export function mostSaid<T>(said: readonly (T | null)[]): T | null {
  const times = Map.groupBy(
    said.filter((it) => it !== null),
    (it) => it,
  );
  const most = Math.max(0, ...[...times.values()].map((all) => all.length));
  return said.findLast((it) => it !== null && times.get(it)?.length === most) ?? null;
}

const shown = ({ lastOwner: _, ...figures }: Cell): Figures => figures;

/** Orders the rows of each kind: years by year, others by number of projects, the highest first. */
function inOrder(rows: readonly StatisticRow[]): StatisticRow[] {
  return STATISTIC_KINDS.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .toSorted((a, b) =>
        kind === 'year'
          ? a.name.localeCompare(b.name)
          : b.started - a.started || a.name.localeCompare(b.name),
      ),
  );
}

/** The sums, and the rows. */
export function figuresOf({ total, cells }: Count): { total: Figures; rows: StatisticRow[] } {
  const rows = [...cells].map(([key, cell]) => {
    const at = key.indexOf(' ');
    return { kind: key.slice(0, at) as StatisticKind, name: key.slice(at + 1), ...shown(cell) };
  });
  return { total: shown(total), rows: inOrder(rows) };
}

const sumOf = (rows: readonly Figures[], key: keyof Figures) => rows.reduce((sum, it) => sum + it[key], 0);

/** Hides small groups: returns rows with neither too few scouts, nor so many that the rest has too few. */
function tellable(whole: Figures, parts: readonly StatisticRow[]): StatisticRow[] {
  const told = parts
    .filter(({ scouts }) => scouts >= SMALL_GROUP)
    .toSorted((a, b) => b.scouts - a.scouts || b.started - a.started || (a.name < b.name ? -1 : 1));
  if (whole.started === sumOf(told, 'started')) return told;
  const small = parts.filter(({ scouts }) => scouts < SMALL_GROUP);
  // A scout may stand in several years and species, so this is how many there are in the rest at least.
  const rest = Math.max(whole.scouts - sumOf(told, 'scouts'), ...small.map(({ scouts }) => scouts));
  return rest < SMALL_GROUP ? told.slice(0, -1) : told;
}

const roundedDown = (value: number) => Math.floor(value / SMALL_GROUP) * SMALL_GROUP;

/** Replaces the figures of a small group by zeros. */
function blurred<T extends Figures>(input: T): T {
  const told = (value: number) => (input.scouts < SMALL_GROUP ? 0 : roundedDown(value));
  return {
    ...input,
    ...{ scouts: told(input.scouts), started: told(input.started), finished: told(input.finished) },
    ...{ cuttings: told(input.cuttings), rooted: told(input.rooted), planted: told(input.planted) },
    hours: told(input.hours),
  };
}

/**
 * Figures for readers who are no administrators: no number, and no difference of two of a kind, may tell of a few
 * children (PRODUCT.md#statistics-for-a-program). A troop is a part of its state, any other row a part of the whole.
 */
export function forPrograms(statistics: Statistics): Statistics {
  const of = (kind: StatisticKind) => statistics.rows.filter((row) => row.kind === kind);
  const states = tellable(statistics.total, of('state'));
  const troops = states.flatMap((state) =>
    tellable(
      state,
      of('troop').filter(({ name }) => name.endsWith(`, ${state.name}`)),
    ),
  );
  const others = STATISTIC_KINDS.filter((kind) => kind !== 'state' && kind !== 'troop').flatMap((kind) =>
    tellable(statistics.total, of(kind)),
  );
  return {
    ...statistics,
    total: blurred(statistics.total),
    rows: inOrder([...states, ...troops, ...others].map(blurred)),
    consents: statistics.consents
      .map((row) => ({ ...row, count: roundedDown(row.count) }))
      .filter(({ count }) => count > 0),
  };
}
