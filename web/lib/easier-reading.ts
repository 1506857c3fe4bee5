import { useEffect, useSyncExternalStore } from 'react';
import { onLocalStorageChanged, tellLocalStorageChanged } from './local-storage-news.ts';
import { pageUser } from './page-user.ts';

/*
 * Wider letters, words and lines (PRODUCT.md#easier-to-read). A browser remembers it for each person until Log Out
 * clears what it keeps. The script in index.html knows both names: it sets the attribute before anything is drawn.
 */
const LETTERS_OF = 'lettersOf';
const ATTRIBUTE = 'data-easier';

const nameFor = (userId: string | undefined) => `easierToRead ${userId}`;

function read(): boolean {
  try {
    return localStorage.getItem(nameFor(pageUser())) === 'yes';
  } catch {
    return false; // storage may be blocked
  }
}

function show(isEasier: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, isEasier);
}

function choose(isEasier: boolean): void {
  try {
    if (isEasier) localStorage.setItem(nameFor(pageUser()), 'yes');
    else localStorage.removeItem(nameFor(pageUser()));
  } catch {
    // It then holds for this page alone.
  }
  show(isEasier);
  tellLocalStorageChanged();
}

/** Returns the user's choice of wider letters, and a way to change it; tabs follow each other. */
export function useEasierReading(): [boolean, (isEasier: boolean) => void] {
  return [useSyncExternalStore(onLocalStorageChanged, read), choose];
}

/** Shows the page in its user's letters while that user is there. */
export function useOwnLetters(userId: string): void {
  const [isEasier] = useEasierReading();
  // By itself: a Log Out in another tab empties the browser, and must not have this written anew.
  useEffect(() => {
    try {
      localStorage.setItem(LETTERS_OF, userId);
    } catch {
      // The next page begins with the usual letters.
    }
  }, [userId]);
  useEffect(() => {
    show(isEasier);
    return () => show(false);
  }, [isEasier]);
}
