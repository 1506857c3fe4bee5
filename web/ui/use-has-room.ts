import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element is at least so many rem wide, now and whenever that changes; larger text needs more room in pixels.
 * For what differs in more than its looks.
 * @returns the ref of the element, and undefined until it has been measured.
 */
export function useHasRoom<E extends HTMLElement>(rem: number): [RefObject<E | null>, boolean | undefined] {
  const element = useRef<E>(null);
  const [hasRoom, setHasRoom] = useState<boolean>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const pixelsPerRem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(measured.clientWidth >= rem * pixelsPerRem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [rem]);
  return [element, hasRoom];
}
