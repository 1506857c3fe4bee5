import { useEffect } from 'react';
import { siteName } from './site.ts';

/** Names the tab after the screen, so that it is found among others and in the history (WCAG 2.4.2). */
export function useDocumentTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${siteName}`;
    return () => {
      document.title = siteName;
    };
  }, [screen]);
}
