/** Words of printed pages in every language: a new file is named here, and in no service of the server. */
import { createRequire } from 'node:module';
import type { Language } from '#domain/languages.ts';
import type * as en from './en/every-document.ts';
import type * as es from './es/every-document.ts';

type Every = { readonly en: typeof en; readonly es: typeof es };
type Name = keyof typeof en;

/** Loaded with the first that is written in a language: most of an hour nobody writes any. */
const load = createRequire(import.meta.url);
const EVERY: { readonly [L in Language]: () => Every[L] } = {
  en: () => load('./en/every-document.ts'),
  es: () => load('./es/every-document.ts'),
};

/** The words of one of them, by language. */
export function documentWords<N extends Name>(which: N): { readonly [L in Language]: Every[L][N] } {
  return {
    get en() {
      return EVERY.en()[which];
    },
    get es() {
      return EVERY.es()[which];
    },
  };
}
