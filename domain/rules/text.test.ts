import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, hasHiddenCharacter, searchable, spokenList, spokenWait, withoutLinks } from './text.ts';

test.each<[message: string, text: string, compared: string]>([
  ['has no capitals', 'MaPLE', 'maple'],
  ['has no accents, composed', 'Māmaki', 'mamaki'],
  ['has no accents, decomposed', 'Ma\u0304maki', 'mamaki'],
  ['has no blanks around', '  oak ', 'oak'],
  ['has single blanks inside', 'black \t\n willow', 'black willow'],
  ['keeps the signs of a search', 'a%_\\*.', 'a%_\\*.'],
  ['keeps letters of other scripts', 'ДУБ', 'дуб'],
  ['has a plain i for a dotted capital', 'İris', 'iris'],
  ['may be empty', ' \u0301 ', ''],
])('§11.2, §13.1: text as it is compared %s', (_, text, compared) => {
  expect(folded(text)).toBe(compared);
});

test('§11.2, §13.1: folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

test('§11.2: usernames that were told apart before stay two', () => {
  expect(folded('Łukasz')).toBe('łukasz');
  expect(folded('Strauß')).toBe('strauß');
});

test.each([
  ['ŁUKASZ Søren đorđe', 'lukasz soren dorde'],
  ['STRAUẞ', 'strauss'],
  ['Ærø', 'aero'],
  ['  Jöße\t\n', 'josse'],
])('%j is searched as "%s", and searching what is searched changes nothing', (text, searched) => {
  expect(searchable(text)).toBe(searched);
  expect(searchable(searched)).toBe(searched);
});

test.each<[items: string[], message: string]>([
  [[], ''],
  [['Step 1'], 'Step 1'],
  [['Step 1', 'Step 2'], 'Step 1 and Step 2'],
  [['Step 1', 'Step 2', 'Step 3'], 'Step 1, Step 2 and Step 3'],
])('%j is spoken as "%s"', (items, message) => {
  expect(spokenList(items)).toBe(message);
});

test.each<[seconds: number, said: string]>([
  [0.2, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [480, '8 minutes'],
  [3600, '60 minutes'],
  [119 * 60, '119 minutes'],
  [119 * 60 + 1, '2 hours'],
  [24 * 3600, '24 hours'],
])('a wait of %d seconds is said as "%s"', (seconds, said) => {
  expect(spokenWait(seconds)).toBe(said);
});

test.each<[what: string, line: string, isHidden: boolean]>([
  ['a name', 'Zoë Ó Briain-Łukasz', false],
  ['a name from right to left', 'ליאור', false],
  ['a joiner that Persian needs', 'می\u200cخواهم', false],
  ['a family', '👨\u200d👩\u200d👧', false],
  ['a line end', 'Ana\nReyes', true],
  ['a tab', 'Ana\tReyes', true],
  ['an escape', 'Ana\u001b[31m', true],
  ['a control character of old', 'Ana\u0085', true],
  ['a line separator', 'Ana\u2028Reyes', true],
  ['an override', 'Ana\u202eseyeR', true],
  ['an isolate', '\u2066Ana\u2069', true],
  ['a mark of direction', 'Ana\u200f', true],
  ['a space without width', 'An\u200ba', true],
  ['a byte order mark', 'An\ufeffa', true],
])('a line with %s is told for what it is', (_, line, isHidden) => {
  expect(hasHiddenCharacter(line)).toBe(isHidden);
});

test.each<[line: string, written: string]>([
  ["Chloë O'Hara-Łuczak", "Chloë O'Hara-Łuczak"],
  ['J.R. Reyes Jr.', 'J. R. Reyes Jr.'],
  ['http://evil.example/win?you=1', 'http evil. example win?you=1'],
  ['www.evil.example', 'www. evil. example'],
  ['evil．example', 'evil. example'],
  ['evil。example', 'evil。 example'],
  ['prize@evil.example', 'prize evil. example'],
  ['mailto:prize', 'mailto prize'],
  ['\\\\evil\\share', 'evil share'],
  ['Ana\r\n\r\nWin', 'Ana Win'],
])('%s is written in a letter as %s', (line, written) => {
  expect(withoutLinks(line)).toBe(written);
});
