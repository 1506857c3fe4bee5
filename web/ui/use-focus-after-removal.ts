import { type RefObject, useEffect, useState } from 'react';

/**
 * For a list whose items can be removed from within: what had the focus is gone with its item, so it goes to `target`.
 * Whoever has gone on to something else meanwhile stays there.
 * @returns call it with the id of the item removed; the focus moves once the list is shown without it.
 */
export function useFocusAfterRemoval(
  ids: readonly string[] | undefined,
  target: RefObject<HTMLElement | null>,
): (id: string) => void {
  const [removed, setRemoved] = useState<string | null>(null);
  const isShown = removed !== null && ids?.includes(removed);
  useEffect(() => {
    if (removed === null || isShown) return;
    if (!hasGoneOn()) target.current?.focus();
    setRemoved(null);
  }, [removed, isShown, target]);
  return setRemoved;
}

/** True when the keyboard is at something usable; the window that asked may still be closing. */
function hasGoneOn(): boolean {
  const at = document.activeElement;
  return (
    at instanceof HTMLElement && at.tabIndex >= 0 && !at.closest('[role="dialog"], [role="alertdialog"]')
  );
}
