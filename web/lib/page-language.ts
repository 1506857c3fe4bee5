import { isLanguage, type Language } from '#domain/languages.ts';
import { isParentScreen } from '#domain/rules/platform/screens.ts';
import { LANGUAGE } from '#words/platform/language.ts';
import { meta } from './site.ts';

/** The languages that there are pages in (PRODUCT.md#the-language-of-a-page). */
export const siteLanguages: readonly Language[] = (meta('languages') ?? '').split(' ').filter(isLanguage);

/** True for a language with pages that this page is not in. */
export function isOtherLanguage(language: Language | undefined): language is Language {
  return language !== undefined && language !== LANGUAGE && siteLanguages.includes(language);
}

/** True for a screen that a parent or guardian reads, in the parent's own language. */
export function isOnParentScreen(): boolean {
  return isParentScreen(window.location.pathname);
}

/** The address of a page in a language. */
export function addressIn(language: Language, address = window.location.href): URL {
  const url = new URL(address, window.location.href);
  url.searchParams.set('lang', language);
  return url;
}

let keepChoice: ((language: Language) => Promise<unknown>) | null = null;

/** While a page knows its reader, a chosen language is kept with the account too. @returns what ends it. */
export function keepChoiceBy(keep: (language: Language) => Promise<unknown>): () => void {
  keepChoice = keep;
  return () => {
    keepChoice = null;
  };
}

/** Keeps a choice with who makes it; null where nobody is known. */
export function choiceKept(language: Language): Promise<unknown> | null {
  return keepChoice?.(language) ?? null;
}

/** Begins this page anew in a language. It never comes back: what waits for it stays as it is until the page is gone. */
export function beginIn(language: Language, address?: string): Promise<never> {
  window.location.replace(addressIn(language, address));
  return new Promise(() => undefined);
}

/** Where a login leads, in the language of who has logged in; comes back where there are no pages in it. */
export async function beginWhereLoggedIn(language: Language): Promise<void> {
  if (!isOtherLanguage(language)) return;
  const url = new URL(window.location.href);
  // Parameters that ask for the login page in spite of a session, and tell why.
  for (const name of ['other', 'idle']) url.searchParams.delete(name);
  await beginIn(language, url.href);
}
