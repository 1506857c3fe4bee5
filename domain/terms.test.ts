import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_KEPT_AFTER_DELETION_MS } from './limits.ts';
import { OUR_TERMS, TERMS_VERSION, type Terms, termsParts, termsText } from './terms.ts';

const text = termsText(OUR_TERMS, 'support@example.org');

test('a changed word needs a new version', () => {
  const hashOfVersion: Readonly<Record<string, string>> = {
    '2026-11-21': '67bdc8e192cd461b828cdea4a91309f6756f6ff54bd824df5bc917310beed574',
    '2026-11-22': '5539e510d69128cc8f2c2275b54eeb03db62fe6d64a4af4a7692d8bfa0bee306',
  };
  expect(hashOfVersion[TERMS_VERSION]).toBe(createHash('sha256').update(text).digest('hex'));
});

test.each([
  ['eligibility and consent', /parent or legal guardian/],
  ['educational purpose only', /general information for learning/],
  ['adult supervision', /A responsible adult must supervise/],
  ['risk waiver', /you waive claims against us/],
  ['photo and video uploads with republishing rights', /permission to republish photos, videos and reports/],
  ['removal of content and suspension', /We may remove content .* suspend or delete the account/],
  ['intellectual property', /guides and its illustrations belong to us/],
  ['the data stored', /last name, username, e-mail address, .*troop number, .*ZIP code, .*progress data/],
  ['no selling', /We do not sell personal data/],
  ['deletion on request', /You may ask to see, correct or delete the data/],
  ['free use', /The platform is free/],
  ['governing law', /law of the State of Wisconsin/],
  ['republishing as a permission of its own', /Signing these terms does not let us publish anything/],
])('the terms cover %s (#the-consent-page)', (_head, words) => {
  expect(text).toMatch(words);
});

test('the terms name the years for which a consent record keeps what it knows of the parent (#the-record-of-a-consent)', () => {
  const years = CONSENT_KEPT_AFTER_DELETION_MS / (365 * 24 * 60 * 60 * 1000);
  expect(text).toContain(`${years} years after the account is deleted`);
});

test('the plain text is title, version, every numbered section in order, and the support address', () => {
  const headings = OUR_TERMS.sections.map(({ heading }, position) => `${position + 1}. ${heading}`);
  const lines = text.split('\n');
  expect(lines.filter((line) => /^\d+\. /.test(line))).toEqual(headings);
  expect(lines[2]).toBe(`Version ${TERMS_VERSION}`);
  expect(text.endsWith('\n\nSupport: support@example.org\n')).toBe(true);
  for (const { items } of OUR_TERMS.sections.flatMap((section) => section.blocks)) {
    for (const [span] of items) expect(lines).toContain(span?.text);
  }
});

test('terms that were kept as text are told from each other by their numbers: title, headings, and all else', () => {
  const spans = (words: string) => [{ text: words, isBold: false }];
  const theirs: Terms = {
    title: '2. Terms',
    version: '2027-01-31',
    sections: [
      {
        heading: 'Who',
        blocks: [
          { kind: 'paragraph', items: [spans('Short, and no heading')] },
          { kind: 'numbers', items: [spans('One.')] },
        ],
      },
      { heading: 'How long?', blocks: [{ kind: 'bullets', items: [spans('A year')] }] },
    ],
  };
  expect(termsParts(termsText(theirs, 'help@troop.example'))).toEqual([
    { kind: 'title', text: '2. Terms' },
    { kind: 'paragraph', text: 'Version 2027-01-31' },
    { kind: 'heading', text: '1. Who' },
    { kind: 'paragraph', text: 'Short, and no heading' },
    { kind: 'paragraph', text: '1. One.' },
    { kind: 'heading', text: '2. How long?' },
    { kind: 'paragraph', text: '- A year' },
    { kind: 'paragraph', text: 'Support: help@troop.example' },
  ]);
  const ours = termsParts(text).filter(({ kind }) => kind === 'heading');
  expect(ours.map((it) => it.text.replace(/^\d+\. /, ''))).toEqual(
    OUR_TERMS.sections.map((it) => it.heading),
  );
});
