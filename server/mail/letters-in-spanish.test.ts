import { expect, test } from 'vitest';
import * as english from '#languages/en/letters/frame.ts';
import * as spanish from '#languages/es/letters/frame.ts';
import { sentencesOf, spanishWordsOf, szigrisztPazos } from '#languages/readability.ts';
import { sampleLetters } from '#server/testing/sample-letters.ts';

/** Normal to rather easy, by the scale INFLESZ. */
const LOWEST = 60;
const RULE = /^-{10,}$/;
/** A person's words, an address, or a line of a list are no sentence of ours. */
const OURS = /^(?!https?:)(?=.* )[^“].*[.!?]$/;

/** The paragraphs that a parent reads, without terms and foot under the rule, which have measures of their own. */
function paragraphsOf(text: string): string[] {
  const blocks = text.split(/\n{2,}/);
  const end = blocks.findIndex((block) => RULE.test(block));
  return blocks.slice(0, end).filter((block) => OURS.test(block));
}

/** Names and addresses are not ours to make easier. */
const plain = (text: string) =>
  text
    .replaceAll(/https?:\S+|\S+@[\w.-]*\w/g, 'ayuda')
    .replaceAll(/Maximiliana-Theodora( Featherstonehaugh-Montgomery)?/g, 'Ana')
    .replaceAll(/Ngozi( Chimamanda)?( (Featherstonehaugh-)?Okafor)?|Ana Rivera-Montgomery/g, 'Eva')
    .replaceAll('Black Willow by the creek', 'El sauce')
    .replaceAll(/(la organización, )?el número de tropa, el estado/g, 'la tropa, el estado')
    .replaceAll(' p.m. UTC', '');

const LETTERS = sampleLetters('es');

test.each(LETTERS)('$name in Spanish is easy enough to read', ({ text }) => {
  expect(szigrisztPazos(paragraphsOf(plain(text)))).toBeGreaterThanOrEqual(LOWEST);
});

test.each(LETTERS)(
  '$name in Spanish has no sentence over 30 words, both marks, and our quotes',
  ({ subject, text }) => {
    const read = [subject, ...paragraphsOf(plain(text))];
    const long = read.flatMap(sentencesOf).filter((sentence) => spanishWordsOf(sentence).length > 30);
    expect(long).toEqual([]);
    for (const words of read) {
      expect(words.match(/¿/g)?.length).toBe(words.match(/\?/g)?.length);
      expect(words).not.toMatch(/["«»]| {2}/);
    }
  },
);

test.each(LETTERS)('$name in Spanish has no English around its values', ({ subject, text, html }) => {
  const end = text.search(/^-{10,}$/m);
  const english = /\b(Hello|Questions|you|your|the|and|parents?|notebook|password|account|at)\b/;
  expect(`${subject}\n${plain(text.slice(0, end))}`.replaceAll(/“[^”]*”/g, '')).not.toMatch(
    text.includes('Please fix') ? /\b(Hello|Questions)\b/ : english,
  );
  expect(html).toContain('<html lang="es">');
  expect(html).not.toMatch(/ at notebooks\./);
});

test('each letter says in Spanish the same addresses and days as in English, and its links open in Spanish (#the-language-of-a-letter)', () => {
  const english = sampleLetters('en');
  const places = (text: string) =>
    text.replaceAll(/\?lang=\w+/g, '').match(/https?:\S+|\S+@\S+|\{\{\w+\}\}|\d{4} \d{4}/g) ?? [];
  for (const [n, { name, text }] of LETTERS.entries())
    expect([name, ...places(text).map((it) => it.replace(/[.;,]$/, ''))]).toEqual([
      english[n]?.name,
      ...places(english[n]?.text ?? '').map((it) => it.replace(/[.;,]$/, '')),
    ]);
});

test.each(LETTERS)(
  '$name in Spanish leads a parent to pages in Spanish (#the-language-of-a-letter)',
  ({ text }) => {
    const OF_PARENTS = /https:\/\/notebooks\S+\/(parent|consent|join|privacy|deletion)[^#?\s]*/g;
    const own = text.replace(new RegExp(`${english.goOnInThis}\n\n.*`.replaceAll('?', '\\?')), '');
    for (const item of own.matchAll(OF_PARENTS))
      expect(own.slice(item.index)).toMatch(/^https[^#?\s]*\?lang=es/);
    expect(text).toMatch(/\/privacy\?lang=es$/m);
  },
);

/** They lead nowhere, since who gets them may have no page, or go to a scout. */
const LEAD_NOWHERE = [
  ...['consent-copy', 'password-changed', 'password-set', 'password-code', 'parent-receipt'],
  ...['parent-replace-new', 'parent-nudge'],
];

test('from a letter that leads a parent somewhere she goes there in the other language (#the-language-of-a-letter)', () => {
  const letters = sampleLetters('en');
  const without = letters.filter(({ text }) => !text.includes(spanish.goOnInThis));
  expect(without.map(({ name }) => name)).toEqual(LEAD_NOWHERE);
  for (const { text, html } of letters.filter((it) => !without.includes(it))) {
    expect(text).toMatch(/^¿Prefiere leer en español\? Siga por aquí:\n\nhttps:\S+\?lang=es(#\S+)?$/m);
    expect(html).toContain(`<p lang="es">${spanish.goOnInThis}</p>`);
  }
  for (const { text } of LETTERS) expect(text).not.toContain(spanish.goOnInThis);
});
