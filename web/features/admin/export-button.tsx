import { Download } from 'lucide-react';
import { ORGANIZATION_NAMES } from '#domain/contract/accounts.ts';
import type { Student } from '#domain/contract/admin.ts';
import { studentStatusLabel } from '#domain/rules/student.ts';
import { toCsv } from '#web/lib/csv.ts';
import { showDate, today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
];

function rowOf(student: Student): string[] {
  return [
    student.firstName,
    student.lastName,
    student.username,
    student.email,
    student.organization ? ORGANIZATION_NAMES[student.organization] : '',
    student.troopNumber,
    student.state,
    student.zipCode,
    showDate(student.createdAt),
    studentStatusLabel(student),
  ];
}

/** 'Export Data' (§2.16): the list as it is filtered, as a CSV file made here (RULINGS 39). */
export function ExportButton({ students }: { students: readonly Student[] }) {
  const exportStudents = () => {
    toast({ title: 'Export Started', description: 'Student data export will begin shortly' });
    downloadText(`students-${today()}.csv`, 'text/csv', toCsv([COLUMNS, ...students.map(rowOf)]));
  };
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" className="size-5" />}
      onClick={exportStudents}
    >
      Export Data
    </Button>
  );
}
