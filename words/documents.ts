/** Words of printed pages in every language: a new file is named here, and in no service of the server. */
import { LANGUAGES, type Language } from '#domain/languages.ts';
import * as en from './en/every-document.ts';
import * as es from './es/every-document.ts';

const EVERY = { en, es } satisfies Readonly<Record<Language, object>>;
type Every = typeof EVERY;
type Name = keyof typeof en;

/** The words of one of them, by language. */
export function documentWords<N extends Name>(which: N): { readonly [L in Language]: Every[L][N] } {
  const words = LANGUAGES.map((language) => [language, EVERY[language][which]]);
  return Object.fromEntries(words);
}
