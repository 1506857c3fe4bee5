import { LOCALE } from './language.ts';

/** A roster of families that are to be invited (§24): given, looked through, and mended. */

const families = (count: number) => `${count.toLocaleString(LOCALE)} ${count === 1 ? 'family' : 'families'}`;

export const howToGive = 'How do you want to give them?';
export const ways = { one: 'One family', file: 'A file', paste: 'Paste' };
export const chooseFile = 'Choose a CSV file';
export const checkingFile = 'Checking it...';
export const fileHint = 'From Excel or Google Sheets: first name, last name, parent’s e-mail.';
/** Of a file in an old code page; the answers are a line of it, as each reading has it. */
export const whichReading = 'Which one is spelled right?';
export const whichReadingText = 'The file does not say how its accented letters were saved.';
export const pasted = 'Rows from your spreadsheet';
export const pastedHint = 'One family in a line: first name, last name, parent’s e-mail.';
export const pastedExample = 'Ada, Okafor, ana@family.example';
export const checkRows = 'Check the rows';
export const checking = 'Checking...';
export const childFirstName = 'Child’s first name';
export const childLastName = 'Child’s last name';
export const parentAddress = 'Parent’s e-mail address';
export const parentAddressHint = 'Leave it empty for a printed letter.';
export const checkIt = 'Check it';

/** What was found. */
export const whichRows = 'Which rows';
export const allOf = (count: number) => `All (${count})`;
export const hereOf = (count: number) => `Already here (${count})`;
export const wrongOf = (count: number) => `Only wrong (${count})`;
export const none = 'There is none.';
/** Of families that are not shown. */
export const more = (count: number) => `And ${families(count)} more`;
export const invite = (count: number) => `Invite ${families(count)}`;
export const inviting = 'Inviting...';
export const invited = 'Families Invited';
export const canJoin = (count: number) => `${families(count)} can join now`;
export const close = 'Close';
export const wrongStay = (count: number) =>
  `${count === 1 ? 'The wrong row stays' : `The ${count} wrong rows stay`} here to be mended.`;

/** A row; `email` is empty where a letter is printed. */
export const lineWith = (line: number, email: string) => `Line ${line} · ${email || 'by printed letter'}`;
export const here = 'Already here';
export const fresh = 'New';
export const line = (line: number) => `Line ${line}`;
export const parentEmail = 'Parent’s e-mail';
export const checkRow = 'Check this row';
export const leaveOut = 'Leave it out';
export const leaveOutLine = (line: number) => `Leave it out: line ${line}`;
