import { AwaitedWindow } from './awaited-window.tsx';
import type { ConfirmDialogProps } from './confirm-window.tsx';
import { useOnceTrue } from './dialog.tsx';
import { lateFile, useLateFile } from './late-file.ts';

// As in dialog.tsx: no screen waits for a window.
const file = lateFile(() => import('./confirm-window.tsx'));

/** Asks before something that cannot be taken back. It is fetched when it is asked first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wasAsked = useOnceTrue(props.open);
  const late = useLateFile(file, wasAsked);
  if (late) return wasAsked && <late.ConfirmWindow {...props} />;
  return props.open && <AwaitedWindow />;
}
