import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_PAIRS, TYPED_NAMES } from '#domain/rules/accounts/name-pairs.dataset.ts';
import {
  compared,
  folded,
  hasHiddenCharacter,
  hasVisibleLetter,
  inPlainLetters,
  isSameName,
  isVisible,
  spokenList,
  spokenWait,
  withoutLinks,
  withoutMarks,
  withoutMarksAround,
} from './text.ts';

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
])('#usernames, #the-list-of-species: text as it is compared %s', (_, text, compared) => {
  expect(folded(text)).toBe(compared);
});

test.each([
  ['folded', folded],
  ['compared', compared],
])('#usernames, #the-list-of-species: what is %s stays so', (_, once) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(once(once(text))).toBe(once(text));
    }),
  );
});

test.each(NAME_PAIRS)('#names-and-troop-numbers: %j and %j are one name: %s', (one, other, isOne) => {
  expect(isSameName(one, other)).toBe(isOne);
  expect(isSameName(other, one)).toBe(isOne);
});

test.each(['', ' ', '\u00AD', '\u3164', '\u0301'])('a name of %j alone is like nothing', (name) => {
  expect(isSameName(name, name)).toBe(false);
});

test.each(TYPED_NAMES)('of %j typed as a name there is kept: %j', (typed, kept) => {
  const name = withoutMarksAround(typed);
  expect(hasVisibleLetter(name) && !hasHiddenCharacter(name) ? name : null).toBe(kept);
});

test.each([
  ['\u202A+1 (608) 555-1234\u202C', '+1 (608) 555-1234'],
  ['608\u200B555\u2060', '608555\u2060'],
  [' \uFEFFana@family.example\u200F ', 'ana@family.example'],
  ['\u202E12', '\u202E12'],
])('of %j no mark of pasted text is left', (typed, kept) => {
  expect(withoutMarks(typed)).toBe(kept);
});

test.each([
  ['\u00AD', false],
  ['\u2800\u3164 ', false],
  ['.', true],
  ['🌲', true],
])('something of %j is seen: %s', (line, is) => {
  expect(isVisible(line)).toBe(is);
});

test('a line of a million blanks is trimmed at once', () => {
  const blanks = ' '.repeat(1_000_000);
  expect(withoutMarksAround(`${blanks}a${blanks}b`)).toHaveLength(1_000_002);
});

test('#usernames: usernames that were told apart before stay two', () => {
  expect(folded('Łukasz')).toBe('łukasz');
  expect(folded('Strauß')).toBe('strauß');
});

test.each([
  ['ŁUKASZ Søren đorđe', 'lukasz soren dorde'],
  ['STRAUẞ', 'strauss'],
  ['Ærø', 'aero'],
  ['  Jöße\t\n', 'josse'],
])('%j is "%s" in plain letters, which changes nothing more', (text, searched) => {
  expect(inPlainLetters(text)).toBe(searched);
  expect(inPlainLetters(searched)).toBe(searched);
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
