import { cloneElement, lazy, Suspense, useState } from 'react';

import { AwaitedWindow } from './awaited-window.tsx';
import type { DialogProps } from './dialog-window.tsx';

// Keeping focus, pointer and page behind a window in their places is much code, and no screen waits for it.
const file = () => import('./dialog-window.tsx');
const DialogWindow = lazy(async () => ({ default: (await file()).DialogWindow }));

/** Closes the dialog it stands in; wraps one button. */
export const DialogClose = lazy(async () => ({ default: (await file()).DialogClose }));

/** A modal window. It is fetched when it is opened first, or when somebody comes near the button that opens it. */
export function Dialog({ open, onOpenChange, trigger, ...window }: DialogProps) {
  const [isOpenByItself, setIsOpenByItself] = useState(false);
  const isOpen = open ?? isOpenByItself;
  const wasOpened = useOnceTrue(isOpen);
  const change = (next: boolean) => {
    setIsOpenByItself(next);
    onOpenChange?.(next);
  };
  const prefetch = () => {
    file().catch(() => undefined); // asked for again when it is opened
  };
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: () => change(true),
          onPointerEnter: prefetch,
          onFocus: prefetch,
        })}
      {wasOpened && (
        <Suspense fallback={isOpen && <AwaitedWindow />}>
          <DialogWindow {...window} open={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}

/** True once something has been true: an opened part stays while it closes, and for the next time. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
