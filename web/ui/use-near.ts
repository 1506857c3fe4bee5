import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** As far again as the window is high; in a row of cards the next one. */
const NEAR = { rootMargin: '100%', scrollMargin: '0px 400px' };

/**
 * True once an element has come near the view, or is printed; put the ref on its placeholder. A folded one is near
 * when it unfolds. It stays near.
 */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        // The work takes a slow telephone a while, in which pages must scroll and folds open.
        if (entry?.isIntersecting) startTransition(() => setIsNear(true));
      },
      { root: document, ...NEAR },
    );
    watch.observe(element.current);
    // The browser prints what is there when this has returned.
    const print = () => flushSync(() => setIsNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isNear]);
  return [element, isNear];
}
