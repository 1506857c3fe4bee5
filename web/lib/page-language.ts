import type { Language } from '#domain/languages.ts';
import { isParentScreen } from '#domain/rules/screens.ts';
import { LANGUAGE } from '#words/language.ts';
import { siteLanguages } from './site.ts';

/** How an address asks for a language (§33). */
const ASKED = 'lang';

/** Whether there are pages in a language that this one is not in. */
export function isOtherLanguage(language: Language | undefined): language is Language {
  return language !== undefined && language !== LANGUAGE && siteLanguages.includes(language);
}

/** Whether a parent or guardian reads this screen, whose language is her own. */
export function isOnParentScreen(): boolean {
  return isParentScreen(window.location.pathname);
}

/**
 * The address of a page in a language.
 * @param without of its query, what is done with.
 */
export function addressIn(
  language: Language,
  address = window.location.href,
  without: readonly string[] = [],
): URL {
  const url = new URL(address, window.location.href);
  for (const name of without) url.searchParams.delete(name);
  url.searchParams.set(ASKED, language);
  return url;
}

/** Begins this page anew in a language. It never comes back: what waits for it stays as it is until the page is gone. */
export function beginIn(language: Language, without: readonly string[] = []): Promise<never> {
  window.location.replace(addressIn(language, undefined, without));
  return new Promise(() => undefined);
}

/** The page is in the language that its address asked for: loaded again or handed on, it asks for none. */
export function dropAskedLanguage(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(ASKED)) return;
  url.searchParams.delete(ASKED);
  window.history.replaceState(window.history.state, '', url);
}
