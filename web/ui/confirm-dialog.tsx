import { lazy, type ReactNode, Suspense } from 'react';

import { useOnceTrue } from './dialog.tsx';

// As in dialog.tsx: no screen waits for a window.
const ConfirmWindow = lazy(async () => ({ default: (await import('./confirm-window.tsx')).ConfirmWindow }));

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The confirm button warns. */
  danger?: boolean;
  pending?: boolean;
  /** What the confirm button reads while pending. */
  pendingText?: string;
  /** The dialog stays open: close it when the work is done. */
  onConfirm: () => void;
  confirmDisabled?: boolean;
  /** Fields between the body and the buttons. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. It is fetched when it is asked first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wasAsked = useOnceTrue(props.open);
  return <Suspense>{wasAsked && <ConfirmWindow {...props} />}</Suspense>;
}
