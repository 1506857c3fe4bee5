import { Download } from 'lucide-react';
import type { AuditEntry } from '#domain/contract/admin.ts';
import { AUDIT_WORDS, doerOf } from '#domain/rules/audit-words.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { useReadWholeLog } from './audit.queries.ts';
import { type AuditView, filterOf } from './use-audit-view.ts';

const COLUMNS = ['Time (UTC)', 'Who', 'What', 'Whom'];

const rowOf = (it: AuditEntry) => [it.happenedAt, doerOf(it), AUDIT_WORDS[it.action], it.subjectLabel ?? ''];

/** The log as its filters leave it, as a CSV file made here; that is written into the log (§16.3). */
export function AuditExportButton({ view }: { view: AuditView }) {
  const readWhole = useReadWholeLog();
  const start = () =>
    readWhole.mutate(filterOf(view), {
      onSuccess: (entries) =>
        downloadText(`audit-log-${today()}.csv`, 'text/csv', toCsv([COLUMNS, ...entries.map(rowOf)])),
      onError: sayFailed('Export Failed', 'The audit log could not be exported'),
    });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" className="size-5" />}
      pending={readWhole.isPending}
      pendingText="Exporting..."
      onClick={start}
    >
      Export log
    </Button>
  );
}
