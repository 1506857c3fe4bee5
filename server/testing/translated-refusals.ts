import type { Refusal } from '#domain/contract/platform/endpoint.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { schemaMessages } from '#domain/testing/schema-messages.ts';

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

const SCHEMA_MESSAGES = new Set(schemaMessages());

/** Of several photos that were refused together each has its own sentence beside it. */
const isOfSeveral = (refusal: Refusal) => 'files' in refusal && (refusal.files as unknown[]).length > 1;

/**
 * Fails where a call refuses with a sentence that another language has no row for, so that no page says it in English,
 * or with one that has values and does not name them. Those that schemas check with have the same values always
 * (PRODUCT.md#what-the-server-says).
 */
export function expectTranslated(refusal: Refusal): void {
  const { message, said: named, fields = {} } = refusal;
  const atFields = Object.values(fields);
  if (named && textOf(named) !== message) {
    throw new Error(`“${message}” is not what its values make: “${textOf(named)}”.`);
  }
  for (const [language, { SENTENCES, said }] of TABLES) {
    const unknown = [message, ...atFields].find((it) => said(it) === it);
    const id = named?.id ?? message;
    const isLacking = !Object.hasOwn(SENTENCES, id) && !SCHEMA_MESSAGES.has(id) && !isOfSeveral(refusal);
    const lacking = isLacking ? id : undefined;
    const sentence = unknown ?? lacking;
    if (sentence !== undefined) {
      throw new Error(`“${sentence}” has no row in words/${language}/sentences/, or values and no \`said\`.`);
    }
  }
}
