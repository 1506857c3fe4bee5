import { expect, test } from 'vitest';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { schemaMessages } from '#domain/testing/schema-messages.ts';

type Table = typeof import('./es/sentences/table.ts');
const OTHERS = LANGUAGES.filter((it) => it !== FIRST_LANGUAGE);
const tableOf = (language: string): Promise<Table> => import(`./${language}/sentences/table.ts`);

const holesOf = (sentence: string) =>
  sentence
    .match(/\{\w+\}/g)
    ?.sort()
    .join();

const MESSAGES = schemaMessages();

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

test.each(OTHERS)(
  '%s leaves a tree as it is that somebody named herself, whatever she named it',
  async (language) => {
    const { treeNamed } = await import(`./${language}/sentences/tree-names.ts`);
    expect(['Black Willow', 'Grandpa', 'constructor', 'toString'].map(treeNamed)).toEqual([
      expect.not.stringMatching('Willow'),
      'Grandpa',
      'constructor',
      'toString',
    ]);
  },
);
