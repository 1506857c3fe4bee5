import { type SyntheticEvent, useState } from 'react';
import { familiesIn } from '#domain/rules/family/roster.ts';
import { COLUMN_USES, type ColumnUse, missingColumn } from '#domain/rules/family/roster-columns.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import * as words from '#words/family/roster.ts';
import * as fields from '#words/platform/fields.ts';
import { said } from '#words/sentences.ts';
import { SkippedLines } from './read-summary.tsx';
import type { ChosenRoster } from './use-roster.ts';

export type ColumnsFormProps = {
  roster: ChosenRoster;
  isPending: boolean;
  problem: string | null;
  onChosen: (roster: ChosenRoster) => void;
  onCancel: () => void;
};

const SAMPLES = 3;
/** So many columns that are not used stand among the others; more fold away. */
const UNUSED_SHOWN = 2;

const uses = COLUMN_USES.map((value) => ({ value, label: words.columnUses[value] }));

/**
 * True when a column's new use replaces another: each use is one column's, and whole names replace first and last
 * ones.
 */
function isReplaced(use: ColumnUse, by: ColumnUse): boolean {
  if (use === by) return by !== 'none';
  if (by === 'name') return use === 'firstName' || use === 'lastName';
  return use === 'name' && (by === 'firstName' || by === 'lastName');
}

/** PRODUCT.md#the-roster: asks what the columns of a roster are, and shows what its first families become. */
export function ColumnsForm({ roster, isPending, problem, onChosen, onCancel }: ColumnsFormProps) {
  const { sheet } = roster;
  const [columns, setColumns] = useState(roster.columns);
  const choose = (at: number, use: ColumnUse) =>
    setColumns(columns.map((it, column) => (column === at ? use : isReplaced(it, use) ? 'none' : it)));
  const families = familiesIn(sheet, columns);
  const missing = missingColumn(columns) ?? (families.length === 0 ? words.nothingRead : null);
  const all = columns.map((_, at) => at);
  // As they were guessed: a column that is chosen must not jump.
  const unused = all.filter((at) => roster.columns[at] === 'none');
  const isFolded = unused.length > UNUSED_SHOWN;
  const field = (at: number) => (
    <SelectField
      key={at}
      label={sheet.heads?.[at] || words.columnAt(at + 1)}
      hint={<span className="wrap-anywhere">{samplesOf(roster, at)}</span>}
      options={uses}
      value={columns[at] ?? 'none'}
      onChange={(event) => choose(at, event.target.value as ColumnUse)}
    />
  );
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending && missing === null) onChosen({ ...roster, columns });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <div className="grid gap-1">
        <p>{words.columnsText}</p>
        <SkippedLines roster={roster} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {all.filter((at) => !isFolded || !unused.includes(at)).map(field)}
      </div>
      {isFolded && (
        <Collapsible title={words.columnsUnused(unused.length)} headingLevel={3}>
          <div className="grid gap-4 sm:grid-cols-2">{unused.map(field)}</div>
        </Collapsible>
      )}
      {missing === null ? (
        <FirstFamilies families={families.slice(0, SAMPLES)} count={families.length} />
      ) : (
        <Alert live tone="danger">
          {said(missing)}
        </Alert>
      )}
      {problem && (
        <Alert live tone="danger">
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={isPending} pendingText={words.checking}>
          {words.looksRight}
        </Button>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          {fields.cancel}
        </Button>
      </div>
    </form>
  );
}

function samplesOf({ sheet }: ChosenRoster, at: number): string {
  const cells = sheet.lines.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
  return cells.slice(0, SAMPLES).join(' · ') || words.emptyColumn;
}

type FirstFamiliesProps = { families: ReturnType<typeof familiesIn>; count: number };

function FirstFamilies({ families, count }: FirstFamiliesProps) {
  return (
    <table className="w-full text-left">
      <caption className="mb-2 text-left font-semibold">
        {words.firstFamilies(families.length, count)}
      </caption>
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col" className="pr-3 pb-1 font-normal">
            {fields.firstName}
          </th>
          <th scope="col" className="pr-3 pb-1 font-normal">
            {fields.lastName}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {words.parents}
          </th>
        </tr>
      </thead>
      <tbody className="wrap-anywhere divide-y divide-line align-top">
        {families.map(({ line, firstName, lastName, email, secondEmail }) => (
          <tr key={line}>
            <td className="wrap-break-word py-2 pr-3">{firstName || '—'}</td>
            <td className="wrap-break-word py-2 pr-3">{lastName || '—'}</td>
            <td className="py-2 text-sm">
              {email ? <Address of={email} /> : words.byLetter}
              {secondEmail && (
                <span className="block">
                  <Address of={secondEmail} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ends a line before the @ rather than within a word. */
function Address({ of: address }: { of: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
