/** How the page 'How it is' tells of what it found (§31). */
import type { Causes, RowName, Standing } from './how-it-is.ts';
import { HOW_IT_IS_WORDS, UNREAD, type Words } from './how-it-is-words.ts';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  fine: 'Fine',
  look: 'Worth a look',
  act: 'Needs you',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The first line: whether anything needs doing. */
export function headlineOf({ act, look }: Readonly<Record<Standing, number>>): string {
  const looks = `${inWords(look)} ${look === 1 ? 'thing is' : 'things are'} worth a look`;
  if (act === 0) return look === 0 ? 'All is well' : `Nothing is urgent. ${capital(looks)}`;
  const acts = `${capital(inWords(act))} ${act === 1 ? 'thing needs' : 'things need'} you`;
  if (look === 0) return acts;
  return `${acts}, and ${inWords(look)} ${look === 1 ? 'is' : 'are'} worth a look`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** How much that is, in two or three digits: '1.4 GB'. */
export function spokenBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  const digits = value < 10 && power > 0 ? 1 : 0;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${UNITS[power]}`;
}

/** What a row says at present. */
export function wordsOf(row: RowName, causes: Causes): Words & { readonly title: string } {
  const { title, causes: ofRow }: { title: string; causes: Readonly<Record<string, Words>> } =
    HOW_IT_IS_WORDS[row];
  return { title, ...(ofRow[causes[row]] ?? UNREAD) };
}

/** Where what is to be done is explained. */
export function whereToRead(where: string): string {
  return where === 'SETTINGS'
    ? 'Explained in docs/SETTINGS.md'
    : `Explained in docs/OPERATING.md, “${where}”`;
}
