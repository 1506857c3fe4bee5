/**
 * Text by which two are the same: lower case, without accents, single spaces (RULINGS 10, 28; DESIGN database). Usernames
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

/** A list as an English sentence has it: 'a', 'a and b', 'a, b and c'. */
export function spokenList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
