import { type RefObject, useEffect, useRef } from 'react';

/**
 * What had the focus is gone with the screen it stood on: the title of the new screen takes it, so that the keyboard
 * goes on from there and a screen reader says where one is. A page that was just loaded is left as the browser shows it,
 * with the skip link first.
 * @returns the ref of the title, which needs `tabIndex={-1}`.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && navigator.userActivation.hasBeenActive) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
