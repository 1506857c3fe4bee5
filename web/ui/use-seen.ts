import { type RefObject, useEffect, useRef, useState } from 'react';

/** The share that must be in view: an edge at the screen's foot is not worth the work. */
const SEEN_PART = 0.2;

/** True once an element has been in view; put the ref on it. It stays seen. */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { threshold: SEEN_PART },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return [element, isSeen];
}
