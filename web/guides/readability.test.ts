import { expect, test } from 'vitest';
import {
  CUTTING_LENGTH_INCHES,
  CUTTINGS_PER_JAR,
  CUTTINGS_RECOMMENDED_MAX,
  CUTTINGS_RECOMMENDED_MIN,
  LEAVES_KEPT,
  PLANTING_CAROUSEL_IMAGES,
  ROOTING_WEEKS,
  ROOTS_READY_INCHES,
} from '#domain/limits.ts';
import { noticeSections, noticeTable } from '#domain/privacy-notice.ts';
import { CLOCK_CLASSES } from '#domain/rules/keeping/clock-classes.ts';
import { endNoticeWords } from '#domain/rules/keeping/end-notice-words.ts';
import { HARVEST_GUIDE } from '#words/guides/harvest.ts';
import { INTRODUCTION_GUIDE } from '#words/guides/introduction.ts';
import { PICK_SOURCE_TREE_GUIDE } from '#words/guides/pick-source-tree.ts';
import { PLANT_GUIDE, PLANTING_CAROUSEL_CAPTIONS } from '#words/guides/plant.ts';
import { TRACK_ENTRIES_GUIDE, TRACK_THINGS_TO_REMEMBER } from '#words/guides/track.ts';
import { sentencesOf, wordsToRead } from '../../words/readability.ts';
import type { Guide } from './guide.ts';

/** As an installation has them that sets nothing, with what is off by default. */
const KEPT_DAYS = {
  signUps: 14,
  pausedConsents: 90,
  stopped: 30,
  unvisited: 540,
  finishedProjects: 365,
  deletedProjects: 30,
  backups: 35,
};
const HIGHEST_GRADE = 4;
/** For what parents have to understand. */
const ADULTS_GRADE = 8;
const LONGEST_SENTENCE_WORDS = 20;
/** Whatever the folder has: a new file is held to the same measure. */
const files = Object.values(
  import.meta.glob<Record<string, unknown>>('../../words/en/guides/*', { eager: true }),
);
/** Not the buttons, each a string of its own: two words of four syllables are no sentence. */
const texts = files.flatMap((file) =>
  Object.entries(file).flatMap(([name, guide]) => (typeof guide === 'object' ? [{ name, guide }] : [])),
);

test.each(texts)('$name reads at fourth grade or below', ({ guide }) => {
  expect(fleschKincaidGrade(wordsToRead(guide))).toBeLessThanOrEqual(HIGHEST_GRADE);
});

test.each(texts)('$name has no sentence over 20 words', ({ guide }) => {
  const long = wordsToRead(guide)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE_WORDS);
  expect(long).toEqual([]);
});

test.each([
  ['nobody named', null, []],
  ['everything named', 'Troop 42', ['Host Inc.', 'Post Inc.']],
] as const)('the privacy notice reads at eighth grade or below with %s', (_, name, processors) => {
  const settings = {
    siteName: 'Rootling',
    operator: { name, address: null, phone: null },
    supportEmail: name && 'help at troop',
    processors,
    isConsentByMail: name !== null,
    sendsMail: name !== null,
    keptDays: KEPT_DAYS,
  };
  for (const { id, paragraphs, points } of noticeSections(settings)) {
    const words = [...paragraphs, ...points].filter((text) => !text.includes('Inc.'));
    expect([id, fleschKincaidGrade(words)]).toEqual([id, expect.toSatisfy((it) => it <= ADULTS_GRADE)]);
  }
  for (const { what, purpose, need, told } of noticeTable(settings)) {
    expect
      .soft(fleschKincaidGrade([`${what}.`, `${purpose}.`, need, `${told}.`]), what)
      .toBeLessThanOrEqual(ADULTS_GRADE);
  }
});

test.each(CLOCK_CLASSES)('what a child reads of %s that will be deleted reads at fourth grade', (kind) => {
  for (const day of ['May 1', null]) {
    const { title, text } = endNoticeWords({ kind, day, projectName: 'My tree' });
    expect(fleschKincaidGrade([`${title}.`, text])).toBeLessThanOrEqual(HIGHEST_GRADE);
    const long = sentencesOf(text).filter((it) => wordsOf(it).length > LONGEST_SENTENCE_WORDS);
    expect(long).toEqual([]);
  }
});

test('the guides give every number of #limits', () => {
  const introduction = wordsToRead(INTRODUCTION_GUIDE).join(' ');
  expect(introduction).toContain(`${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX} cuttings`);
  expect(introduction).toContain(`about ${ROOTING_WEEKS.join(' to ')} weeks`);

  const harvest = wordsToRead(HARVEST_GUIDE).join(' ');
  expect(harvest).toContain(`${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX} cuttings`);
  expect(harvest).toContain(`${CUTTING_LENGTH_INCHES.join(' to ')} inches`);
  expect(harvest).toContain(`Keep ${LEAVES_KEPT.join(' to ')} leaves`);
  expect(harvest).toContain(`${CUTTINGS_PER_JAR.join(' to ')} cuttings in each jar`);

  const planting = wordsToRead(PLANT_GUIDE).join(' ');
  expect(planting).toContain(`about ${ROOTS_READY_INCHES.join(' to ')} inches long`);
  expect(planting).toContain('several strong roots');
  expect(planting).toContain('One planted tree completes the project');
});

