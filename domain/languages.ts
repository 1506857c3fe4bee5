/** The languages that there are words in (words/), by the tag that a page's `lang` has. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language without a choice. Calls answer in it whatever the page is in (PRODUCT.md#the-language-of-a-page). */
export const FIRST_LANGUAGE: Language = 'en';

/** Those that people are offered: a language joins when every screen has its words. */
export const OFFERED_LANGUAGES: readonly Language[] = ['en', 'es'];

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/**
 * Where the service worker of a language is, which keeps its pages on a device. That of the first one has the address
 * that devices know from the time before there were others.
 */
export function workerPath(language: Language): string {
  return language === FIRST_LANGUAGE ? '/service-worker.js' : `/service-worker-${language}.js`;
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((it) => it === text);
}
