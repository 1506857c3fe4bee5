/** What can be wrong with a cell of a roster, each named for who has to mend it (§24). */
import * as z from 'zod/mini';
import * as field from '../contract/fields.ts';
import { EMAIL_MAX, PERSON_NAME_MAX } from '../limits.ts';
import { hasHiddenCharacter } from './text.ts';

/** The first that holds is told; `{it}` is what the cell is called. */
type Kinds = readonly (readonly [is: (text: string) => boolean, says: string])[];

const BROKEN = '\uFFFD';
const OF_SPREADSHEETS = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)/i;

const ANYWHERE: Kinds = [
  [hasHiddenCharacter, '{it} has a hidden sign in it. Please type it again.'],
  [(it) => it.includes(BROKEN), '{it} has a broken letter in it. Please type it again.'],
  [(it) => OF_SPREADSHEETS.test(it), '{it} is an error of the spreadsheet.'],
];

const OF_NAMES: Kinds = [
  [(it) => it === '', '{it} is missing.'],
  ...ANYWHERE,
  [(it) => it.includes('@'), '{it} holds an e-mail address. Are two columns mixed up?'],
  [(it) => /:\/\/|\bwww\./i.test(it), '{it} holds a web address.'],
  [(it) => /^[=+]/.test(it), '{it} is a formula of the spreadsheet.'],
  [(it) => !/\p{L}/u.test(it), '{it} has no letter in it.'],
  [(it) => /\p{N}{3,}/u.test(it), '{it} holds a number.'],
  [(it) => it.length > PERSON_NAME_MAX, `{it} is longer than ${PERSON_NAME_MAX} characters.`],
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
  [(it) => /^https?:|^www\./i.test(it), '{it} is a web address.'],
  [(it) => /^[+(]?[\d\s().-]{6,}$/.test(it), '{it} is a telephone number.'],
  [(it) => /^mailto:/i.test(it), "Please leave 'mailto:' out."],
  [(it) => /[<>]/.test(it), 'Please give the address alone, without a name.'],
  [(it) => signs(it) === 0, '{it} has no @ in it.'],
  [(it) => signs(it) > 1 && /[,;/\s]/.test(it), 'Two addresses stand in one cell. One is enough.'],
  [(it) => signs(it) > 1, '{it} has more than one @ in it.'],
  [(it) => /\s/.test(it), '{it} has a space in it.'],
  [(it) => it.startsWith('@'), '{it} has nothing before the @.'],
  [(it) => it.endsWith('@'), '{it} has nothing after the @.'],
  [(it) => it.includes(','), '{it} has a comma in it. Is it a dot?'],
  [(it) => it.includes('..'), '{it} has two dots in a row.'],
  [(it) => /^\.|\.@|@\.|\.$/.test(it), '{it} has a dot at a place where no address has one.'],
  [(it) => !/@.*\./.test(it), '{it} has no ending, such as .com.'],
  [(it) => MISTYPED.test(it), '{it} has an ending that is mistyped.'],
  [(it) => it.length > EMAIL_MAX, `{it} is longer than ${EMAIL_MAX} characters.`],
  [(it) => /[^\x20-\x7e]/.test(it), '{it} has a letter in it that no address has.'],
  [(it) => !z.safeParse(field.email, it).success, '{it} is not one that mail can go to.'],
];

function told(kinds: Kinds, text: string, called: string): string | null {
  const [, says] = kinds.find(([is]) => is(text)) ?? [];
  return says?.replace('{it}', called) ?? null;
}

/** What is wrong with a name. */
export function nameProblem(text: string, which: 'first' | 'last'): string | null {
  return told(OF_NAMES, text, `The ${which} name`);
}

/** What is wrong with an address; there may be none. */
export function addressProblem(text: string): string | null {
  return text === '' ? null : told(OF_ADDRESSES, text, 'The address');
}
