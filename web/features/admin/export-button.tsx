import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Student } from '#domain/contract/admin.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { studentStatusLabel } from '#domain/rules/student.ts';
import { today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { shownOrganization } from '#web/lib/organizations.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { LOCALE } from '#words/language.ts';
import { type ExportOptions, useReadAllStudents } from './admin.queries.ts';

const COLUMNS = [
  'First Name',
  'Last Name',
  'Username',
  'Email',
  'Organization',
  'Troop',
  'State',
  'ZIP',
  'Joined',
  'Status',
  'Waiting for Parent',
  'Stopped by a Parent',
];

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
    studentStatusLabel(student),
    student.waitingForParent ? 'Yes' : 'No',
    student.stoppedByParent ? 'Yes' : 'No',
  ];
}

type ExportedList = Omit<ExportOptions, 'onRead' | 'signal'>;

export type ExportButtonProps = {
  list: ExportedList;
  /** How many students the list has, pages that are not here yet included. */
  total: number;
};

/** 'Export Data' (§2.16): the list as it is filtered, as a CSV file made here (§16.1). */
export function ExportButton({ list, total }: ExportButtonProps) {
  const { start, cancel, isRunning, read } = useExport();
  const counted = total.toLocaleString(LOCALE);
  return (
    <div className="flex flex-wrap items-end justify-end gap-x-4 gap-y-3">
      {isRunning && (
        <>
          <div className="min-w-[min(14rem,100%)] flex-1">
            <Progress
              label="Reading students"
              value={total > 0 ? (100 * read) / total : 0}
              valueText={`${read.toLocaleString(LOCALE)} of ${counted}`}
            />
          </div>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        pending={isRunning}
        pendingText="Exporting..."
        className="whitespace-nowrap"
        onClick={() => start(list)}
      >
        Export Data
      </Button>
    </div>
  );
}

function useExport() {
  const readAll = useReadAllStudents();
  const [read, setRead] = useState(0);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (list: ExportedList) => {
    toast({ title: 'Export Started', description: 'Student data export will begin shortly' });
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const students = await readAll.mutateAsync({ ...list, onRead: setRead, signal });
      downloadText(`students-${today()}.csv`, 'text/csv', toCsv([COLUMNS, ...students.map(rowOf)]));
    } catch {
      if (signal.aborted) return;
      toast({ title: 'Export Failed', description: 'Failed to export the students', variant: 'destructive' });
    }
  };

  return { start, cancel, isRunning: readAll.isPending, read };
}
