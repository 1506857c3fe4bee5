import type { Student } from '#domain/contract/admin.ts';
import { HELD_LABEL, STOPPED_LABEL, studentStatusLabel, WAITING_LABEL } from '#domain/rules/student.ts';
import { showDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';

/** §4: Active or Incomplete; and what keeps an Active student from beginning. */
export function StudentBadge({ student }: { student: Student }) {
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={student.profileCompleted ? 'done' : 'waiting'}>{studentStatusLabel(student)}</Badge>
      {student.heldUntil !== null && (
        <span className="text-ink-soft text-sm">
          {HELD_LABEL} until {showDay(student.heldUntil.slice(0, 10))}
        </span>
      )}
      {student.waitingForParent && <span className="text-ink-soft text-sm">{WAITING_LABEL}</span>}
      {student.stoppedByParent && <span className="text-ink-soft text-sm">{STOPPED_LABEL}</span>}
    </div>
  );
}

/** Whom a dialog is about. */
export type NamedStudent = Pick<Student, 'id' | 'firstName' | 'lastName' | 'username'>;

export function nameOf({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
