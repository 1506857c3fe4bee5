import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LISTS_FOLDER } from '#server/platform/lists.ts';
import { TREE_NAMES } from '../../words/es/sentences/tree-names.ts';
import { sentencesOf, spanishWordsOf, szigrisztPazos } from '../../words/readability.ts';
import { readCsv } from './csv.ts';

/** The Spanish of the 183: names with their sources, words for genera, and what the cards say. */
const NAMES = rowsOf('species-es.csv', ['slug', 'common_name', 'other_names', 'source', 'licence']);
const GENERA = rowsOf('genera-es.csv', ['genus', 'word', 'source', 'licence']);
const TEXTS = rowsOf('species-es-texts.csv', ['slug', 'typical_habitat', 'fun_fact', 'cutting_tip']);
const SPECIES = rowsOf('species.csv');
const slugs = SPECIES.map(({ slug }) => slug);
const genera = [...new Set(SPECIES.map(({ scientific_name }) => scientific_name?.split(' ')[0]))].sort();

/** As they fit a card, like the English ones. */
const MOST = { typical_habitat: 140, fun_fact: 140, cutting_tip: 160 } as const;
const LONGEST_SENTENCE_WORDS = 20;
const LOWEST_READABILITY = 65;
/** A name as it stands in a sentence: small letters but for proper nouns, no brackets, no scientific name. */
const NAME = /^\p{Ll}[\p{L} ]+$/u;
/** Warnings to a child that the cutting may well die. */
const WARNS =
  /fall|mueren|casi ning|casi nunca|casi todos|a veces|muy pocas veces|oportunidad|posibilidad|experimento/i;

test('every species and every genus has its row, in the order of the list', () => {
  expect(NAMES.map(({ slug }) => slug)).toEqual(slugs);
  expect(TEXTS.map(({ slug }) => slug)).toEqual(slugs);
  expect(GENERA.map(({ genus }) => genus)).toEqual(genera);
});

test('a name has a source and a licence, and what has none has neither', () => {
  for (const { slug, common_name = '', other_names = '', source = '', licence = '' } of NAMES) {
    const isNamed = common_name !== '';
    expect([slug, source !== '', licence !== '']).toEqual([slug, isNamed, isNamed]);
    if (isNamed) expect([slug, source]).toEqual([slug, expect.stringMatching(/^https?:\/\/\S+$/)]);
    const others = other_names === '' ? [] : other_names.split(';');
    if (!isNamed) expect([slug, others]).toEqual([slug, []]);
    expect([slug, new Set([common_name, ...others]).size]).toEqual([slug, others.length + 1]);
    for (const name of isNamed ? [common_name, ...others] : []) expect(name).toMatch(NAME);
  }
  for (const { genus, word = '', source = '', licence = '' } of GENERA) {
    expect([genus, source !== '', licence !== '']).toEqual([genus, word !== '', word !== '']);
    if (word !== '') expect(word).toMatch(NAME);
  }
});

test('no two species are shown by the same name, and none by a word that is rude somewhere', () => {
  const names = NAMES.map(({ common_name }) => common_name).filter((name) => name !== '');
  expect(new Set(names).size).toBe(names.length);
  const all = NAMES.flatMap(({ common_name, other_names }) => `${common_name};${other_names}`.split(';'));
  expect(all.filter((name) => /papaya|encuero|bicho|tarro/.test(name))).toEqual([]);
});

test('pages show the name of each, or the word for its genus beside the scientific name', () => {
  const begunLarge = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const shown = SPECIES.flatMap(({ common_name = '', scientific_name = '' }, index) => {
    const genus = GENERA.find(({ genus }) => genus === scientific_name.split(' ')[0])?.word;
    const name = NAMES[index]?.common_name || (genus && `${genus} (${scientific_name})`);
    return name ? [[common_name, begunLarge(name)]] : [];
  });
  expect(TREE_NAMES).toEqual(Object.fromEntries(shown));
});

test('the names that everybody knows are there', () => {
  const nameOf = (slug: string) => NAMES.find((row) => row.slug === slug)?.common_name;
  expect(nameOf('red-maple')).toBe('arce rojo');
  expect(nameOf('white-oak')).toBe('roble blanco');
  expect(nameOf('black-willow')).toBe('sauce negro');
  const wordOf = (genus: string) => GENERA.find((row) => row.genus === genus)?.word;
  expect(['Acer', 'Quercus', 'Salix', 'Pinus'].map(wordOf)).toEqual(['arce', 'roble', 'sauce', 'pino']);
});

test.each(['typical_habitat', 'fun_fact', 'cutting_tip'] as const)('every %s fits its card', (column) => {
  const texts = TEXTS.map((row) => row[column] ?? '');
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect([text, text.length]).toEqual([text, expect.toSatisfy((it) => it >= 20 && it <= MOST[column])]);
    expect(text).toMatch(/^[¡\p{Lu}].*[.!]$/u);
    expect(text).not.toMatch(/ {2}|["«»]|\d,\d(?!\d\d)|\d ?cm\b/);
    expect(text.match(/¡/g)?.length).toBe(text.match(/!/g)?.length);
    expect(sentencesOf(text).filter((it) => spanishWordsOf(it).length > LONGEST_SENTENCE_WORDS)).toEqual([]);
  }
  expect(szigrisztPazos(texts)).toBeGreaterThanOrEqual(LOWEST_READABILITY);
});

test('a number of the English text stands in the Spanish one', () => {
  for (const [index, row] of TEXTS.entries()) {
    const english = SPECIES[index];
    for (const column of ['fun_fact', 'cutting_tip'] as const) {
      const numbers = english?.[column]?.match(/\d[\d,]*/g) ?? [];
      for (const number of numbers) expect(row[column], row.slug).toContain(number.replace(/,$/, ''));
    }
  }
});

test('where cuttings mostly fail, the tip says so', () => {
  const difficult = SPECIES.filter((row) => row.cloning_difficulty === 'Difficult').map(({ slug }) => slug);
  const silent = TEXTS.filter(
    ({ slug, cutting_tip = '' }) => difficult.includes(slug) && !WARNS.test(cutting_tip),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

type Row = Readonly<Record<string, string | undefined>>;

function rowsOf(file: string, columns?: readonly string[]): Row[] {
  const [head = [], ...rows] = readCsv(readFileSync(join(LISTS_FOLDER, file), 'utf8'));
  if (columns) expect([file, head]).toEqual([file, columns]);
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index]])));
}
