/**
 * Where the sentences of a text begin and end, so that it can be read aloud one after the other (PRODUCT.md#reading-aloud).
 */

export type Stretch = { readonly start: number; readonly end: number };

/** They end with a dot, and no sentence ends with them. */
const NEVER_LAST = new Set('e.g i.e mr mrs ms dr st vs approx ej sr sra dra'.split(' '));
/** So do these before a number; 'If the owner says no.' ends, and so do most sentences with 'no' in Spanish. */
const COUNTING = new Set(['no', 'núm', 'fig']);
/** Signs at which a sentence may end, with the quotes and brackets that close behind them. */
const ENDING = /[.!?…]+["'”’»)\]]*(?=\s|$)/gu;

/** Returns the word before a dot, in small letters, without the signs before it. */
function wordBefore(text: string, at: number): string {
  return (/[\p{L}\p{N}.]*$/u.exec(text.slice(0, at))?.[0] ?? '').toLowerCase();
}

function endsSentence(text: string, at: number, after: number): boolean {
  const rest = text.slice(after).trimStart();
  if (rest === '') return true;
  // '"Is it dry?" she asks.', 'to 8 in. long', 'wait … and wait'
  if (/^\p{Ll}/u.test(rest)) return false;
  if (text[at] !== '.' || text[at + 1] === '.') return true;
  const word = wordBefore(text, at);
  // 'J. Muir'; and '1. Gather your tools', where the number counts the heading.
  const isInitial = /^\p{L}$/u.test(word) && text[at - 1] !== text[at - 1]?.toLowerCase();
  const isCounting = /^\d+$/.test(word) && text.slice(0, at).trim() === word;
  const isNumber = COUNTING.has(word) && /^\d/.test(rest);
  return !NEVER_LAST.has(word) && !isInitial && !isCounting && !isNumber;
}

/** The sentences of a text, each without the spaces around it; none in a text without words. */
export function sentencesIn(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  const take = (end: number) => {
    const sentence = text.slice(start, end);
    const trimmed = sentence.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      const first = start + sentence.indexOf(trimmed);
      found.push({ start: first, end: first + trimmed.length });
    }
    start = end;
  };
  for (const { 0: sign, index } of text.matchAll(ENDING))
    if (endsSentence(text, index, index + sign.length)) take(index + sign.length);
  take(text.length);
  return found;
}
