import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { noticeSections, noticeTable } from '#domain/privacy-notice.ts';
import { missingHeads, OUR_TERMS, ourTermsOf, TERMS_VERSION, termsText } from '#domain/terms.ts';
import { PRIVACY_NOTICE } from './es/sentences/privacy-notice.ts';
import { OUR_WORDS, TERMS_TITLE } from './es/sentences/terms.ts';
import { szigrisztPazos } from './readability.ts';
import { sentenceIn } from './sentence-in.ts';

const DAYS = {
  signUps: 14,
  pausedConsents: 90,
  unvisited: 540,
  finishedProjects: 365,
  stopped: 30,
  deletedProjects: 30,
  backups: 35,
};
const FEW_DAYS = {
  signUps: 3,
  pausedConsents: 30,
  unvisited: 180,
  finishedProjects: 0,
  stopped: 5,
  deletedProjects: 1,
  backups: 1,
};
const NAMED = {
  operator: { name: 'Tropa 42', address: 'x', phone: null },
  supportEmail: 'ayuda@tropa.example',
};
const UNNAMED = { operator: { name: null, address: null, phone: null }, supportEmail: null };

/** The notice of every kind of installation. */
const SETTINGS = [NAMED, UNNAMED].flatMap((who) =>
  [true, false].flatMap((sendsMail) =>
    [DAYS, { ...DAYS, signUps: 7 }, FEW_DAYS].map((keptDays) => ({
      ...{ siteName: 'Rootling', ...who, sendsMail, isConsentByMail: sendsMail, keptDays },
      processors: sendsMail ? [] : ['Acme'],
    })),
  ),
);

const sections = SETTINGS.flatMap(noticeSections).flatMap(({ heading, paragraphs, points }) => [
  ...[heading, ...paragraphs],
  ...points.filter((point) => point !== 'Acme'),
]);
const table = SETTINGS.flatMap((settings) => noticeTable(settings)).flatMap(
  ({ what, purpose, need, kept, from, told }) => [what, purpose, need, kept, from, told],
);
const ENGLISH = [...new Set([...sections, ...table])];
const said = sentenceIn(PRIVACY_NOTICE);
const spanish = ENGLISH.map(said);

test('every sentence of the notice and its table has its Spanish, in every setting', () => {
  expect(ENGLISH.filter((sentence) => said(sentence) === sentence)).toEqual([]);
  expect(spanish.filter((text) => /\b(days?|the|and|before|with)\b|\{\w+\}/.test(text))).toEqual([]);
});

test('no row of the notice is left over', () => {
  const used = new Set(spanish);
  const whole = Object.entries(PRIVACY_NOTICE).filter(([english]) => !/\{\w+\}/.test(english));
  expect(whole.filter(([, other]) => !used.has(other)).map(([english]) => english)).toEqual([]);
});

test('the notice is easy enough to read', () => {
  const prose = [...new Set(sections)].map(said).filter((text) => text.endsWith('.'));
  expect(szigrisztPazos(prose)).toBeGreaterThanOrEqual(60);
});

const TERMS = ourTermsOf(TERMS_TITLE, OUR_WORDS);

test('the terms say head by head as much as in English', () => {
  const shape = (terms: typeof TERMS) => terms.sections.map(({ blocks }) => blocks.length);
  expect(shape(TERMS)).toEqual(shape(OUR_TERMS));
  expect(
    missingHeads(
      TERMS.sections.map(({ heading }) => heading),
      'es',
    ),
  ).toEqual([]);
});

test('the terms are readable for who signs them', () => {
  const paragraphs = OUR_WORDS.flatMap((section) => section.paragraphs);
  expect(szigrisztPazos(paragraphs)).toBeGreaterThanOrEqual(50);
});

test('notice and terms have both marks, our quotes and no gender for the reader', () => {
  for (const text of [
    ...spanish,
    ...OUR_WORDS.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ]) {
    expect(text.match(/¿/g)?.length).toBe(text.match(/\?/g)?.length);
    expect(text).not.toMatch(/["«»]| {2}|\bcoger?\b|eliminar|\(a\)|\/a\b/);
  }
});

test('a changed word of the Spanish terms needs a new version, as one of the English ones does', () => {
  const hashOfVersion: Readonly<Record<string, string>> = {
    '2026-11-22': '489ac05ad0e8bd6b3a20cda0abd81e852070d36cba56f0f2ef744d16dcc96a17',
  };
  const text = termsText(TERMS, 'support@example.org', 'es');
  expect(hashOfVersion[TERMS_VERSION]).toBe(createHash('sha256').update(text).digest('hex'));
});
