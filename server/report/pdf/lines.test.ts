import { expect, test } from 'vitest';
import { openFaces } from './letters.ts';
import { breakLines, type Run } from './lines.ts';

const faces = openFaces().regular;
/** As if every letter were as wide as every other. */
const measure = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + [...run.text].length, 0);
const linesOf = (text: string, width = 100) => breakLines(text, { faces, width, measure });
const wordsOf = (text: string, width?: number) =>
  linesOf(text, width).map(({ runs }) => runs.map((run) => run.text).join(''));

test.each([
  ['a line that fits', 'two words', 9, ['two words']],
  ['a line that does not', 'two words', 8, ['two', 'words']],
  ['a word that is wider than a line', 'a waterfall here', 5, ['a wat', 'erfal', 'l', 'here']],
  ['line breaks of every kind', 'a\nb\r\nc\rd', 9, ['a', 'b', 'c', 'd']],
  ['an empty line', 'a\n\nb', 9, ['a', '', 'b']],
  ['nothing', '', 9, ['']],
  ['what cannot be drawn', 'a\tb\u0000c\u202e', 9, ['a bc']],
  ['Chinese, which parts no words', '我种了树。很高兴', 4, ['我种了', '树。很高', '兴']],
  ['a Japanese name in a line', 'by 山田「さくら」', 6, ['by 山田', '「さくら」']],
  ['accents that were typed apart', 'Zoe\u0308', 9, ['Zoë']],
])('%s: %j in %i', (_, text, width, lines) => {
  expect(wordsOf(text, width)).toEqual(lines);
});

test('a word is never broken within what is read as one letter', () => {
  expect(wordsOf('q\u0303q\u0303q\u0303', 4)).toEqual(['q\u0303q\u0303', 'q\u0303']);
});

/** The letters of a line as they are seen from left to right: Hebrew's are turned when they are shaped. */
function seen(text: string): string {
  const turned = (run: Run) =>
    /\p{Script=Hebrew}/u.test(run.text) ? [...run.text].reverse().join('') : run.text;
  return (linesOf(text)[0]?.runs ?? []).map(turned).join('');
}

// Escaped, because an editor would turn them around once more: shin, resh, he.
const NAME = '\u05e9\u05e8\u05d4';
const EMAN = '\u05d4\u05e8\u05e9';

test.each([
  ['a name in an English line', `By ${NAME}, Troop 42`, `By ${EMAN}, Troop 42`, false],
  ['English in a line that runs to the left', `${NAME} Troop 42`, `Troop 42 ${EMAN}`, true],
  ['a number after a name', `${NAME} 42`, `42 ${EMAN}`, true],
  ['brackets around a name', `${NAME} (${NAME})`, `(${EMAN}) ${EMAN}`, true],
  ['brackets around a number', `${NAME} (42)`, `(42) ${EMAN}`, true],
  ['the end of a sentence', `${NAME}.`, `.${EMAN}`, true],
])('%s stands where its reader looks for it', (_, text, line, isRtl) => {
  expect([seen(text), linesOf(text)[0]?.isRtl]).toEqual([line, isRtl]);
});

test('digits of Arabic run to the right, as everywhere', () => {
  const runs = linesOf('\u0633 \u0661\u0662')[0]?.runs ?? [];
  // The font library turns them around, so they are handed to it turned.
  expect(runs.map((run) => run.text)).toEqual(['\u0662\u0661', '\u0633 ']);
});

test.each([
  ['Wałęsa', 'notebook-regular'],
  ['Ánh', 'notebook-regular'],
  ['Щербаков', 'notebook-regular'],
  ['Nguyễn Thị', 'notebook-regular'],
  ['Ελένη', 'noto-sans-regular'],
  ['प्रिया', 'noto-sans-regular'],
  ['שרה', 'noto-sans-hebrew-regular'],
  ['سارة', 'vazirmatn-regular'],
  ['گلپری', 'vazirmatn-regular'],
  ['🌱', 'noto-emoji-regular'],
  ['李小龍。', 'droid-sans-fallback-regular'],
  ['さくら', 'droid-sans-fallback-regular'],
  ['김민준', 'droid-sans-fallback-regular'],
])('%s is drawn in %s', (text, name) => {
  expect(linesOf(text)[0]?.runs.map((run) => run.face.name)).toEqual([name]);
});

test("an emoji's dress is left out, and the words after it are in the face of words", () => {
  const runs = linesOf('👩🏽\u200d🌾 roots ❤️')[0]?.runs ?? [];
  expect(runs.map((run) => [run.text, run.face.name])).toEqual([
    ['👩🌾', 'noto-emoji-regular'],
    [' roots ', 'notebook-regular'],
    ['❤', 'noto-emoji-regular'],
  ]);
});
