/** What can be wrong with a cell of a roster, each named for who has to mend it (PRODUCT.md#the-roster). */
import * as z from 'zod/mini';
import * as field from '#domain/contract/platform/fields.ts';
import { EMAIL_MAX, PERSON_NAME_MAX } from '#domain/limits.ts';
import { type Sentence, sentence } from '#domain/rules/platform/sentence.ts';
import { hasHiddenCharacter, hasVisibleLetter } from '#domain/rules/platform/text.ts';

/** The first that holds is told, of a cell as it is called. */
type Kinds = readonly (readonly [is: (text: string) => boolean, says: (cell: string) => Sentence])[];

const BROKEN = '\uFFFD';
const OF_SPREADSHEETS = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)/i;

const ANYWHERE: Kinds = [
  [hasHiddenCharacter, (cell) => sentence('{cell} has a hidden sign in it. Please type it again.', { cell })],
  [
    (it) => it.includes(BROKEN),
    (cell) => sentence('{cell} has a broken letter in it. Please type it again.', { cell }),
  ],
  [(it) => OF_SPREADSHEETS.test(it), (cell) => sentence('{cell} is an error of the spreadsheet.', { cell })],
];

const OF_NAMES: Kinds = [
  [(it) => it === '', (cell) => sentence('{cell} is missing.', { cell })],
  ...ANYWHERE,
  [
    (it) => it.includes('@'),
    (cell) => sentence('{cell} holds an e-mail address. Are two columns mixed up?', { cell }),
  ],
  [(it) => /:\/\/|\bwww\./i.test(it), (cell) => sentence('{cell} holds a web address.', { cell })],
  [(it) => /^[=+]/.test(it), (cell) => sentence('{cell} is a formula of the spreadsheet.', { cell })],
  [(it) => !hasVisibleLetter(it), (cell) => sentence('{cell} has no letter in it.', { cell })],
  [(it) => /\p{N}{3,}/u.test(it), (cell) => sentence('{cell} holds a number.', { cell })],
  [
    (it) => it.length > PERSON_NAME_MAX,
    (cell) => sentence('{cell} is longer than {count} characters.', { cell, count: PERSON_NAME_MAX }),
  ],
];

/** Endings that no address has, as fingers type those that are meant. */
const MISTYPED = /\.(con|cmo|ocm|comm|vom|xom|nte|ogr|edi)$/i;
const signs = (text: string) => text.split('@').length - 1;

/** What people write where there is no address. */
export function isNoAddress(text: string): boolean {
  return /^(n\/?a|none|no|unknown|tbd|-+|\?+|x+|\.)$/i.test(text);
}

const OF_ADDRESSES: Kinds = [
  ...ANYWHERE,
  [isNoAddress, () => 'Who has no e-mail gets a printed letter. Please leave the cell empty.'],
  [(it) => /^https?:|^www\./i.test(it), (cell) => sentence('{cell} is a web address.', { cell })],
  [(it) => /^[+(]?[\d\s().-]{6,}$/.test(it), (cell) => sentence('{cell} is a telephone number.', { cell })],
  [(it) => /^mailto:/i.test(it), () => "Please leave 'mailto:' out."],
  [(it) => /[<>]/.test(it), () => 'Please give the address alone, without a name.'],
  [(it) => signs(it) === 0, (cell) => sentence('{cell} has no @ in it.', { cell })],
  [
    (it) => signs(it) > 2 && /[,;/\s]/.test(it),
    () => 'More than two addresses stand here. Please leave two.',
  ],
  [(it) => signs(it) > 1, (cell) => sentence('{cell} has more than one @ in it.', { cell })],
  [(it) => /\s/.test(it), (cell) => sentence('{cell} has a space in it.', { cell })],
  [(it) => it.startsWith('@'), (cell) => sentence('{cell} has nothing before the @.', { cell })],
  [(it) => it.endsWith('@'), (cell) => sentence('{cell} has nothing after the @.', { cell })],
  [(it) => it.includes(','), (cell) => sentence('{cell} has a comma in it. Is it a dot?', { cell })],
  [(it) => it.includes('..'), (cell) => sentence('{cell} has two dots in a row.', { cell })],
  [
    (it) => /^\.|\.@|@\.|\.$/.test(it),
    (cell) => sentence('{cell} has a dot at a place where no address has one.', { cell }),
  ],
  [(it) => !/@.*\./.test(it), (cell) => sentence('{cell} has no ending, such as .com.', { cell })],
  [(it) => MISTYPED.test(it), (cell) => sentence('{cell} has an ending that is mistyped.', { cell })],
  [
    (it) => it.length > EMAIL_MAX,
    (cell) => sentence('{cell} is longer than {count} characters.', { cell, count: EMAIL_MAX }),
  ],
  [
    (it) => /[^\x20-\x7e\p{L}\p{N}\p{M}]/u.test(it),
    (cell) => sentence('{cell} has a letter in it that no address has.', { cell }),
  ],
  [
    (it) => !z.safeParse(field.email, it).success,
    (cell) => sentence('{cell} is not one that mail can go to.', { cell }),
  ],
];

function told(kinds: Kinds, text: string, cell: string): Sentence | null {
  const [, says] = kinds.find(([is]) => is(text)) ?? [];
  return says?.(cell) ?? null;
}

/** What is wrong with a name. */
export function nameProblem(text: string, which: 'first' | 'last'): Sentence | null {
  return told(OF_NAMES, text, `The ${which} name`);
}

/** What is wrong with an address, which is called by its cell; there may be none. */
export function addressProblem(text: string, cell: 'The address' | 'The second address'): Sentence | null {
  return text === '' ? null : told(OF_ADDRESSES, text, cell);
}

/** The addresses of a cell, where several stand there each alone; else the cell as it is. */
export function addressesIn(cell: string): string[] {
  if (signs(cell) < 2) return [cell];
  const apart = (by: RegExp) => cell.split(by).filter((it) => it !== '' && !/^(and|y|o|or|&|\/)$/i.test(it));
  // A slash may be part of an address, so it parts them only where nothing else does.
  const ways = [apart(/[;,|\s]+/), apart(/[;,|\s/]+/)];
  return ways.find((parts) => parts.length > 1 && parts.every((it) => signs(it) === 1)) ?? [cell];
}
