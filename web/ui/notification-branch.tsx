import { FocusScope } from 'radix-ui/internal';
import { type KeyboardEvent, useEffect } from 'react';

import { dismissAll, TOAST_REGION_ID } from './toast-store.ts';

/**
 * Stands in a modal window and lets the keyboard out of it to the notifications and back: F8 and their buttons work
 * there too (PRODUCT.md#limits), though the region stands outside every window. What was said before the window opened goes.
 */
export function NotificationBranch() {
  FocusScope.useFocusScopeBranch(document.getElementById(TOAST_REGION_ID));
  useEffect(dismissAll, []);
  return null;
}

/**
 * For the content of such a window: Escape in it closes it. Radix gives the key to the layer that opened last, and that
 * is a notification which came while the window was open.
 */
export function escapeUnderNotification(close: () => void) {
  return {
    'data-escape': 'closes',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isOfThisWindow = event.currentTarget.contains(event.target as Node);
      // Radix also prevents the key that closed something.
      if (event.key !== 'Escape' || event.defaultPrevented || !isOfThisWindow) return;
      event.preventDefault();
      close();
    },
  };
}

/** True when Escape on this element belongs to a window. */
export function isEscapeOfWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-escape="closes"]') !== null;
}
