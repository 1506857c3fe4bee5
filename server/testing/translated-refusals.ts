import type { Refusal } from '#domain/contract/endpoint.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';

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

/** Fails where a call refuses with a sentence that another language has no row for, so that no page says it in English (§33). */
export function expectTranslated({ message, fields = {} }: Refusal): void {
  for (const sentence of [message, ...Object.values(fields)]) {
    for (const [language, { said }] of TABLES) {
      if (said(sentence) === sentence) {
        throw new Error(`“${sentence}” has no row in words/${language}/sentences/.`);
      }
    }
  }
}
