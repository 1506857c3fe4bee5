/** The families of a troop as a leader has them in a spreadsheet (§24). */

import { EMAIL_MAX, PERSON_NAME_MAX, ROSTER_ROWS_MAX } from '../limits.ts';
import { addressKey, tidyAddress } from './mailbox.ts';
import { decodeRoster, type RosterLine, readLines } from './roster-file.ts';
import { addressProblem, nameProblem } from './roster-words.ts';
import { type Sentence, sentence } from './sentence.ts';
import { spokenNumber } from './spoken-count.ts';
import { compared, folded, withoutMarks, withoutMarksAround } from './text.ts';

/** One child with the address of a parent, who has none where a letter is printed. */
export type Family = { readonly firstName: string; readonly lastName: string; readonly email: string };
/** With its line in the file, and what is wrong with the line as such. */
export type RosterRow = Family & { readonly line: number; readonly problem: Sentence | null };
/** What a file holds, or why it cannot be read. */
export type Roster = { readonly rows: RosterRow[] } | { readonly refusal: Sentence };

/** Without the spaces and marks that come with pasted text. */
export function tidyFamily({ firstName, lastName, email }: Family): Family {
  const name = (text: string) => withoutMarksAround(text).replace(/\s+/g, ' ');
  return {
    firstName: name(firstName),
    lastName: name(lastName),
    email: tidyAddress(withoutMarks(email).replace(/\s+/g, ' ')),
  };
}

type Column = keyof Family;
const IN_ORDER: readonly Column[] = ['firstName', 'lastName', 'email'];

/** Which column a heading names, as people call it in English or Spanish. */
function columnOf(heading: string): Column | 'name' | undefined {
  const words = folded(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words.includes('@')) return undefined;
  const isParents =
    /\b(parents?|guardians?|mother|father|mom|dad|adult|madre|padre|mama|papa|tutor|tutora)\b/.test(words);
  if (/\be ?mails?\b|\bmail\b|\bcorreos?\b/.test(words))
    return /\b(scouts?|child|kid|youth|nin[oa]s?|hij[oa]s?)\b/.test(words) ? undefined : 'email';
  if (isParents) return undefined;
  if (/\bnombres?\b.*\b(apellidos?|completo)\b|\bapellidos?\b.*\bnombres?\b/.test(words)) return 'name';
  if (/\bfirst\b|\bgiven\b|\bforename\b|\bnombres?\b/.test(words)) return 'firstName';
  if (/\blast\b|\bsurname\b|\bfamily name\b|\bapellidos?\b/.test(words)) return 'lastName';
  return /^((scouts?|child|full|youth|kid)( s)? )?name$/.test(words) ? 'name' : undefined;
}

type Head = ReadonlyMap<Column | 'name', number>;

function headOf({ cells }: RosterLine): Head {
  const found = new Map<Column | 'name', number>();
  cells.forEach((cell, at) => {
    // A name such as 'Mary First' is no heading: those are short, and no address stands beside them.
    const column = cell.includes('@') ? undefined : columnOf(cell);
    if (column && !found.has(column)) found.set(column, at);
  });
  return found;
}

const isHead = (it: Head) => it.size >= 2 || it.has('name');

export const ROSTER_TOO_LONG = sentence(
  'A roster can have at most {count} families at once. Please split it into two files.',
  { count: spokenNumber(ROSTER_ROWS_MAX) },
);
const NO_LIST = 'This is no list of families. Please choose a file that was saved as CSV.';
const NOTHING_THERE = 'There is no family in it. Please choose another file, or paste the rows.';
const WHOLE_NAMES = 'Names stand in one column. Please put first and last names in two columns.';
const UNCLOSED = 'A quotation mark is opened here and never closed.';
const TOO_MANY = 'This line has more than three cells. Please put headings in the first line.';
const HEAD_AGAIN = 'This line is a heading.';
const LONGEST = Math.max(EMAIL_MAX, PERSON_NAME_MAX) + 100;

function rowOf({ line, cells, isOpen }: RosterLine, head: Head | null): RosterRow {
  const cell = (it: Column) =>
    (cells[head ? (head.get(it) ?? -1) : IN_ORDER.indexOf(it)] ?? '').slice(0, LONGEST);
  const isLong = head === null && cells.slice(IN_ORDER.length).some((it) => it !== '');
  const problem = isOpen
    ? UNCLOSED
    : isHead(headOf({ line, cells, isOpen }))
      ? HEAD_AGAIN
      : isLong
        ? TOO_MANY
        : null;
  const typed = { firstName: cell('firstName'), lastName: cell('lastName'), email: cell('email') };
  return { line, ...tidyFamily(typed), problem };
}

/** Files that were not saved as CSV, by how they begin. */
const OTHER_FILES: readonly (readonly [begins: string, refusal: string])[] = [
  ['PK', 'This is an Excel or Numbers workbook. Please save it as CSV first.'],
  ['\xd0\xcf', 'This is an old Excel workbook. Please save it as CSV first.'],
  ['%PDF', 'This is a PDF. Please save the roster as CSV first.'],
  ['<', 'This is a web page. Please save the roster as CSV first.'],
  ['{\\rtf', 'This is a text document. Please save the roster as CSV first.'],
];

function otherFile(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 8));
  return OTHER_FILES.find(([it]) => begin.startsWith(it))?.[1];
}

/** The families in a file, whatever is wrong with them. */
export function readRoster(bytes: Uint8Array): Roster {
  const refusal = otherFile(bytes);
  if (refusal) return { refusal };
  const text = decodeRoster(bytes);
  if (text.includes('\0')) return { refusal: NO_LIST };
  const [first, ...others] = readLines(text);
  if (!first) return { refusal: NOTHING_THERE };
  const found = headOf(first);
  const head = isHead(found) ? found : null;
  if (head?.has('name') && !(head.has('firstName') && head.has('lastName'))) return { refusal: WHOLE_NAMES };
  for (const [column, called] of [
    ['firstName', 'first'],
    ['lastName', 'last'],
  ] as const)
    if (head && !head.has(column)) return { refusal: `No column is headed '${called} name'.` };
  const lines = head ? others : [first, ...others];
  if (lines.length === 0) return { refusal: NOTHING_THERE };
  if (lines.length > ROSTER_ROWS_MAX) return { refusal: ROSTER_TOO_LONG };
  return { rows: lines.map((it) => rowOf(it, head)) };
}

/** By what two rows are the same family. */
export function familyKey({ firstName, lastName, email }: Family): string {
  return `${compared(`${firstName} ${lastName}`)}\n${addressKey(email)}`;
}

function ownProblem(it: RosterRow): Sentence | null {
  const { firstName, lastName, email } = it;
  if (it.problem !== null) return it.problem;
  if (firstName === '' && lastName === '') return 'The name is missing.';
  if (lastName === '' && firstName.includes(' '))
    return 'First and last name stand in one cell. Please put them apart.';
  return nameProblem(firstName, 'first') ?? nameProblem(lastName, 'last') ?? addressProblem(email);
}

/** What is wrong with each row, in a sentence; null where nothing is. */
export function rosterProblems(rows: readonly RosterRow[]): (Sentence | null)[] {
  const before = new Map<string, number>();
  return rows.map((row) => {
    const problem = ownProblem(row);
    if (problem !== null) return problem;
    const key = familyKey(row);
    const twin = before.get(key);
    if (twin === undefined) before.set(key, row.line);
    return twin === undefined ? null : sentence('This family stands in line {line} already.', { line: twin });
  });
}
