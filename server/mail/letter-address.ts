import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';

/** Stands in a letter where its link will be: the link is made as the letter is sent, so that no copy of the database has it. */
export const LINK_SLOT = '{{link}}';
const ANY_LINK_SLOT = /\{\{link(?::(\w+))?\}\}/g;

/** The same for the link that opens in a language, whatever that of the letter is. */
export const linkSlotIn = (language: Language) => `{{link:${language}}}`;

/** The words with a link in each slot. */
export function withLinks(
  words: string,
  { baseUrl, path, token, language }: { baseUrl: string; path: string; token: string; language: Language },
): string {
  return words.replaceAll(ANY_LINK_SLOT, (_slot, asked?: string) => {
    const address = isLanguage(asked)
      ? addressInLanguage(baseUrl, path, asked)
      : letterAddress(baseUrl, path, language);
    // After the #, where no log of a server on the way has it.
    return `${address}#${token}`;
  });
}

/** The address of a page that opens in a language, be it the first. */
export function addressInLanguage(baseUrl: string, path: string, language: Language): string {
  return `${baseUrl}${path}?lang=${language}`;
}

/**
 * The address of a page as it stands in a letter: it opens in the letter's language (§33.18). That of an English letter asks
 * for none.
 * @param baseUrl where the site is, without a slash at its end
 */
export function letterAddress(baseUrl: string, path: string, language: Language): string {
  return language === FIRST_LANGUAGE ? `${baseUrl}${path}` : addressInLanguage(baseUrl, path, language);
}
