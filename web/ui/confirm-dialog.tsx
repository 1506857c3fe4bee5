import { lazy, Suspense } from 'react';

import { AwaitedWindow } from './awaited-window.tsx';
import type { ConfirmDialogProps } from './confirm-window.tsx';
import { useOnceTrue } from './dialog.tsx';

// As in dialog.tsx: no screen waits for a window.
const ConfirmWindow = lazy(async () => ({ default: (await import('./confirm-window.tsx')).ConfirmWindow }));

/** Asks before something that cannot be taken back. It is fetched when it is asked first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wasAsked = useOnceTrue(props.open);
  return (
    <Suspense fallback={props.open && <AwaitedWindow />}>{wasAsked && <ConfirmWindow {...props} />}</Suspense>
  );
}
