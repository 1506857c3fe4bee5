import { expect, test } from 'vitest';
import { areLongIn, LOOK_WORDS, lookSaidIn, type RootLook, type TappedLook, tapLook } from './root-looks.ts';

const { none, bumps, short, long } = Object.fromEntries(
  Object.entries(LOOK_WORDS).map(([look, { en }]) => [look, en]),
) as Record<RootLook, string>;

/** The notes after some pictures were tapped one after the other. */
function tapped(notes: string, ...looks: RootLook[]): string {
  let before: TappedLook | null = lookSaidIn(notes);
  let after = notes;
  for (const look of looks) ({ notes: after, tapped: before } = tapLook(after, before, look, 'en'));
  return after;
}

test.each<[message: string, before: string, taps: RootLook[], after: string]>([
  ['a tap writes its words into empty notes', '', ['bumps'], bumps],
  ['another replaces them', '', ['bumps', 'short', 'long'], long],
  ['a second tap on the same takes them away', '', ['bumps', 'bumps'], ''],
  ['and a third brings them back', '', ['bumps', 'bumps', 'bumps'], bumps],
  ['the words follow what the child wrote', 'A leaf fell.', ['none'], `A leaf fell. ${none}`],
  ['on a new line where the child began one', 'A leaf fell.\n', ['none'], `A leaf fell.\n${none}`],
  ['a full stop parts them from words without one', 'I like it', ['short'], `I like it. ${short}`],
  ['and takes the place of a space behind those', 'I like it  ', ['short'], `I like it. ${short}`],
  ['behind a quotation too', 'He said "it grows"', ['short'], `He said "it grows". ${short}`],
  ['none is doubled', 'I like it. ', ['short'], `I like it. ${short}`],
  ['none follows another mark', 'Wow!', ['short'], `Wow! ${short}`],
  ['or a question', 'Is it alive?', ['short'], `Is it alive? ${short}`],
  ['or a picture', 'Yay 🌱', ['short'], `Yay 🌱 ${short}`],
  ['a new line needs none', 'I like it\n', ['short'], `I like it\n${short}`],
  ['taken away, they leave what the child wrote', 'A leaf fell.', ['none', 'none'], 'A leaf fell.'],
  ['what stands behind them stays', `${none} It rains.`, ['short'], `${short} It rains.`],
  ['lines stay lines', `One.\n${none}\nTwo.`, ['none'], 'One.\nTwo.'],
  ['sentences stay sentences', `One. ${none} Two.`, ['none'], 'One. Two.'],
  [
    'words that the child has changed are its own',
    'I see no roots yet!',
    ['long'],
    `I see no roots yet! ${long}`,
  ],
  ['and so are words within others', `So ${none}.`, ['long'], `So ${none}. ${long}`],
  ['an entry that is opened again goes on where it was left', `${bumps} Wow!`, ['bumps'], 'Wow!'],
])('a picture of roots is tapped: %s', (_, before, taps, after) => {
  expect(tapped(before, ...taps)).toBe(after);
});

test('words that a child wrote itself are neither written twice nor replaced nor taken away', () => {
  const own = tapLook(none, null, 'none', 'en');
  expect(own).toEqual({ notes: none, tapped: { look: 'none', isOurs: false } });
  expect(tapLook(none, own.tapped, 'none', 'en')).toEqual({ notes: none, tapped: null });
  expect(tapLook(none, own.tapped, 'short', 'en').notes).toBe(`${none} ${short}`);
});

test('#what-the-server-says: words of another language are known too, and replaced by those of the page', () => {
  const before = lookSaidIn(`Llovió. ${LOOK_WORDS.bumps.es}`);
  expect(before).toEqual({ look: 'bumps', isOurs: true });
  expect(tapLook(bumps, lookSaidIn(bumps), 'short', 'es').notes).toBe(LOOK_WORDS.short.es);
  expect(tapLook(`Llovió. ${LOOK_WORDS.bumps.es}`, before, 'bumps', 'en').notes).toBe('Llovió.');
});

test('roots can be planted from two inches on, measured or by the words of the picture', () => {
  expect(areLongIn({ notes: '', longestRootInches: 2 })).toBe(true);
  expect(areLongIn({ notes: `Look! ${LOOK_WORDS.long.es}`, longestRootInches: null })).toBe(true);
  expect(areLongIn({ notes: LOOK_WORDS.short.en, longestRootInches: 1.75 })).toBe(false);
  expect(areLongIn({ notes: '' })).toBe(false);
});
