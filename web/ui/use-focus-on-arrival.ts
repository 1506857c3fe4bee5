import { type RefObject, useEffect, useRef } from 'react';

let cameBack = false;
// The browser itself leads to where somebody left who comes back; what goes on is said by wouter.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameBack = true;
  });
  for (const goingOn of ['pushState', 'replaceState']) {
    window.addEventListener(goingOn, () => {
      cameBack = false;
    });
  }
}

/**
 * The focused element left with its screen: the new screen's title takes the focus, so that the keyboard goes on
 * there and a screen reader says where it is. A page just loaded is left alone, with the skip link first. @returns
 * the title's ref; the title needs `tabIndex={-1}`.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Asked first: where the focus is, the browser knows only once it has laid the page out.
    if (!navigator.userActivation.hasBeenActive) return;
    if (document.activeElement !== document.body) return;
    title.current?.focus({ preventScroll: true });
    // A card inside a screen takes the focus too, and is where it is.
    const isScreens = title.current?.tagName === 'H1';
    if (isScreens && !cameBack && location.hash === '') window.scrollTo(0, 0);
  }, []);
  return title;
}
