import type { Language } from '#domain/languages.ts';
import { ROOTS_READY_INCHES } from '#domain/limits.ts';

/** Looks of roots from a bare stem to roots ready to plant, in the order of growth. */
export const ROOT_LOOKS = ['none', 'bumps', 'short', 'long'] as const;
export type RootLook = (typeof ROOT_LOOKS)[number];

/**
 * The words that a tap on the picture of a look writes into the notes, in the language of the page. Notes stay as they were
 * written, so they are looked for in all languages.
 */
export const LOOK_WORDS: Readonly<Record<RootLook, Readonly<Record<Language, string>>>> = {
  none: { en: 'I see no roots yet.', es: 'Todavía no veo raíces.' },
  bumps: { en: 'I see small white bumps on the stem.', es: 'Veo bultitos blancos en el tallo.' },
  short: { en: 'I see short roots.', es: 'Veo raíces cortas.' },
  long: {
    en: 'I see long roots, two inches or more.',
    es: 'Veo raíces largas, de dos pulgadas o más.',
  },
};

/** Returns the words for a look in notes, in all languages. */
export function wordsOf(look: RootLook): readonly string[] {
  return Object.values(LOOK_WORDS[look]);
}

/** True when an entry shows a root long enough to plant: two inches measured, or that picture tapped. */
export function areLongIn(entry: {
  readonly notes: string;
  readonly longestRootInches?: number | null;
}): boolean {
  const said = wordsOf('long').some((words) => entry.notes.includes(words));
  return said || (entry.longestRootInches ?? 0) >= ROOTS_READY_INCHES[0];
}

/** A look that was tapped, and whether its words are ours: the child may have written the same before. */
export type TappedLook = { readonly look: RootLook; readonly isOurs: boolean };

type Place = { readonly at: number; readonly length: number };

/** Where the words of a look stand in notes, as a sentence of its own; null where they do not. */
function placeOf(look: RootLook, notes: string): Place | null {
  for (const words of wordsOf(look)) {
    const isAlone = (at: number) => !/\S/.test((notes[at - 1] ?? '') + (notes[at + words.length] ?? ''));
    let at = notes.indexOf(words);
    while (at >= 0 && !isAlone(at)) at = notes.indexOf(words, at + 1);
    if (at >= 0) return { at, length: words.length };
  }
  return null;
}

/** True when notes still hold a look's words as they were written for the child. */
export function isSaid(look: RootLook, notes: string): boolean {
  return placeOf(look, notes) !== null;
}

/** The look whose words an entry had when it was opened: an earlier tap is taken to have written them. */
export function lookSaidIn(notes: string): TappedLook | null {
  const look = ROOT_LOOKS.find((it) => isSaid(it, notes));
  return look ? { look, isOurs: true } : null;
}

/** Notes without the words that stand at a place; what was around them stays two sentences, or two lines. */
function cutOut(notes: string, { at, length }: Place): string {
  const [before, after] = [notes.slice(0, at), notes.slice(at + length)];
  const gap = /\n\s*$/.test(before) || /^\s*\n/.test(after) ? '\n' : ' ';
  return [before.trimEnd(), after.trimStart()].filter((it) => it !== '').join(gap);
}

/** Notes on which a sentence may follow: what ends in a letter or a number lacks its full stop. A new line needs none. */
function beginSentence(notes: string): string {
  if (notes === '' || /\n\s*$/.test(notes)) return notes;
  const told = notes.trimEnd();
  return /[\p{L}\p{M}\p{N}]["'”’»)]*$/u.test(told) ? `${told}. ` : /\s$/.test(notes) ? notes : `${notes} `;
}

/**
 * Applies a tap on a look's picture to the notes. It replaces only words that an earlier tap wrote and the child left
 * alone; a second tap takes them away. @param before the look tapped before. @param language of the words it writes.
 */
export function tapLook(
  notes: string,
  before: TappedLook | null,
  look: RootLook,
  language: Language,
): { readonly notes: string; readonly tapped: TappedLook | null } {
  const words = LOOK_WORDS[look][language];
  const place = before && placeOf(before.look, notes);
  if (before && place) {
    const isSecond = before.look === look;
    if (isSecond) return { notes: before.isOurs ? cutOut(notes, place) : notes, tapped: null };
    if (before.isOurs) {
      const replaced = notes.slice(0, place.at) + words + notes.slice(place.at + place.length);
      return { notes: replaced, tapped: { look, isOurs: true } };
    }
  }
  if (isSaid(look, notes)) return { notes, tapped: { look, isOurs: false } };
  return { notes: beginSentence(notes) + words, tapped: { look, isOurs: true } };
}
