import type { Refusal } from '#domain/contract/platform/endpoint.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import type { Answered } from '#domain/rules/platform/sentence.ts';
import { EVERY_SENTENCE } from '#languages/every-sentence.ts';

type Table = typeof import('#languages/es/sentences/table.ts');
const OTHERS = LANGUAGES.filter((it) => it !== FIRST_LANGUAGE);
const TABLES = await Promise.all(
  OTHERS.map((language): Promise<Table> => import(`../../words/${language}/sentences/table.ts`)),
);

/** Schemas without a sentence of their own, such as for values that no form can send. */
const OF_THE_FORM = 'faultyForm';

function expectSentence({ message, code, values }: Answered): void {
  const sentence = code === undefined ? undefined : EVERY_SENTENCE.get(code);
  if (code === undefined || sentence === undefined)
    throw new Error(`“${message}” has no code of a sentence, but “${code}”.`);
  if (TABLES.some(({ CATALOG }) => !Object.hasOwn(CATALOG, code)))
    throw new Error(`${code} has no words in another language.`);
  const made = typeof sentence !== 'function' ? sentence.message : sentence(values ?? {}).message;
  if (made !== message && code !== OF_THE_FORM)
    throw new Error(`“${message}” is not what ${code} says with its values: “${made}”.`);
}

/**
 * Fails where a call refuses without the code of a sentence, with one that a language has no words for, or in other words than
 * those of its code and values (PRODUCT.md#what-the-server-says).
 */
export function expectTranslated({ message, code, values, fields = {}, fieldCodes = {} }: Refusal): void {
  expectSentence({ message, code, values });
  for (const [name, told] of Object.entries(fields)) expectSentence({ message: told, ...fieldCodes[name] });
}

/** The words of a refusal without its codes, which `expectTranslated` has held to them. */
export function wordsOf({ code: _, values: __, fieldCodes: ___, ...words }: Refusal): Omit<Refusal, 'code'> {
  return words;
}
