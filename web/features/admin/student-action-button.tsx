import {
  EllipsisVertical,
  FileSignature,
  FolderOpen,
  IdCard,
  KeyRound,
  Lock,
  PenLine,
  Trash2,
  Users,
} from 'lucide-react';
import { useLocation } from 'wouter';
import type { Student } from '#domain/contract/admin.ts';
import { hasParentsPage } from '#web/lib/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import * as words from '#words/students.ts';
import { studentWorkPath } from './student-work.queries.ts';

/** What can be done with one student (§2.16), or seen of one (§11.6). */
export type StudentAction =
  | 'reset-password'
  | 'sign-in-card'
  | 'correct'
  | 'consent-record'
  | 'parents'
  | 'hold'
  | 'delete';

export type OnStudentAction = (action: StudentAction, student: Student) => void;

const ACTIONS = [
  { action: 'reset-password', label: words.resetPassword, Icon: KeyRound },
  { action: 'sign-in-card', label: words.signInCard, Icon: IdCard },
  { action: 'correct', label: words.correctDetails, Icon: PenLine },
  { action: 'consent-record', label: words.consentRecord, Icon: FileSignature },
  { action: 'parents', label: words.parents, Icon: Users },
  { action: 'hold', label: words.hold, Icon: Lock },
  { action: 'delete', label: words.deleteUser, Icon: Trash2 },
] as const;
/** Without mail nobody comes to a parents' page. */
const SHOWN = ACTIONS.filter(({ action }) => hasParentsPage || action !== 'parents');

/** The menu at a student's row. */
export function StudentActionButton({ student, onAction }: { student: Student; onAction: OnStudentAction }) {
  const [, navigate] = useLocation();
  return (
    <Menu
      trigger={
        <IconButton
          label={words.actionsFor(student.username)}
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
        />
      }
    >
      <MenuItem
        icon={<FolderOpen aria-hidden="true" className="size-5" />}
        onSelect={() => navigate(studentWorkPath(student.id))}
      >
        {words.projects}
      </MenuItem>
      {SHOWN.map(({ action, label, Icon }) => (
        <MenuItem
          key={action}
          danger={action === 'delete'}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onSelect={() => onAction(action, student)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
