import bidiFactory, { type Bidi } from 'bidi-js';
import { type Face, faceFor } from './letters.ts';

// Its types take the package for an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A stretch of a line in one face and direction, ready to be drawn at its place from the left. */
export type Run = { readonly text: string; readonly face: Face };
/** A line as it is seen: its runs from left to right. `isRtl` says that its paragraph begins at the right. */
export type Line = { readonly runs: readonly Run[]; readonly isRtl: boolean };

type Measure = (runs: readonly Run[]) => number;
type Setting = { readonly faces: readonly Face[]; readonly width: number; readonly measure: Measure };
type Levelled = Run & { readonly level: number };

const isRtlLevel = (level: number) => level % 2 === 1;
/** Scripts that the font library takes as right-to-left: Arabic digits too, which run left to right. */
const SHAPED_RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\u0660-\u0669\u06f0-\u06f9]/u;
/**
 * Parts that stay together on a line: a word, or in scripts without spaces a letter with the brackets before it and
 * the signs after it that may not begin a line.
 */
const WORDS =
  /[\p{Ps}\p{Pi}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{M}\p{Pe}\p{Pf}\p{Po}\u30fc]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the drawable text in composed letters; a tab becomes a space, other control characters vanish. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '');
}

/**
 * Breaks a text into lines of at most `width`, in the order in which its letters are seen (Unicode's bidirectional
 * algorithm). A line break in the text is kept; a word that is wider than a line is broken.
 */
export function breakLines(text: string, setting: Setting): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => breakParagraph(drawable(paragraph), setting));
}

function breakParagraph(text: string, { faces, width, measure }: Setting): Line[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const isRtl = isRtlLevel(embedding.paragraphs[0]?.level ?? 0);
  const runsOf = (from: number, to: number) => inVisualOrder(runsIn(text, embedding.levels, faces, from, to));
  const widthOf = (start: number, end: number) => measure(runsOf(start, end));
  const lines: Line[] = [];
  let from = 0; // where the line begins
  let last = 0; // where its last word ends
  let used = 0; // how wide it is
  const close = (next: number) => {
    lines.push({ runs: runsOf(from, last), isRtl });
    from = next;
    last = next;
    used = 0;
  };
  // Widths of words are added up: to shape a line anew with every word would take a minute for ten pages of notes.
  const add = (start: number, end: number) => {
    const gap = last > from ? widthOf(last - 1, start) - widthOf(last - 1, last) : widthOf(from, start);
    const wide = widthOf(start, end);
    if (last > from && used + gap + wide > width) close(start);
    used += start === from ? wide : gap + wide;
    last = end;
  };
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (widthOf(index, index + word.length) <= width) add(index, index + word.length);
    else
      for (const part of graphemes.segment(word))
        add(index + part.index, index + part.index + part.segment.length);
  }
  close(text.length);
  return lines;
}

/** The runs of a part of a text in logical order. */
function runsIn(
  text: string,
  levels: Uint8Array,
  faces: readonly Face[],
  from: number,
  to: number,
): Levelled[] {
  const runs: { text: string; face: Face; level: number }[] = [];
  let before: Face | null = null;
  let index = from;
  for (const character of text.slice(from, to)) {
    const level = levels[index] ?? 0;
    index += character.length;
    const face = faceFor(character, faces, before);
    if (!face) continue;
    before = face;
    const drawn = (isRtlLevel(level) && bidi.getMirroredCharacter(character)) || character;
    const current = runs.at(-1);
    if (current && current.face === face && current.level === level) current.text += drawn;
    else runs.push({ text: drawn, face, level });
  }
  return runs;
}

/** Rule L2 of the algorithm: from the highest level down, what stands at it or above is turned around. */
function inVisualOrder(runs: readonly Levelled[]): Run[] {
  let ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) {
    const turned: Levelled[] = [];
    let stretch: Levelled[] = [];
    for (const run of ordered) {
      if (run.level >= level) stretch.unshift(run);
      else {
        turned.push(...stretch, run);
        stretch = [];
      }
    }
    ordered = [...turned, ...stretch];
  }
  return ordered.map(({ text, face, level }) => ({ text: visualText(text, level), face }));
}

/** The letters of a run as the font library must be given them, so that it draws them in the direction of the run. */
function visualText(text: string, level: number): string {
  return isRtlLevel(level) === SHAPED_RTL.test(text) ? text : [...text].reverse().join('');
}
