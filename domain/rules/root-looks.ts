/** How roots may look, from a bare stem to roots that can be planted, in the order in which they grow. */
export const ROOT_LOOKS = ['none', 'bumps', 'short', 'long'] as const;
export type RootLook = (typeof ROOT_LOOKS)[number];

/** What a look is called, and the words that a tap on its picture writes for the child. */
export const LOOK_WORDS: Readonly<Record<RootLook, { readonly name: string; readonly words: string }>> = {
  none: { name: 'No roots', words: 'I see no roots yet.' },
  bumps: { name: 'Bumps', words: 'I see small white bumps on the stem.' },
  short: { name: 'Short roots', words: 'I see short roots.' },
  long: { name: 'Long roots', words: 'I see long roots, two inches or more.' },
};

/** A look that was tapped, and whether its words are ours: the child may have written the same before. */
export type TappedLook = { readonly look: RootLook; readonly isOurs: boolean };

/** Where the words of a look stand in notes, as a sentence of its own; -1 where they do not. */
function placeOf(look: RootLook, notes: string): number {
  const { words } = LOOK_WORDS[look];
  const isAlone = (at: number) => !/\S/.test((notes[at - 1] ?? '') + (notes[at + words.length] ?? ''));
  let at = notes.indexOf(words);
  while (at >= 0 && !isAlone(at)) at = notes.indexOf(words, at + 1);
  return at;
}

/** Whether the words of a look stand in notes as they were written for the child. */
export function isSaid(look: RootLook, notes: string): boolean {
  return placeOf(look, notes) >= 0;
}

/** The look whose words an entry had when it was opened: an earlier tap is taken to have written them. */
export function lookSaidIn(notes: string): TappedLook | null {
  const look = ROOT_LOOKS.find((it) => isSaid(it, notes));
  return look ? { look, isOurs: true } : null;
}

/** Notes without the words that stand at a place; what was around them stays two sentences, or two lines. */
function cutOut(notes: string, at: number, length: number): string {
  const [before, after] = [notes.slice(0, at), notes.slice(at + length)];
  const gap = /\n\s*$/.test(before) || /^\s*\n/.test(after) ? '\n' : ' ';
  return [before.trimEnd(), after.trimStart()].filter((it) => it !== '').join(gap);
}

/**
 * What a tap on the picture of a look makes of the notes. Only words that an earlier tap wrote, and that the child has
 * left as they were, are replaced; a second tap on the same picture takes them away again.
 * @param before the look that was tapped before.
 */
export function tapLook(
  notes: string,
  before: TappedLook | null,
  look: RootLook,
): { readonly notes: string; readonly tapped: TappedLook | null } {
  const { words } = LOOK_WORDS[look];
  const at = before ? placeOf(before.look, notes) : -1;
  if (before && at >= 0) {
    const isSecond = before.look === look;
    const { length } = LOOK_WORDS[before.look].words;
    if (isSecond) return { notes: before.isOurs ? cutOut(notes, at, length) : notes, tapped: null };
    if (before.isOurs) {
      const replaced = notes.slice(0, at) + words + notes.slice(at + length);
      return { notes: replaced, tapped: { look, isOurs: true } };
    }
  }
  if (isSaid(look, notes)) return { notes, tapped: { look, isOurs: false } };
  const gap = notes === '' || /\s$/.test(notes) ? '' : ' ';
  return { notes: notes + gap + words, tapped: { look, isOurs: true } };
}
