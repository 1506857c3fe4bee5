import { expect, test } from 'vitest';
import { NAMED_CALLS } from '#domain/contract/all.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';

type Table = typeof import('./es/sentences/table.ts');
const OTHERS = LANGUAGES.filter((it) => it !== FIRST_LANGUAGE);
const tableOf = (language: string): Promise<Table> => import(`./${language}/sentences/table.ts`);

const holesOf = (sentence: string) =>
  sentence
    .match(/\{\w+\}/g)
    ?.sort()
    .join();

/** What a schema, and all that it is made of, says of what it does not take. */
function messagesOf(it: unknown, seen = new Set<unknown>()): string[] {
  if (typeof it !== 'object' || it === null || seen.has(it)) return [];
  seen.add(it);
  const parts = '_zod' in it ? (it._zod as { def: object }).def : it;
  return Object.entries(parts).flatMap(([name, part]) =>
    name === 'error' && typeof part === 'function' ? [String(part({}))] : messagesOf(part, seen),
  );
}

const MESSAGES = [
  ...new Set(
    NAMED_CALLS.flatMap(({ endpoint: { params, query, body, upload } }) =>
      messagesOf([params, query, body, upload]),
    ),
  ),
];

test.each(OTHERS)('%s has a row for whatever a call checks with', async (language) => {
  const { said } = await tableOf(language);
  expect(MESSAGES.length).toBeGreaterThan(100);
  expect(MESSAGES.filter((it) => said(it) === it)).toEqual([]);
});

test.each(OTHERS)('%s leaves out no hole of a sentence, and makes up none', async (language) => {
  const { SENTENCES } = await tableOf(language);
  const uneven = Object.entries(SENTENCES).filter(([english, other]) => holesOf(english) !== holesOf(other));
  expect(uneven).toEqual([]);
});

test.each(OTHERS)('%s is found for each of its rows, whatever stands in the holes', async (language) => {
  const { SENTENCES, said } = await tableOf(language);
  const filled = (sentence: string) => sentence.replaceAll('{count}', '7').replaceAll(/\{\w+\}/g, 'Xyz');
  const lost = Object.entries(SENTENCES).filter(
    ([english, other]) => said(filled(english)) !== filled(other),
  );
  expect(lost).toEqual([]);
});
