import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { type Block, heading, title } from '#languages/letter-blocks.ts';
import { letterWords } from '#languages/letters.ts';
import { sampleLetters } from '#server/testing/sample-letters.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

const FRAME = letterWords('frame');
const WORDS = [
  ...(['consent', 'endings', 'families', 'keeping', 'parentsPage', 'passwords', 'reminders'] as const),
  ...(['replacements', 'reviews', 'staff'] as const),
];
const PAGE = 'https://rootling.example/parent#a-b_c';
/** A name that looks like a link to programs that make links, and like markup to those that take it. */
const NAME = '<a href="https://evil.example">https://evil.example</a>';

/** Values for a letter by their name: an address, a list, or else a name. */
const TOLD: Readonly<Record<string, unknown>> = {
  ...{ link: PAGE, page: PAGE, parts: [NAME], lines: [NAME], name: NAME },
  terms: [title('Terms'), heading('1. Who'), NAME],
  toString: () => NAME,
};
const DUE = { child: NAME, tree: null, since: null, isLast: true };
const DUE_LINES = (['check', 'tree'] as const).map((kind) => ({ ...DUE, kind }));

type Written = { readonly subject: string; readonly blocks: readonly Block[] };
const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'blocks' in value;

/** All letters of a language, each with its conditions met, and with none of them. */
function everyLetter(language: Language): { name: string; language: Language; letter: Written }[] {
  return [true, false].flatMap((isSo) =>
    WORDS.flatMap((module) =>
      Object.entries(letterWords(module)[language]).flatMap(([name, write]) => {
        const told = module === 'reminders' ? { ...TOLD, lines: DUE_LINES } : TOLD;
        const values = new Proxy(told, {
          get: (all: typeof TOLD, key) => {
            if (typeof key === 'symbol') return undefined;
            return /^(is|by)[A-Z]/.test(key) ? isSo : (all[key] ?? NAME);
          },
        });
        // It is given the blocks of a letter.
        if (typeof write !== 'function' || name === 'told') return [];
        const letter: unknown = Reflect.apply(write, null, [values, values]);
        return isWritten(letter) ? [{ name: `${module}.${name}, ${isSo}`, language, letter }] : [];
      }),
    ),
  );
}

const EVERY = LANGUAGES.flatMap(everyLetter);

function readOf(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word && !/^-+$/.test(word));

test('every letter of every language is here', () => {
  const inEnglish = everyLetter('en').map(({ name }) => name);
  expect(everyLetter('es').map(({ name }) => name)).toEqual(inEnglish);
  expect(inEnglish.length).toBeGreaterThan(2 * 55);
});

test.each(EVERY)(
  '$name in $language says the same as text and as HTML, with the same links',
  ({ language, letter: { subject, blocks } }) => {
    const [text, html] = [letterText(blocks), letterHtml(subject, blocks, language)];
    // In the place of the address of a button stands its label.
    const asRead = blocks.map((block) =>
      typeof block === 'object' && block.kind === 'button'
        ? FRAME[language].at(block.label, 'rootling.example')
        : letterText([block]),
    );
    expect(wordsOf(readOf(html))).toEqual(wordsOf(asRead.join('\n')));
    const addresses = blocks.flatMap((it) => (typeof it === 'object' && 'address' in it ? [it.address] : []));
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(addresses);
    expect(new Set(addresses)).toEqual(new Set(addresses.length > 0 ? [PAGE] : []));
    for (const address of addresses) expect(text.split('\n')).toContain(address);
    expect(html.match(/<(img|script|link|style|h1)\b|src=|url\(/)).toBeNull();
    const isHeading = (block: Block) =>
      typeof block === 'object' && ['title', 'heading'].includes(block.kind);
    expect(html.match(/<h\d/g)?.length ?? 0).toBe(blocks.filter(isHeading).length);
  },
);

const LETTERS = sampleLetters();

test.each(LETTERS)('the letter $name begins like a letter, in English', ({ text }) => {
  expect(text).toMatch(/^Hello[^\n]*,\n\n[A-Z]/);
});

test.each(LETTERS)('who hears only the links of the letter $name can tell one from another', ({ html }) => {
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(new Set(links.map(([, , words]) => words)).size).toBe(links.length);
  expect(links.at(-1)?.[1]).toMatch(/\/privacy$/);
  // One thing at most is what the letter asks for.
  expect(html.split('background:').length - 1).toBeLessThanOrEqual(1);
});

test('who runs the site stands below every letter, where its operator has said so', () => {
  for (const { text } of LETTERS)
    expect(text).toMatch(/\nRootling is run by Troop 42 [^\n]+ 608 555 0100\.\n/);
});

test('#the-answer-to-a-consent: the letter after a yes repeats the notice, and tells nobody who has agreed what would be', () => {
  const plus = LETTERS.find(({ name }) => name === 'consent-plus')?.text ?? '';
  for (const words of [
    'What we have:',
    'network address',
    'What we keep as the work goes on:',
    'photos of plants',
  ])
    expect(plus).toContain(words);
  expect(plus).not.toContain('if you agree:');
});
