import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { told } from '#domain/rules/platform/sentence.ts';
import { OTHER_TREE } from '#domain/rules/species/other-tree.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';
import { schemaMessages } from '#domain/testing/schema-messages.ts';
import { EVERY_SENTENCE, MODULES_WITH_SENTENCES } from './every-sentence.ts';

type Table = typeof import('./es/sentences/table.ts');
const OTHERS = LANGUAGES.filter((it) => it !== FIRST_LANGUAGE);
const tableOf = (language: string): Promise<Table> => import(`./${language}/sentences/table.ts`);

const CODES = [...EVERY_SENTENCE.keys()].toSorted();

test.each(OTHERS)('%s has words for every code, and no words without a code', async (language) => {
  const { CATALOG } = await tableOf(language);
  expect(CODES.length).toBeGreaterThan(350);
  expect(Object.keys(CATALOG).toSorted()).toEqual(CODES);
});

test('no two sentences have the same code', async () => {
  const sizes = MODULES_WITH_SENTENCES.map(async (module) => {
    const all: object = await import(`../domain/rules/${module}/sentences.ts`);
    return Object.values(all).filter((it) => typeof it === 'function' || 'code' in it).length;
  });
  const count = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(CODES).toHaveLength(count);
});

test.each(MODULES_WITH_SENTENCES)('each sentence of %s is exported under its code', async (module) => {
  const all: object = await import(`../domain/rules/${module}/sentences.ts`);
  const names = Object.entries(all).flatMap(([name, item]) =>
    typeof item === 'function' || 'code' in item ? [name] : [],
  );
  expect(names.filter((name) => !EVERY_SENTENCE.has(name))).toEqual([]);
});

test.each(OTHERS)('%s says a sentence by its code alone', async (language) => {
  const { CATALOG, said } = await tableOf(language);
  expect(said(told('notFound', 'Other words'))).toBe(CATALOG.notFound);
  expect(said(told('zipCodeShort', '', { count: 7 }))).toBe(CATALOG.zipCodeShort({ count: 7 }, said));
});

test.each(OTHERS)('%s says what it does not know, or not with such values, in English', async (language) => {
  const { said } = await tableOf(language);
  expect(said(told('toString', 'Newer than this page.'))).toBe('Newer than this page.');
  expect(said(told('missing', 'Missing: a day', {}))).toBe('Missing: a day');
});

test.each(OTHERS)('%s leaves words as they are that read like a sentence of ours', async (language) => {
  const { said } = await tableOf(language);
  const own = [...EVERY_SENTENCE.values()].flatMap((it) => (typeof it === 'function' ? [] : [it.message]));
  expect(own.length).toBeGreaterThan(250);
  expect(own.map((note) => said(note))).toEqual(own);
});

test('every check of every call has a sentence with a code', () => {
  const messages = schemaMessages();
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter(({ code }) => !EVERY_SENTENCE.has(code))).toEqual([]);
});

test.each(OTHERS)('%s has a file of sentences for each module that has some', (language) => {
  const files = readdirSync(new URL(`./${language}/sentences`, import.meta.url));
  expect(files).toEqual(expect.arrayContaining(MODULES_WITH_SENTENCES.map((module) => `${module}.ts`)));
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

test.each(OTHERS)('%s names a tree that is in no list where its own name is not told', async (language) => {
  const { treeNamed } = await import(`./${language}/sentences/tree-names.ts`);
  const { another } = await import(`./${language}/species/species-search.ts`);
  expect(treeNamed(titleFromSlug(OTHER_TREE))).toBe(another);
});
