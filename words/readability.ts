/** Measures of reading difficulty, to which the tests of both languages hold texts. No page imports it. */

/** Every string a person reads in `value`. Headings are left out: their few words would flatter the measure. */
export function wordsToRead(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'id' || key === 'title' ? [] : wordsToRead(child),
  );
}

export function sentencesOf(paragraph: string): readonly string[] {
  return paragraph.split(/(?<=[.!?]|[.!?][”’)])\s+/).filter((sentence) => sentence !== '');
}

/**
 * 206.835 − 62.3 · syllables per word − words per sentence (Szigriszt Pazos, 1993): the larger, the easier. By the scale
 * INFLESZ over 80 is very easy, 65 to 80 rather easy, 55 to 65 normal, less is hard.
 */
export function szigrisztPazos(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(spanishWordsOf);
  const syllables = words.reduce((sum, word) => sum + spanishSyllablesOf(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

/** Words as they are spoken: '12' is 'doce', '811' is said digit by digit. */
export function spanishWordsOf(sentence: string): readonly string[] {
  const spoken = sentence
    .toLowerCase()
    .replace(
      /\d+/g,
      (digits) => NUMBERS[Number(digits)] ?? digits.replace(/\d/g, (digit) => `${NUMBERS[Number(digit)]} `),
    );
  return spoken.match(/\p{L}+/gu) ?? [];
}

const NUMBERS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'.split(
    ' ',
  );

/**
 * A syllable has one strong vowel, and the weak ones beside it: 'agua' has two. A weak one that bears the accent beside a
 * strong one is as strong: 'ra-íz'. An h between vowels changes nothing, and neither does the u of 'que' and 'gue'.
 */
export function spanishSyllablesOf(word: string): number {
  const sounds = word
    .replace(/(?<!c)h/g, '')
    .replace(/(?<=q)u|(?<=g)u(?=[eéií])/g, '')
    .replace(/y(?=[^aeiouáéíóú]|$)/g, 'i');
  const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + nucleiOf(group), 0),
  );
}

function nucleiOf(vowels: string): number {
  const strong = vowels.match(/[aeoáéó]/g)?.length ?? 0;
  if (strong === 0) return /ii|uu/.test(vowels) ? 2 : 1;
  return strong + (vowels.match(/[íú](?=[aeoáéó])|(?<=[aeoáéó])[íú]/g)?.length ?? 0);
}
