import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import {
  CUTTING_LENGTH_INCHES,
  CUTTINGS_PER_JAR,
  CUTTINGS_RECOMMENDED_MAX,
  CUTTINGS_RECOMMENDED_MIN,
  LEAVES_KEPT,
  ROOTING_WEEKS,
  ROOTS_READY_INCHES,
} from '#domain/limits.ts';
import { HARVEST_GUIDE } from './es/guides/harvest.ts';
import { INTRODUCTION_GUIDE } from './es/guides/introduction.ts';
import { PICK_SOURCE_TREE_GUIDE } from './es/guides/pick-source-tree.ts';
import { PLANT_GUIDE } from './es/guides/plant.ts';
import { TRACK_ENTRIES_GUIDE, TRACK_THINGS_TO_REMEMBER } from './es/guides/track.ts';
import { sentencesOf, spanishWordsOf, szigrisztPazos, wordsToRead } from './readability.ts';

/** Very easy, by the scale INFLESZ. */
const LOWEST = 80;
const LONGEST_SENTENCE_WORDS = 20;

/** Whatever the folder has: a new file is held to the same measure. */
const modules = globSync('*.ts', { cwd: join(import.meta.dirname, 'en/guides') }).sort();
type Words = Readonly<Record<string, unknown>>;
const guidesIn = (language: 'en' | 'es') =>
  Promise.all(
    modules.map((module): Promise<Words> => {
      const file = join(import.meta.dirname, language, 'guides', module);
      return import(pathToFileURL(file).href);
    }),
  );
/** Not the buttons, each a string of its own: one word of four syllables is easy enough. */
const texts = (await guidesIn('es')).flatMap((file) =>
  Object.entries(file).flatMap(([name, text]) => (typeof text === 'object' ? [{ name, text }] : [])),
);
/** Words that a glossary of Latin American Spanish never uses: vulgar somewhere, or of another country. */
const NEVER =
  /(?<!\p{L})(coge[rns]?|cojas?|bichos?|bichitos?|tarros?|papayas?|ahorita|vosotros|os|podéis|vos|ordenador|móvil|marr[oó]n|salvar|tirar|ustedes?)(?!\p{L})/iu;

test.each(texts)('$name is very easy to read', ({ text }) => {
  // A label of one word is no sentence, and would count as a hard one.
  const read = wordsToRead(text).filter((words) => words.includes(' '));
  if (read.length > 0) expect(szigrisztPazos(read)).toBeGreaterThanOrEqual(LOWEST);
});

test.each(texts)('$name has no sentence over 20 words', ({ text }) => {
  const long = wordsToRead(text)
    .flatMap(sentencesOf)
    .filter((sentence) => spanishWordsOf(sentence).length > LONGEST_SENTENCE_WORDS);
  expect(long).toEqual([]);
});

test.each(texts)(
  '$name has both marks of a question and a cry, and no word that is rude somewhere',
  ({ text }) => {
    for (const words of wordsToRead({ text, titles: titlesIn(text) })) {
      expect(words.match(/¿/g)?.length).toBe(words.match(/\?/g)?.length);
      expect(words.match(/¡/g)?.length).toBe(words.match(/!/g)?.length);
      expect(words).not.toMatch(NEVER);
      expect(words).not.toMatch(/["«»]| {2}|\s[,.;:!?]/);
    }
  },
);

test('the parts of a guide have the ids of the English ones, by which their pictures are found', async () => {
  expect((await guidesIn('es')).map(idsIn)).toEqual((await guidesIn('en')).map(idsIn));
});

test('the guides give every number of #limits', () => {
  const introduction = wordsToRead(INTRODUCTION_GUIDE).join(' ');
  expect(introduction).toContain(`${CUTTINGS_RECOMMENDED_MIN} a ${CUTTINGS_RECOMMENDED_MAX} esquejes`);
  expect(introduction).toContain(`unas ${ROOTING_WEEKS.join(' a ')} semanas`);

  const harvest = wordsToRead(HARVEST_GUIDE).join(' ');
  expect(harvest).toContain(`${CUTTINGS_RECOMMENDED_MIN} a ${CUTTINGS_RECOMMENDED_MAX} esquejes`);
  expect(harvest).toContain(`${CUTTING_LENGTH_INCHES.join(' a ')} pulgadas`);
  expect(harvest).toContain(`Arriba se quedan de ${LEAVES_KEPT.join(' a ')} hojas`);
  expect(harvest).toContain(`${CUTTINGS_PER_JAR.join(' a ')} esquejes en cada frasco`);

  const planting = wordsToRead(PLANT_GUIDE).join(' ');
  expect(planting).toContain(`${ROOTS_READY_INCHES.join(' a ')} pulgadas`);
  expect(planting).toContain('varias raíces fuertes');
  expect(planting).toContain('Con un árbol plantado completas el proyecto');
});

test('an adult is called for whatever cuts, digs or needs leave', () => {
  const sections = [PICK_SOURCE_TREE_GUIDE, HARVEST_GUIDE, PLANT_GUIDE].flatMap((guide) => [
    ...guide.sections,
  ]);
  for (const id of ['ask-the-owner', 'gather-tools', 'cut-below-node', 'before-you-dig']) {
    const section = sections.find((candidate) => candidate.id === id);
    expect(section && 'askAnAdult' in section && section.askAnAdult, id).toMatch(/adulto/);
  }
});

test('the rules that keep children and trees safe stand in the guides', () => {
  const source = wordsToRead(PICK_SOURCE_TREE_GUIDE).join(' ');
  expect(source).toContain('No pruebes ninguna parte de una planta');
  expect(source).toContain('No saques los esquejes de tu estado');
  expect(source).toContain('cuarentena');
  expect(source).toContain('hasta que el dueño diga que sí');
  const planting = wordsToRead(PLANT_GUIDE).join(' ');
  expect(planting).toContain('Un adulto llama al 811 unos días antes de excavar');
  expect(planting).toContain('pide permiso al dueño del terreno');
  expect(TRACK_ENTRIES_GUIDE.lead).toContain('al menos una cada semana');
  expect(wordsToRead(TRACK_THINGS_TO_REMEMBER).join(' ')).toContain('Cambia el agua cada semana');
});

/** The headings, which the measure leaves out. */
function titlesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'title' && typeof child === 'string' ? [child] : titlesIn(child),
  );
}

function idsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [child] : idsIn(child)));
}
