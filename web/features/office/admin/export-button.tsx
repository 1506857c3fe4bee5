import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Student } from '#domain/contract/office/admin.ts';
import { toCsv } from '#domain/rules/platform/csv.ts';
import { today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { shownOrganization } from '#web/lib/organizations.ts';
import { PressError } from '#web/parts/press-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/students.ts';
import * as fields from '#words/platform/fields.ts';
import { LOCALE } from '#words/platform/language.ts';
import { type ExportOptions, useReadAllStudents } from './admin.queries.ts';

function rowOf(student: Student): string[] {
  return [
    student.firstName,
    student.lastName,
    student.username,
    student.email,
    student.organization ? shownOrganization(student.organization) : '',
    student.troopNumber,
    student.state,
    student.zipCode,
    today(new Date(student.createdAt)),
    words.studentStatusLabel(student),
    student.waitingForParent ? words.yes : words.no,
    student.stoppedByParent ? words.yes : words.no,
  ];
}

type ExportedList = Omit<ExportOptions, 'onRead' | 'signal'>;

export type ExportButtonProps = {
  list: ExportedList;
  /** The number of students in the list, pages not loaded included. */
  total: number;
};

/**
 * 'Export Data' (PRODUCT.md#the-list-of-students): the list as it is filtered, as a CSV file made here
 * (PRODUCT.md#the-list-of-students).
 */
export function ExportButton({ list, total }: ExportButtonProps) {
  const { start, cancel, isRunning, read, error } = useExport();
  const counted = total.toLocaleString(LOCALE);
  return (
    <>
      {isRunning && (
        <>
          <div className="min-w-[min(14rem,100%)] flex-1">
            <Progress
              label={words.reading}
              value={total > 0 ? (100 * read) / total : 0}
              valueText={words.readSoFar(read.toLocaleString(LOCALE), counted)}
            />
          </div>
          <Button variant="quiet" onClick={cancel}>
            {fields.cancel}
          </Button>
        </>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" className="size-5" />}
        pending={isRunning}
        pendingText={words.exporting}
        onClick={() => start(list)}
      >
        {words.exportData}
      </Button>
      <PressError error={error}>{words.notExported}</PressError>
    </>
  );
}

function useExport() {
  const readAll = useReadAllStudents();
  const [read, setRead] = useState(0);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (list: ExportedList) => {
    toast({ title: words.exportStarted, description: words.exportBegins });
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const students = await readAll.mutateAsync({ ...list, onRead: setRead, signal });
      downloadText(words.fileName(today()), 'text/csv', toCsv([words.columns, ...students.map(rowOf)]));
    } catch {
      if (signal.aborted) return;
      toast({ title: words.exportFailed, description: words.notExported, variant: 'destructive' });
    }
  };

  const error = readAll.error?.name === 'AbortError' ? null : readAll.error;
  return { start, cancel, isRunning: readAll.isPending, read, error };
}
