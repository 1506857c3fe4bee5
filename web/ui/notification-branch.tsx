import { FocusScope } from 'radix-ui/internal';

import { TOAST_REGION_ID } from './toast-store.ts';

/**
 * Stands in a modal window and lets the keyboard out of it to the notifications and back: F8 and their buttons work
 * there too (§9), though the region stands outside every window.
 */
export function NotificationBranch() {
  FocusScope.useFocusScopeBranch(document.getElementById(TOAST_REGION_ID));
  return null;
}
