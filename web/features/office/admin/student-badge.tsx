import type { Student } from '#domain/contract/office/admin.ts';
import { showDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/office/students.ts';

/** PRODUCT.md#profile-completion: Active or Incomplete; and what keeps an Active student from beginning. */
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

/**
 * The same in a line of text: the label of PRODUCT.md#profile-completion, or what keeps an Active student from beginning.
 */
export function StudentStandingLine({ student }: { student: Student }) {
  const { waitingForParent, stoppedByParent, heldUntil, profileCompleted } = student;
  const isFine = profileCompleted && !waitingForParent && !stoppedByParent && heldUntil === null;
  const more = [
    heldUntil !== null && words.held,
    waitingForParent && words.waiting,
    stoppedByParent && words.stopped,
  ].filter((it) => it !== false);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      {/* The words say it, the mark only helps. */}
      <span
        aria-hidden="true"
        className={cx('size-2 shrink-0 self-center rounded-full', isFine ? 'bg-forest' : 'bg-sun')}
      />
      <span>{words.studentStatusLabel(student)}</span>
      {more.map((item) => (
        <span key={item} className="text-ink-soft">
          {item}
        </span>
      ))}
    </span>
  );
}

/** The student of a dialog. */
export type NamedStudent = Pick<Student, 'id' | 'firstName' | 'lastName' | 'username'>;

export function nameOf({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
