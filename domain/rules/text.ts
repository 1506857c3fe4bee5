/**
 * Text by which two are the same: lower case, without accents, single spaces (§11.2, §13.1; DESIGN database). Usernames
 * are unique by it, so it must not come to hold for the same what it once told apart.
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

/** Text as it is searched: `folded`, and Łukasz is found by 'lukasz', Strauß by 'strauss'. */
export function searchable(text: string): string {
  return folded(text).replace(TYPED_OTHERWISE, (letter) => TYPED_AS[letter] ?? letter);
}

/** A list as an English message has it: 'a', 'a and b', 'a, b and c'. */
export function spokenList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/**
 * What no line of text needs: control characters, line and paragraph separators, what turns the direction of the words
 * after it, and what has no width. The joiners U+200C and U+200D stay: Persian, Hindi and families of emoji need them.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060\uFEFF]/u;

/** Whether a line holds a character that nobody sees and that changes how the rest of it looks. */
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

/** How long to wait, rounded up, as it is said to a person: '1 minute', '8 minutes', '5 hours'. */
export function spokenWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  if (minutes >= SAID_IN_HOURS_FROM) return `${Math.ceil(minutes / HOUR_MINUTES)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * For a sort of days, of moments, or of what nobody reads: by their characters, the smaller first. `localeCompare`, for what
 * people read, is asked to know every language at its first call, which costs a page as much as a whole view (0212).
 */
export function byCharacters(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
