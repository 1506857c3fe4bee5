import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives `target` the focus when its part of the screen appears, before anybody sees it: later, the first letters typed
 * into another field of it would end there, and the rest here.
 */
export function useFocusAsItAppears(target: RefObject<HTMLElement | null>, wanted = true): void {
  useLayoutEffect(() => {
    if (wanted) target.current?.focus();
  }, [target, wanted]);
}
