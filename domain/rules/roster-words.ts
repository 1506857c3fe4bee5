/** What can be wrong with a cell of a roster, each named for who has to mend it (§24). */
import * as z from 'zod/mini';
import * as field from '../contract/fields.ts';
import { EMAIL_MAX, PERSON_NAME_MAX } from '../limits.ts';
import type { Sentence } from './sentence.ts';
import { hasHiddenCharacter } from './text.ts';

/** The first that holds is told; `{cell}` is what the cell is called. */
type Kinds = readonly (readonly [is: (text: string) => boolean, says: string, count?: number])[];

const BROKEN = '\uFFFD';
const OF_SPREADSHEETS = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)/i;

const ANYWHERE: Kinds = [
  [hasHiddenCharacter, '{cell} has a hidden sign in it. Please type it again.'],
  [(it) => it.includes(BROKEN), '{cell} has a broken letter in it. Please type it again.'],
  [(it) => OF_SPREADSHEETS.test(it), '{cell} is an error of the spreadsheet.'],
];

const OF_NAMES: Kinds = [
  [(it) => it === '', '{cell} is missing.'],
  ...ANYWHERE,
  [(it) => it.includes('@'), '{cell} holds an e-mail address. Are two columns mixed up?'],
  [(it) => /:\/\/|\bwww\./i.test(it), '{cell} holds a web address.'],
  [(it) => /^[=+]/.test(it), '{cell} is a formula of the spreadsheet.'],
  [(it) => !/\p{L}/u.test(it), '{cell} has no letter in it.'],
  [(it) => /\p{N}{3,}/u.test(it), '{cell} holds a number.'],
  [(it) => it.length > PERSON_NAME_MAX, '{cell} is longer than {count} characters.', PERSON_NAME_MAX],
];

/** Endings that no address has, as fingers type those that are meant. */
const MISTYPED = /\.(con|cmo|ocm|comm|vom|xom|nte|ogr|edi)$/i;
const signs = (text: string) => text.split('@').length - 1;

const OF_ADDRESSES: Kinds = [
  ...ANYWHERE,
  [
    (it) => /^(n\/?a|none|no|unknown|tbd|-+|\?+|x+|\.)$/i.test(it),
    'Who has no e-mail gets a printed letter. Please leave the cell empty.',
  ],
  [(it) => /^https?:|^www\./i.test(it), '{cell} is a web address.'],
  [(it) => /^[+(]?[\d\s().-]{6,}$/.test(it), '{cell} is a telephone number.'],
  [(it) => /^mailto:/i.test(it), "Please leave 'mailto:' out."],
  [(it) => /[<>]/.test(it), 'Please give the address alone, without a name.'],
  [(it) => signs(it) === 0, '{cell} has no @ in it.'],
  [(it) => signs(it) > 1 && /[,;/\s]/.test(it), 'Two addresses stand in one cell. One is enough.'],
  [(it) => signs(it) > 1, '{cell} has more than one @ in it.'],
  [(it) => /\s/.test(it), '{cell} has a space in it.'],
  [(it) => it.startsWith('@'), '{cell} has nothing before the @.'],
  [(it) => it.endsWith('@'), '{cell} has nothing after the @.'],
  [(it) => it.includes(','), '{cell} has a comma in it. Is it a dot?'],
  [(it) => it.includes('..'), '{cell} has two dots in a row.'],
  [(it) => /^\.|\.@|@\.|\.$/.test(it), '{cell} has a dot at a place where no address has one.'],
  [(it) => !/@.*\./.test(it), '{cell} has no ending, such as .com.'],
  [(it) => MISTYPED.test(it), '{cell} has an ending that is mistyped.'],
  [(it) => it.length > EMAIL_MAX, '{cell} is longer than {count} characters.', EMAIL_MAX],
  [(it) => /[^\x20-\x7e]/.test(it), '{cell} has a letter in it that no address has.'],
  [(it) => !z.safeParse(field.email, it).success, '{cell} is not one that mail can go to.'],
];

function told(kinds: Kinds, text: string, cell: string): Sentence | null {
  const [, says, count] = kinds.find(([is]) => is(text)) ?? [];
  if (says === undefined) return null;
  if (!says.includes('{cell}')) return says;
  return { id: says, values: { cell, ...(count !== undefined && { count: String(count) }) } };
}

/** What is wrong with a name. */
export function nameProblem(text: string, which: 'first' | 'last'): Sentence | null {
  return told(OF_NAMES, text, `The ${which} name`);
}

/** What is wrong with an address; there may be none. */
export function addressProblem(text: string): Sentence | null {
  return text === '' ? null : told(OF_ADDRESSES, text, 'The address');
}
