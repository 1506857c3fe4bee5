import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';

/** Stands in a letter where its link will be: the link is made as the letter is sent, so that no copy of the database has it. */
export const LINK_SLOT = '{{link}}';
/** The same for the code of a letter. */
export const CODE_SLOT = '{{code}}';
const SLOT = /\{\{(link|code)(?::(\w+))?\}\}/g;

/** The same for the link that opens in a language, whatever that of the letter is. */
export const linkSlotIn = (language: Language) => `{{link:${language}}}`;

/** Values for a letter's slots; a slot without one stays. */
export type Filling = {
  /** Gives the link, in the letter's language unless another one is asked for. */
  readonly link?: (asked?: Language) => string;
  readonly code?: string;
};

export function withSlotsFilled(words: string, { link, code }: Filling): string {
  return words.replaceAll(SLOT, (slot, what: string, asked?: string) =>
    what === 'code' ? (code ?? slot) : (link?.(isLanguage(asked) ? asked : undefined) ?? slot),
  );
}

/** A link as a letter in a language has it. */
export function linkTo({
  baseUrl,
  path,
  token,
  language,
}: {
  baseUrl: string;
  path: string;
  token: string;
  language: Language;
}): Required<Filling>['link'] {
  return (asked) => {
    const address =
      asked === undefined ? letterAddress(baseUrl, path, language) : addressInLanguage(baseUrl, path, asked);
    // After the #, where no log of a server on the way has it.
    return `${address}#${token}`;
  };
}

/** The address of a page that opens in a language, be it the first. */
export function addressInLanguage(baseUrl: string, path: string, language: Language): string {
  return `${baseUrl}${path}?lang=${language}`;
}

/**
 * The address of a page as it stands in a letter: it opens in the letter's language
 * (PRODUCT.md#the-language-of-a-letter). That of an English letter asks for none.
 * @param baseUrl where the site is, without a slash at its end
 */
export function letterAddress(baseUrl: string, path: string, language: Language): string {
  return language === FIRST_LANGUAGE ? `${baseUrl}${path}` : addressInLanguage(baseUrl, path, language);
}