test('harvesting has its eight sections, each of two to four sentences', () => {
  expect(HARVEST_GUIDE.sections.map((section) => section.id)).toEqual([
    'gather-tools',
    'choose-branch',
    'measure',
    'cut-below-node',
    'remove-lower-leaves',
    'into-water',
    'bright-spot-and-label',
    'look-after',
  ]);
  for (const { title, sentences } of HARVEST_GUIDE.sections) {
    const count = sentences.flatMap(sentencesOf).length;
    expect(count, title).toBeGreaterThanOrEqual(2);
    expect(count, title).toBeLessThanOrEqual(4);
  }
});

test('the carousel has a caption for each of its images', () => {
  expect(PLANTING_CAROUSEL_CAPTIONS).toHaveLength(PLANTING_CAROUSEL_IMAGES);
});

test('a grown-up is called for whatever cuts, digs or needs leave', () => {
  const needsAnAdult: readonly (readonly [Guide, string])[] = [
    [PICK_SOURCE_TREE_GUIDE, 'ask-the-owner'],
    [HARVEST_GUIDE, 'gather-tools'],
    [HARVEST_GUIDE, 'cut-below-node'],
    [PLANT_GUIDE, 'before-you-dig'],
  ];
  for (const [guide, id] of needsAnAdult) {
    const section = guide.sections.find((candidate) => candidate.id === id);
    expect(section?.askAnAdult, id).toMatch(/grown-up/);
  }
});

test('every section that speaks of shears, blades or the cut has a word for the adult', () => {
  const sharp = HARVEST_GUIDE.sections.filter((section) =>
    /shears|blade|slanted cut/.test(section.sentences.join(' ')),
  );
  expect(sharp.map((section) => section.id)).toEqual(['gather-tools', 'cut-below-node']);
  expect(sharp.every((section) => 'askAnAdult' in section)).toBe(true);
});

test('the rules that keep children and trees safe stand in the guides', () => {
  const source = wordsToRead(PICK_SOURCE_TREE_GUIDE).join(' ');
  expect(source).toContain('Do not taste any part of a plant');
  expect(source).toContain('Do not move cuttings out of your state');
  expect(source).toContain('quarantine');
  expect(source).toContain('until the owner says yes');
  const planting = wordsToRead(PLANT_GUIDE).join(' ');
  expect(planting).toContain('A grown-up calls 811');
  expect(planting).toContain('Ask the owner of the land');
});

test('weekly entries and weekly water are asked for', () => {
  expect(TRACK_ENTRIES_GUIDE.lead).toContain('at least once a week');
  expect(wordsToRead(TRACK_THINGS_TO_REMEMBER).join(' ')).toContain('Change the water every week');
});

test.each([
  ['tree', 1],
  ['leaves', 1],
  ['planted', 2],
  ['changed', 1],
  ['branches', 2],
  ['inches', 2],
  ['bubbles', 2],
  ['little', 2],
  ['cutting', 2],
  ['species', 2],
  ['measure', 2],
  ['every', 2],
  ['science', 2],
  ['diary', 3],
  ['scientist', 3],
  ['quarantine', 3],
  ['temporary', 4],
  ['introduction', 4],
  ['grown-up', 2],
  ['12', 1],
  ['811', 3],
])('%s is read as %i syllables', (token, syllables) => {
  expect(wordsOf(token).reduce((sum, word) => sum + syllablesOf(word), 0)).toBe(syllables);
});

test('the measure tells a child’s sentence from a lawyer’s', () => {
  expect(fleschKincaidGrade(['The cat sat on the mat. It was warm.'])).toBeLessThan(1);
  expect(
    fleschKincaidGrade(['Participants shall indemnify the administrating organization against liability.']),
  ).toBeGreaterThan(15);
});

/** 0.39 · words per sentence + 11.8 · syllables per word − 15.59 (Kincaid and others, 1975). */
function fleschKincaidGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Words as they are spoken: '12' is 'twelve', '811' is said digit by digit, 'grown-up' is two words. */
function wordsOf(sentence: string): readonly string[] {
  const spoken = sentence
    .toLowerCase()
    .replace(
      /\d+/g,
      (digits) => NUMBERS[Number(digits)] ?? digits.replace(/\d/g, (digit) => `${NUMBERS[Number(digit)]} `),
    );
  return spoken.match(/[a-z]+(?:['’][a-z]+)?/g) ?? [];
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** Words of the guides whose spelling misleads the rules below. */
const SYLLABLES_BY_EAR: Readonly<Record<string, number>> = {
  diary: 3,
  every: 2,
  science: 2,
  scientist: 3,
  something: 2,
};

/** Groups of vowels, without the silent e of 'make', 'leaves', 'pulled' and 'safely'; that of 'apple' and 'inches' sounds. */
function syllablesOf(word: string): number {
  const byEar = SYLLABLES_BY_EAR[word];
  if (byEar !== undefined) return byEar;
  const sounding = word
    .replace(/e(?=(?:ful|less|ly|ment)$)/, '')
    .replace(/(?<![td])ed$/, '')
    .replace(/(?<!s|x|z|c|g|ch|sh|[^aeiouyl]l)es$/, '')
    .replace(/(?<![^aeiouyl]l)e$/, '');
  return Math.max(1, sounding.match(/[aeiouy]+/g)?.length ?? 0);
}
