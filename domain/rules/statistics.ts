import {
  type Figures,
  STATISTIC_KINDS,
  type StatisticKind,
  type StatisticRow,
  type Statistics,
} from '../contract/statistics.ts';
import { SMALL_GROUP } from '../limits.ts';
import { sumHours } from './hours.ts';

/** A project, as far as it is counted; the name of each kind is null where it has none. */
export type CountedProject = Omit<Figures, 'scouts' | 'started' | 'finished'> & {
  readonly ownerId: string;
  readonly isFinished: boolean;
  readonly names: Readonly<Record<StatisticKind, string | null>>;
};

type Cell = Figures & { lastOwner: string };
/** What was counted so far. */
export type Count = { readonly total: Cell; readonly cells: Map<string, Cell> };

const emptyCell = (): Cell => ({
  ...{ scouts: 0, started: 0, finished: 0, cuttings: 0, rooted: 0, planted: 0, hours: 0 },
  lastOwner: '',
});

export function emptyCount(): Count {
  return { total: emptyCell(), cells: new Map() };
}

function addToCell(cell: Cell, it: CountedProject): void {
  if (cell.lastOwner !== it.ownerId) cell.scouts += 1;
  cell.lastOwner = it.ownerId;
  cell.started += 1;
  cell.finished += it.isFinished ? 1 : 0;
  cell.cuttings += it.cuttings;
  cell.rooted += it.rooted;
  cell.planted += it.planted;
  cell.hours = sumHours([cell.hours, it.hours]);
}

/** Adds a project to a count. Those of one scout come one after the other: she is counted once. */
export function addProject(count: Count, it: CountedProject): void {
  addToCell(count.total, it);
  for (const kind of STATISTIC_KINDS) {
    const name = it.names[kind];
    if (name === null) continue;
    const key = `${kind} ${name}`;
    const cell = count.cells.get(key) ?? emptyCell();
    count.cells.set(key, cell);
    addToCell(cell, it);
  }
}

const shown = ({ lastOwner: _, ...figures }: Cell): Figures => figures;

/** The sums, and of each kind its rows: years in their order, of others those with the most projects first. */
export function figuresOf({ total, cells }: Count): { total: Figures; rows: StatisticRow[] } {
  const rows = [...cells].map(([key, cell]) => {
    const at = key.indexOf(' ');
    return { kind: key.slice(0, at) as StatisticKind, name: key.slice(at + 1), ...shown(cell) };
  });
  const sorted = STATISTIC_KINDS.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .toSorted((a, b) =>
        kind === 'year'
          ? a.name.localeCompare(b.name)
          : b.started - a.started || a.name.localeCompare(b.name),
      ),
  );
  return { total: shown(total), rows: sorted };
}

/** What may be told to who is no administrator: without the rows of so few scouts that they tell of single children (§31). */
export function withoutSmallGroups(it: Statistics): Statistics {
  return { ...it, rows: it.rows.filter(({ scouts }) => scouts >= SMALL_GROUP) };
}
