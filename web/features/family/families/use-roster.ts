import { useState } from 'react';
import type { CheckedRow } from '#domain/contract/family/families.ts';
import { familiesIn, type RosterRow } from '#domain/rules/family/roster.ts';
import { type ColumnUse, missingColumn } from '#domain/rules/family/roster-columns.ts';
import type { GivenRoster } from '#web/lib/read-roster.ts';
import { useCheckRoster } from './families.queries.ts';

/** A file with what the leader has said of its columns. */
export type ChosenRoster = GivenRoster & { readonly columns: readonly ColumnUse[] };

/** Rows that were looked through, with what was read: what is wrong with a line as such, its cells do not say. */
type Looked = { readonly rows: readonly CheckedRow[]; readonly read: ReadonlyMap<number, RosterRow> };

function looked(checked: readonly CheckedRow[], sent: readonly RosterRow[]): Looked {
  const rows = checked.map((row, at): CheckedRow => {
    const problem = sent[at]?.problem ?? null;
    if (problem === null) return row;
    const { message, ...coded } = problem;
    return { ...row, state: 'wrong', problem: message, ...coded };
  });
  return { rows, read: new Map(sent.map((it) => [it.line, it])) };
}

/** Takes in a roster, asks about uncertain columns, and checks it; nothing is stored by that. */
export function useRoster(troopId: string) {
  const [given, setGiven] = useState<ChosenRoster | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<Looked | null>(null);
  /** True while the rows are as read, so that columns can change without losing corrections. */
  const [isAsRead, setAsRead] = useState(true);
  const checking = useCheckRoster();
  const check = (sent: readonly RosterRow[], then: () => void) =>
    checking.mutate(
      { troopId, rows: sent.map(({ problem: _, ...row }) => row) },
      {
        onSuccess: ({ rows }) => {
          setFound(looked(rows, sent));
          setAsking(false);
          then();
        },
      },
    );
  const start = (sent: readonly RosterRow[]) => check(sent, () => setAsRead(true));
  return {
    given,
    isAsking,
    rows: found?.rows ?? null,
    checking,
    take: (roster: GivenRoster) => {
      const { columns, isSure } = roster.sheet;
      const families = familiesIn(roster.sheet);
      setGiven({ ...roster, columns });
      if (isSure && families.length > 0 && missingColumn(columns) === null) return start(families);
      checking.reset();
      setAsking(true);
    },
    /** One family that was typed. */
    takeTyped: (row: Omit<RosterRow, 'problem'>) => {
      setGiven(null);
      start([{ ...row, problem: null }]);
    },
    choose: (roster: ChosenRoster) => {
      setGiven(roster);
      start(familiesIn(roster.sheet, roster.columns));
    },
    askAgain: given !== null && isAsRead ? () => setAsking(true) : null,
    /** Looks all of them through again, of which one was put right. */
    mend: (row: CheckedRow, then: () => void) => {
      const sent = (found?.rows ?? []).map((item): RosterRow => {
        const { line, firstName, lastName, email, secondEmail } = item.line === row.line ? row : item;
        const problem = item.line === row.line ? null : (found?.read.get(line)?.problem ?? null);
        return { line, firstName, lastName, email, secondEmail, problem };
      });
      check(sent, () => {
        setAsRead(false);
        then();
      });
    },
    /** With those that are left; null for none. */
    keep: (rows: readonly CheckedRow[] | null) => {
      setAsRead(false);
      setFound(found && rows && { ...found, rows });
    },
    /** Back to what was there before: the rows, or where they were given, with what was typed there. */
    leave: () => {
      checking.reset();
      if (!isAsking) setFound(null);
      setAsking(false);
    },
  };
}
