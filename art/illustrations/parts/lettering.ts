import { createContext, useContext } from 'react';
import type { Language } from '#domain/languages.ts';
import * as en from '#languages/en/guides/lettering.ts';
import * as es from '#languages/es/guides/lettering.ts';

type Words = typeof en | typeof es;

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/** The language that a picture is drawn in. */
export const DrawnIn = createContext<Language>('en');

/** The same in each language, or words of it. */
export type Written = string | ((words: Words) => string);

export function useText(written: Written): string {
  const words = WORDS[useContext(DrawnIn)];
  return typeof written === 'string' ? written : written(words);
}
