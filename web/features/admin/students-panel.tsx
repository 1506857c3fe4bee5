import { useState } from 'react';
import type { Student } from '#domain/contract/admin.ts';
import { matchesStudentFilter } from '#domain/rules/student.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { NO_FILTER, StudentFilterPanel } from './student-filter-panel.tsx';
import { type StudentAction, StudentList } from './student-list.tsx';
import { StudentSummary } from './student-summary.tsx';

/** Everything an administrator does with students (§2.16): count, filter, export, and help or delete one. */
export function StudentsPanel({ students }: { students: readonly Student[] }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<{ action: StudentAction; student: Student } | null>(null);
  const found = students.filter((student) => matchesStudentFilter(student, filter));
  const close = () => setChosen(null);
  return (
    <div className="grid gap-6">
      <StudentSummary students={students} />
      <StudentFilterPanel
        filter={filter}
        onChange={setFilter}
        exportButton={<ExportButton students={found} />}
      />
      <section aria-labelledby="students" className="grid gap-4">
        <h2 id="students">Students ({found.length})</h2>
        <StudentList students={found} onAction={(action, student) => setChosen({ action, student })} />
      </section>
      {chosen?.action === 'reset-password' && (
        <ResetPasswordDialog student={chosen.student} onClose={close} />
      )}
      {chosen?.action === 'delete' && <DeleteUserDialog student={chosen.student} onClose={close} />}
    </div>
  );
}
