import type { Sentence, Told, Values } from '#domain/rules/platform/sentence.ts';

type Made<T> = T extends (...values: never[]) => infer M ? M : T;
type ToldOf<Module> = Extract<Made<Module[keyof Module]>, Told>;

/**
 * A language's words for a module's sentences: one for each code, and no others. A sentence with values has a
 * function of them, which also gets the words of sentences among them.
 */
export type WordsOf<Module> = {
  readonly [T in ToldOf<Module> as T['code']]: T extends { readonly values: infer V }
    ? (values: V, said: (it: Sentence) => string) => string
    : string;
};

/** The words of all modules, by code. */
export type Catalog = Readonly<
  Record<string, string | ((values: never, said: (it: Sentence) => string) => string)>
>;

/**
 * Makes of a catalog what says a sentence in its language. A code that it does not know, as of a server of a later version, is said in
 * English, and so is one with values of another version.
 */
export function saidIn(catalog: Catalog): (it: Sentence) => string {
  const said = (sentence: Sentence): string => {
    if (typeof sentence === 'string') return sentence;
    const words = Object.hasOwn(catalog, sentence.code) ? catalog[sentence.code] : undefined;
    if (typeof words !== 'function') return words ?? sentence.message;
    try {
      return (words as (values: Values | undefined, say: typeof said) => string)(sentence.values, said);
    } catch {
      return sentence.message;
    }
  };
  return said;
}
