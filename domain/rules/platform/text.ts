/**
 * Text in small letters, without accents, with single spaces. Addresses and usernames are kept by it, so it must not come to
 * hold for the same what it once told apart; names are compared by `compared`.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters that Unicode does not take for one with an accent, as people without them on their keyboard type them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
  ƒ: 'f',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ɛ: 'e',
  ɔ: 'o',
  ƙ: 'k',
};
const TYPED_OTHERWISE = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/** `folded`, with the letters that people without them on their keyboard type. Organizations are kept by it. */
export function inPlainLetters(text: string): string {
  return folded(text).replace(TYPED_OTHERWISE, (letter) => TYPED_AS[letter] ?? letter);
}

/** Blanks to the eye that are none to Unicode: of Braille, and what fills a place in Hangul. */
const LIKE_A_BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A line as the eye has it. */
function seen(line: string): string {
  return line.replace(LIKE_A_BLANK, ' ').replace(UNSEEN, '');
}

/** Signs that keyboards, word processors and languages use as an apostrophe: curly, straight, accents, an ʻokina. */
const APOSTROPHES =
  /[`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u07F4\u07F5\u1FBD\u1FBF\u1FFE\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]/g;
const HYPHENS = /[\p{Pd}\u2043\u2212]/gu;

/** With one apostrophe and one hyphen. */
export function withPlainSigns(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-');
}

/**
 * Text by which names are compared and searched everywhere: `folded`, with one apostrophe, one hyphen and plain letters, and
 * without what nobody sees. Keys in the database are made by it: another rule needs a migration that makes them anew.
 */
export function compared(text: string): string {
  return withPlainSigns(inPlainLetters(seen(text))).replaceAll('ς', 'σ');
}

/** True for two spellings of one name; an empty name matches nothing. */
export function isSameName(one: string, other: string): boolean {
  const name = compared(one);
  return name !== '' && name === compared(other);
}

/** True when a line has something visible. */
export function isVisible(line: string): boolean {
  return seen(line).trim() !== '';
}

/** True when a name has a visible letter: Hangul has letters that only fill a place. */
export function hasVisibleLetter(name: string): boolean {
  return /\p{L}/u.test(seen(name));
}

/** Marks that come along when text is pasted from a letter, a web page or a telephone's contacts. */
const MARKS = /[\u200B\u200E\u200F\u202A-\u202C\u2066-\u2069\uFEFF]/g;
const BLANK_OR_MARK = /[\s\u200B\u200E\u200F\u202A-\u202C\u2066-\u2069]/;

/** A line, trimmed, without the marks of pasted text at its ends. */
export function withoutMarksAround(line: string): string {
  let [from, to] = [0, line.length];
  // Step by step: an expression for the end takes hours where somebody sends a million blanks.
  while (from < to && BLANK_OR_MARK.test(line.charAt(from))) from += 1;
  while (to > from && BLANK_OR_MARK.test(line.charAt(to - 1))) to -= 1;
  return line.slice(from, to);
}

/** A telephone number, an address or a code, trimmed: no mark of pasted text is ever a part of it. */
export function withoutMarks(line: string): string {
  return line.replace(MARKS, '').trim();
}

/** A list as an English message has it: 'a', 'a and b', 'a, b and c'. */
export function spokenList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/**
 * Characters that no line of text needs: controls, line and paragraph separators, signs that turn the direction, and
 * signs without width. The joiners U+200C and U+200D stay: Persian, Hindi and family emoji need them.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060\uFEFF]/u;

/** True for a line with an invisible character that changes the look of the rest. */
export function hasHiddenCharacter(line: string): boolean {
  return HIDDEN.test(line);
}

/** A line that somebody typed as a letter may hold it: nothing in it is taken for a link by the program that shows it. */
export function withoutLinks(line: string): string {
  return line
    .normalize('NFKC') // some wide and small dots are as good as a dot in an address
    .replace(/[\p{Cc}\s/\\:@]+/gu, ' ')
    .replace(/[.\u3002]+(?=\S)/g, '$& ')
    .trim();
}

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
/** Below it a wait is said in minutes: nobody reckons with 300 of them. */
const SAID_IN_HOURS_FROM = 2 * HOUR_MINUTES;

/** Returns a wait rounded up to the unit that people reckon with. */
export function waitIn(seconds: number): { readonly count: number; readonly unit: 'hours' | 'minutes' } {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  if (minutes < SAID_IN_HOURS_FROM) return { count: minutes, unit: 'minutes' };
  return { count: Math.ceil(minutes / HOUR_MINUTES), unit: 'hours' };
}

/** The same as it is said: '1 minute', '8 minutes', '5 hours'. */
export function spokenWait(seconds: number): string {
  const { count, unit } = waitIn(seconds);
  return count === 1 ? '1 minute' : `${count} ${unit}`;
}

/**
 * For a sort of days, of moments, or of what nobody reads: by their characters, the smaller first. `localeCompare`, for what
 * people read, is asked to know every language at its first call, which costs a page as much as a whole view (docs/decisions/0212).
 */
export function byCharacters(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
