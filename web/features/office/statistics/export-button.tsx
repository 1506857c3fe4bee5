import { Download } from 'lucide-react';
import { statisticsCsv } from '#domain/rules/office/statistics-table.ts';
import { today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/office/statistics.ts';
import { useReadForFile } from './statistics.queries.ts';

/** The numbers as a CSV file made here, read anew; that is written into the audit log (PRODUCT.md#statistics). */
export function ExportButton() {
  const readForFile = useReadForFile();
  const start = () =>
    readForFile.mutate(undefined, {
      onSuccess: (statistics) => {
        if (statistics === null) return;
        downloadText(
          words.fileName(today()),
          'text/csv;charset=utf-8',
          statisticsCsv(statistics, words.table),
        );
      },
      onError: sayFailed(words.notExported, words.exportFailed),
    });
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        pending={readForFile.isPending}
        pendingText={words.exporting}
        onClick={start}
      >
        {words.exportCsv}
      </Button>
      <PressRefusal error={readForFile.error}>{words.exportFailed}</PressRefusal>
    </>
  );
}
