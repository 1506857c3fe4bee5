import type { ReactNode } from 'react';
import type { Student } from '#domain/contract/office/admin.ts';
import { ConsentRecordDialog } from './consent-record-dialog.tsx';
import { CorrectStudentDialog } from './correct-student-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { isCorrectionBegun } from './parent-email-form.tsx';
import { ParentsDialog } from './parents-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { isProofBroken } from './use-kept-proof.ts';

/** Actions on a student (PRODUCT.md#the-list-of-students), and views of one (PRODUCT.md#the-record-of-a-consent). */
export type StudentAction =
  | 'reset-password'
  | 'sign-in-card'
  | 'correct'
  | 'consent-record'
  | 'parents'
  | 'hold'
  | 'delete';

export type StudentDialogProps = {
  action: StudentAction | null;
  student: Student;
  /** Makes a card for the student, in a window. */
  signInCard?: (student: Student, onClose: () => void) => ReactNode;
  onDeleted?: () => void;
  onClose: () => void;
};

/** The window of what is done with a student. */
export function StudentDialog({ action, student, signInCard, onDeleted, onClose }: StudentDialogProps) {
  const of = { student, onClose };
  switch (action) {
    case 'reset-password':
      return <ResetPasswordDialog {...of} />;
    case 'sign-in-card':
      return signInCard?.(student, onClose);
    case 'consent-record':
      return <ConsentRecordDialog {...of} />;
    case 'correct':
      return <CorrectStudentDialog {...of} />;
    case 'parents':
      return <ParentsDialog {...of} />;
    case 'hold':
      return <HoldDialog {...of} />;
    case 'delete':
      return <DeleteUserDialog {...of} onDeleted={onDeleted} />;
    default:
      return null;
  }
}

/** Returns the dialog in which words were being typed when the session ended, so it opens again. */
export function begunAction(student: Student): StudentAction | null {
  return isCorrectionBegun(student) || isProofBroken(student) ? 'consent-record' : null;
}
