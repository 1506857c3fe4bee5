import { useLayoutEffect } from 'react';
import { siteName } from '#web/lib/site.ts';

/**
 * Names the tab after the screen, so that it is found among others and in the history (WCAG 2.4.2).
 * @param screen null from what is no screen of its own.
 */
export function useDocumentTitle(screen: string | null): void {
  // With the heading and not after it: a screen reader that is told of the one looks at the other.
  useLayoutEffect(() => {
    if (screen === null) return;
    document.title = `${screen} · ${siteName}`;
    return () => {
      document.title = siteName;
    };
  }, [screen]);
}
