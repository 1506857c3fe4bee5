import { EllipsisVertical, KeyRound, Trash2, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Student } from '#domain/contract/office/admin.ts';
import { paths } from '#web/app/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { openedFromHere } from '#web/ui/use-way-back.ts';
import * as words from '#words/office/students.ts';
import type { StudentAction } from './student-dialog.tsx';

export type OnStudentAction = (action: StudentAction, student: Student) => void;

const ICON = 'size-5';

/**
 * The menu at a student's row (PRODUCT.md#the-list-of-students); everything else is done where the student stands by itself.
 */
export function StudentActionButton({ student, onAction }: { student: Student; onAction: OnStudentAction }) {
  const [, navigate] = useLocation();
  return (
    <Menu
      trigger={
        <IconButton
          label={words.actionsFor(student.username)}
          icon={<EllipsisVertical aria-hidden="true" className={ICON} />}
        />
      }
    >
      <MenuItem
        icon={<UserRound aria-hidden="true" className={ICON} />}
        onSelect={() => navigate(paths.student(student.id), { state: openedFromHere() })}
      >
        {words.open}
      </MenuItem>
      <MenuItem
        icon={<KeyRound aria-hidden="true" className={ICON} />}
        onSelect={() => onAction('reset-password', student)}
      >
        {words.resetPassword}
      </MenuItem>
      <MenuItem
        danger
        icon={<Trash2 aria-hidden="true" className={ICON} />}
        onSelect={() => onAction('delete', student)}
      >
        {words.deleteUser}
      </MenuItem>
    </Menu>
  );
}
