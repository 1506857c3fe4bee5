import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';

/**
 * The address of a page as it stands in a letter: it opens in the letter's language (§33.18). That of an English letter asks
 * for none.
 * @param baseUrl where the site is, without a slash at its end
 */
export function letterAddress(baseUrl: string, path: string, language: Language): string {
  return `${baseUrl}${path}${language === FIRST_LANGUAGE ? '' : `?lang=${language}`}`;
}
