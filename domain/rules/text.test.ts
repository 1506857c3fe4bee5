import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, searchable, spokenList } from './text.ts';

test.each<[sentence: string, text: string, compared: string]>([
  ['has no capitals', 'MaPLE', 'maple'],
  ['has no accents, composed', 'Māmaki', 'mamaki'],
  ['has no accents, decomposed', 'Ma\u0304maki', 'mamaki'],
  ['has no blanks around', '  oak ', 'oak'],
  ['has single blanks inside', 'black \t\n willow', 'black willow'],
  ['keeps the signs of a search', 'a%_\\*.', 'a%_\\*.'],
  ['keeps letters of other scripts', 'ДУБ', 'дуб'],
  ['has a plain i for a dotted capital', 'İris', 'iris'],
  ['may be empty', ' \u0301 ', ''],
])('RULINGS 10, 28: text as it is compared %s', (_, text, compared) => {
  expect(folded(text)).toBe(compared);
});

test('RULINGS 10, 28: folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

test('RULINGS 10: usernames that were told apart before stay two', () => {
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

test.each<[items: string[], sentence: string]>([
  [[], ''],
  [['Step 1'], 'Step 1'],
  [['Step 1', 'Step 2'], 'Step 1 and Step 2'],
  [['Step 1', 'Step 2', 'Step 3'], 'Step 1, Step 2 and Step 3'],
])('%j is spoken as "%s"', (items, sentence) => {
  expect(spokenList(items)).toBe(sentence);
});
