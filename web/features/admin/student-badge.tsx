import type { Student } from '#domain/contract/admin.ts';
import { showDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/students.ts';

/** §4: Active or Incomplete; and what keeps an Active student from beginning. */
export function StudentBadge({ student }: { student: Student }) {
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={student.profileCompleted ? 'done' : 'waiting'}>{words.studentStatusLabel(student)}</Badge>
      {student.heldUntil !== null && (
        <span className="text-ink-soft text-sm">
          {words.heldUntil(showDay(student.heldUntil.slice(0, 10)))}
        </span>
      )}
      {student.waitingForParent && <span className="text-ink-soft text-sm">{words.waiting}</span>}
      {student.stoppedByParent && <span className="text-ink-soft text-sm">{words.stopped}</span>}
    </div>
  );
}

/** Whom a dialog is about. */
export type NamedStudent = Pick<Student, 'id' | 'firstName' | 'lastName' | 'username'>;

export function nameOf({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
