import { Download } from 'lucide-react';
import type { AuditEntry } from '#domain/contract/office/admin.ts';
import { toCsv } from '#domain/rules/platform/csv.ts';
import { today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/office/audit-log.ts';
import { useReadWholeLog } from './audit.queries.ts';
import { type AuditView, filterOf } from './use-audit-view.ts';

const rowOf = (auditEntry: AuditEntry) => [
  auditEntry.happenedAt,
  words.doerOf(auditEntry),
  words.actions[auditEntry.action],
  auditEntry.subjectLabel ?? '',
  auditEntry.adminMark ?? '',
  auditEntry.subjectMark ?? '',
];

/** The log as its filters leave it, as a CSV file made here; that is written into the log (PRODUCT.md#the-log). */
export function AuditExportButton({ view }: { view: AuditView }) {
  const readWhole = useReadWholeLog();
  const start = () =>
    readWhole.mutate(filterOf(view), {
      onSuccess: (entries) =>
        downloadText(words.fileName(today()), 'text/csv', toCsv([words.columns, ...entries.map(rowOf)])),
      onError: sayFailed(words.exportFailed, words.notExported),
    });
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        pending={readWhole.isPending}
        pendingText={words.exporting}
        onClick={start}
      >
        {words.exportLog}
      </Button>
      <PressRefusal error={readWhole.error}>{words.notExported}</PressRefusal>
    </>
  );
}
