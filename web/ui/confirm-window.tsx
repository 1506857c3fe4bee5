import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import * as words from '#words/platform/fields.ts';

import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { dialogFooterClass, dialogOverlayClass, dialogPanelClass } from './dialog-window.tsx';
import { FieldError } from './field.tsx';
import { escapeUnderNotification, NotificationBranch } from './notification-branch.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequence, and if it can be undone. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The confirm button warns. */
  danger?: boolean;
  pending?: boolean;
  /** The confirm button's text while pending. */
  pendingText?: string;
  /** The dialog stays open: close it when the work is done. */
  onConfirm: () => void;
  confirmDisabled?: boolean;
  /** Why it could not be done, as it was confirmed the last time; it is shown until the question is asked anew. */
  failure?: string | undefined;
  /** Fields between the body and the buttons. */
  children?: ReactNode;
}

/** The question, open or on its way out. Cancel has the focus first, and Escape cancels. */
export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, body, confirmLabel, cancelLabel = words.cancel, children } = props;
  const { danger, pending, pendingText, onConfirm, confirmDisabled, failure } = props;
  const [isConfirmed, noteConfirmed] = useConfirmedSince(open);
  const confirm = () => {
    noteConfirmed();
    onConfirm();
  };
  const focusReturn = useFocusReturn();
  const change = (isOpen: boolean) => pending || onOpenChange(isOpen);
  useBackCloses(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogOverlayClass} />
        <AlertDialog.Content
          {...focusReturn}
          {...escapeUnderNotification(() => change(false))}
          className={cx(dialogPanelClass, 'sm:max-w-md')}
        >
          <NotificationBranch />
          <div className="grid gap-3 px-gutter pt-6 pb-6 sm:px-6">
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div>{body}</div>
            </AlertDialog.Description>
            {children}
            <FieldError isSilent>{isConfirmed ? failure : undefined}</FieldError>
          </div>
          <div className={dialogFooterClass}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              pendingText={pendingText}
              disabled={confirmDisabled}
              // A double click on what opened the question is no answer to it.
              onClick={({ detail }) => detail > 1 || confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** True once it was confirmed since it was asked: what failed before that was another question's, or an older try's. */
function useConfirmedSince(isOpen: boolean): readonly [boolean, () => void] {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isConfirmed, setConfirmed] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setConfirmed(false);
  }
  return [isConfirmed, () => setConfirmed(true)];
}
