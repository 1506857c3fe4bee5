import { Button } from '#web/ui/button.tsx';
import * as words from '#words/family/roster.ts';
import type { ChosenRoster } from './use-roster.ts';

export type ReadSummaryProps = {
  roster: ChosenRoster;
  /** To say anew what the columns are; null once rows were mended, which that would lose. */
  onChange: (() => void) | null;
};

/** Tells which lines above the heads were skipped, and which sheet of a workbook was read. */
export function SkippedLines({ roster: { sheet, tab } }: Pick<ReadSummaryProps, 'roster'>) {
  const said = [
    ...(tab === null ? [] : [words.fromSheet(tab)]),
    ...(sheet.skipped === 0 ? [] : [words.skippedLines(sheet.skipped, sheet.heads !== null)]),
  ];
  return said.length > 0 && <p className="text-ink-soft">{said.join(' ')}</p>;
}

/** One line on how a file was read, above the results. */
export function ReadSummary({ roster, onChange }: ReadSummaryProps) {
  const { sheet, columns } = roster;
  const heads = sheet.heads?.filter((head, at) => columns[at] !== 'none' && head !== '') ?? [];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-paper-sunken px-4 py-2">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p>{heads.length > 0 ? words.columnsRead(heads) : words.columnsInOrder}</p>
        <SkippedLines roster={roster} />
      </div>
      {onChange && (
        <Button variant="quiet" size="sm" className="-mx-3" onClick={onChange}>
          {words.changeColumns}
        </Button>
      )}
    </div>
  );
}
