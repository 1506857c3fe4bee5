import { cloneElement, type ReactNode, useState } from 'react';

import { AwaitedWindow } from './awaited-window.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { lateFile, useLateFile } from './late-file.ts';

// Keeping focus, pointer and page behind a window in their places is much code, and no screen waits for it.
const file = lateFile(() => import('./dialog-window.tsx'));

/** Closes the dialog it stands in; wraps one button. */
export function DialogClose({ children }: { children: ReactNode }) {
  return file.there && <file.there.DialogClose>{children}</file.there.DialogClose>;
}

/** A modal window. It is fetched when it is opened first, or when somebody comes near the button that opens it. */
export function Dialog({ open, onOpenChange, trigger, ...window }: DialogProps) {
  const [isOpenByItself, setIsOpenByItself] = useState(false);
  const isOpen = open ?? isOpenByItself;
  const wasOpened = useOnceTrue(isOpen);
  const change = (next: boolean) => {
    setIsOpenByItself(next);
    onOpenChange?.(next);
  };
  const late = useLateFile(file, wasOpened);
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: () => change(true),
          onPointerEnter: file.fetchAhead,
          onFocus: file.fetchAhead,
        })}
      {wasOpened && late && <late.DialogWindow {...window} open={isOpen} onOpenChange={change} />}
      {isOpen && !late && <AwaitedWindow />}
    </>
  );
}

/** True once something has been true: an opened part stays while it closes, and for the next time. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
