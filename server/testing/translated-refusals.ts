import type { Refusal } from '#domain/contract/endpoint.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { textOf } from '#domain/rules/sentence.ts';

type Table = typeof import('#languages/es/sentences/table.ts');
const OTHERS = LANGUAGES.filter((it) => it !== FIRST_LANGUAGE);
const TABLES = await Promise.all(
  OTHERS.map(
    async (language): Promise<[string, Table]> => [
      language,
      await import(`../../words/${language}/sentences/table.ts`),
    ],
  ),
);

/**
 * Fails where a call refuses with a sentence that another language has no row for, so that no page says it in English, or
 * with one that has values and does not name them. One at a field is a schema's, whose values are always the same (§33).
 */
export function expectTranslated({ message, said: named, fields = {} }: Refusal): void {
  const atFields = Object.values(fields);
  if (named && textOf(named) !== message) {
    throw new Error(`“${message}” is not what its values make: “${textOf(named)}”.`);
  }
  for (const [language, { SENTENCES, said }] of TABLES) {
    const unknown = [message, ...atFields].find((it) => said(it) === it);
    const id = named?.id ?? (atFields.includes(message) ? undefined : message);
    const lacking = id !== undefined && !Object.hasOwn(SENTENCES, id) ? id : undefined;
    const sentence = unknown ?? lacking;
    if (sentence !== undefined) {
      throw new Error(`“${sentence}” has no row in words/${language}/sentences/, or values and no \`said\`.`);
    }
  }
}
