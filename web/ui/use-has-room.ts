import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * True while an element is at least so many rem wide; larger text needs more pixels. For differences beyond style.
 * @returns the element's ref, and undefined until it is measured.
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
