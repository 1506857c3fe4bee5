import { expect, test } from 'vitest';
import { missingHeads, OUR_TERMS, type Terms, termsText } from '#domain/terms.ts';
import { readTermsMarkdown } from './terms-markdown.ts';

const HEADS = OUR_TERMS.sections.map(({ heading }) => `## ${heading}\n\nWords.`).join('\n\n');
const BEGIN = '# Terms of Troop 42\n\nVersion: 2027-01-31\n\n';

function termsOf(markdown: string): Terms {
  const read = readTermsMarkdown(markdown);
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.terms;
}

function faultsOf(markdown: string): string[] {
  const read = readTermsMarkdown(markdown);
  return 'faults' in read ? read.faults : [];
}

/** The blocks of one section with these words in it. */
function blocksOf(words: string) {
  return termsOf(`${BEGIN}${HEADS}\n\n## More\n\n${words}`).sections.at(-1)?.blocks;
}

const plain = (text: string) => ({ text, isBold: false });
const bold = (text: string) => ({ text, isBold: true });

test('our own terms have every head that is asked for', () => {
  expect(missingHeads(OUR_TERMS.sections.map(({ heading }) => heading))).toEqual([]);
});

test('title, version and headings are read, and the numbers of headings are made anew', () => {
  const terms = termsOf(`${BEGIN}${HEADS.replace('## Free use', '## 9. Free use')}`);
  expect(terms).toMatchObject({ title: 'Terms of Troop 42', version: '2027-01-31' });
  expect(terms.sections.map(({ heading }) => heading)).toEqual(
    OUR_TERMS.sections.map(({ heading }) => heading),
  );
});

test.each([
  [
    'one paragraph over\ntwo lines',
    [{ kind: 'paragraph', items: [[plain('one paragraph over two lines')]] }],
  ],
  [
    'one\n\ntwo',
    [
      { kind: 'paragraph', items: [[plain('one')]] },
      { kind: 'paragraph', items: [[plain('two')]] },
    ],
  ],
  ['- one\n- two\n  goes on', [{ kind: 'bullets', items: [[plain('one')], [plain('two goes on')]] }]],
  ['* one\n\n* two', [{ kind: 'bullets', items: [[plain('one')], [plain('two')]] }]],
  ['1. one\n2) two', [{ kind: 'numbers', items: [[plain('one')], [plain('two')]] }]],
  [
    'Before:\n- one\n\nAfter',
    [
      { kind: 'paragraph', items: [[plain('Before:')]] },
      { kind: 'bullets', items: [[plain('one')]] },
      { kind: 'paragraph', items: [[plain('After')]] },
    ],
  ],
  [
    '### Smaller\nwords',
    [
      { kind: 'subheading', items: [[plain('Smaller')]] },
      { kind: 'paragraph', items: [[plain('words')]] },
    ],
  ],
  ['a **bold** word', [{ kind: 'paragraph', items: [[plain('a '), bold('bold'), plain(' word')]] }]],
  ['__bold__ and *leaning*', [{ kind: 'paragraph', items: [[bold('bold'), plain(' and leaning')]] }]],
  ['snake_case_name 2 * 3 * 4', [{ kind: 'paragraph', items: [[plain('snake_case_name 2 * 3 * 4')]] }]],
  ['\\*\\*no stars\\*\\*', [{ kind: 'paragraph', items: [[plain('**no stars**')]] }]],
  [
    'see [the law](https://law.example/a) or <https://b.example>',
    [
      {
        kind: 'paragraph',
        items: [[plain('see the law (https://law.example/a) or https://b.example')]],
      },
    ],
  ],
  ['3 < 4 & 5 > 2', [{ kind: 'paragraph', items: [[plain('3 < 4 & 5 > 2')]] }]],
])('%j is read as its blocks', (words, blocks) => {
  expect(blocksOf(words)).toEqual(blocks);
});

test('a link that could run something is words like any other', () => {
  expect(blocksOf('[press](javascript:alert(1))')?.[0]?.kind).toBe('paragraph');
  expect(JSON.stringify(blocksOf('[press](javascript:alert)'))).toContain('press (javascript:alert)');
});

test('the plain text that is signed has lists and words, and no marks', () => {
  const terms = termsOf(`${BEGIN}${HEADS}\n\n## More\n\nA **bold** word:\n- one\n- two\n\n1. first`);
  expect(termsText(terms, 'help@troop.example')).toMatch(
    /^Terms of Troop 42\n\nVersion 2027-01-31\n\n1\. Eligibility.*\n\n14\. More\n\nA bold word:\n\n- one\n- two\n\n1\. first\n\nSupport: help@troop\.example\n$/s,
  );
});

test.each([
  ['a <b>bold</b> word', 'line 57: HTML is not taken'],
  ['<!-- hidden -->', 'line 57: HTML is not taken'],
  ['![tree](tree.png)', 'line 57: pictures are not taken'],
  ['```', 'line 57: code is not taken'],
  ['| a | b |', 'line 57: tables are not taken'],
  ['> quoted', 'line 57: quotations are not taken'],
  ['#### Tiny', 'line 57: there are headings of three sizes only'],
  ['# Second title', 'line 57: there is one title only, in the first line'],
  ['pay \u202Elive', 'line 57: there is a character that nobody sees'],
])('%j is refused with its line', (words, fault) => {
  expect(faultsOf(`${BEGIN}${HEADS}\n\n${words}`)).toEqual([fault]);
});

test.each([
  ['adult supervision', 'Adult supervision'],
  ['free use', 'Free use'],
  ['governing law', 'Governing law'],
  ['support contact', 'Support contact'],
  ['risks and waiver', 'Risks and waiver'],
])('terms without a heading on %s are refused by its name', (head, heading) => {
  expect(faultsOf(`${BEGIN}${HEADS.replace(`## ${heading}`, '## Other things')}`)).toEqual([
    `it lacks a heading (## …) on ${head}`,
  ]);
});

test('all that is missing is named at once', () => {
  expect(faultsOf('Words of a lawyer.')).toEqual([
    'line 1: words before the first heading (## …)',
    'it needs a title in its first line, such as "# Terms of Service"',
    'it needs the day of its words below the title, as "Version: 2027-01-31"',
    expect.stringMatching(/^it lacks a heading .* on eligibility and consent, .* and support contact$/),
  ]);
});

test.each(['2027-02-30', '31.1.2027', 'May 1'])('%s is no day of a version', (day) => {
  expect(faultsOf(`# T\nVersion: ${day}\n\n${HEADS}`).join()).toContain('Version: 2027-01-31');
});

test('a heading with nothing under it is refused', () => {
  expect(faultsOf(`${BEGIN}${HEADS}\n\n## Empty\n`)).toEqual(['there is nothing under "Empty"']);
});
