import { LOCALE } from '../platform/language.ts';

/** A roster of families that are to be invited (PRODUCT.md#the-roster): given, looked through, and mended. */

const families = (count: number) => `${count.toLocaleString(LOCALE)} ${count === 1 ? 'family' : 'families'}`;

export const howToGive = 'How do you want to give them?';
export const ways = { one: 'One family', file: 'A file', paste: 'Paste' };
export const chooseFile = 'Choose a file';
export const checkingFile = 'Checking it...';
export const fileHint = 'As it comes from Excel, Google Sheets, Numbers or Scoutbook: .csv, .xlsx or .ods.';
/** For a file in an old code page; the answers are a line of it, as each reading has it. */
export const whichReading = 'Which one is spelled right?';
export const whichReadingText = 'The file does not say how its accented letters were saved.';
export const pasted = 'Rows from your spreadsheet';
export const pastedHint = 'Copy the cells of your spreadsheet, with their heads, and paste them here.';
export const pastedExample = 'Ada, Okafor, ana@family.example';
export const checkRows = 'Check the rows';
export const checking = 'Checking...';
export const childFirstName = 'Child’s first name';
export const childLastName = 'Child’s last name';
export const parentAddress = 'Parent’s e-mail address';
export const parentAddressHint =
  'Two parents? Type both, with a comma between. Leave it empty for a printed letter.';
export const checkIt = 'Check it';

/** Columns of a file: the head, the first cells below it, and the guess. */
export const columnsText =
  'We guessed from the heads and the cells. Please change what is wrong. Nobody is invited yet.';
export const columnUses = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Whole name',
  parent1: 'Parent 1, e-mail',
  parent2: 'Parent 2, e-mail',
  none: 'Not used',
};
export const columnAt = (count: number) => `Column ${count}`;
export const emptyColumn = 'Empty';
export const columnsUnused = (count: number) => `${count} columns are not used`;
export const firstFamilies = (shown: number, count: number) =>
  shown === count ? 'What we read' : `What we read: the first ${shown} of ${families(count)}`;
export const parents = 'Parents';
export const byLetter = 'by printed letter';
export const nothingRead = 'There is no family in these columns.';
export const looksRight = 'Looks right';
export const skippedLines = (count: number, isAboveHeads: boolean) =>
  `We skipped ${count === 1 ? '1 line' : `${count} lines`} above the ${isAboveHeads ? 'heads' : 'families'}.`;
export const fromSheet = (name: string) => `This is the sheet “${name}”.`;
export const columnsRead = (heads: readonly string[]) => `Read from these columns: ${heads.join(', ')}.`;
export const columnsInOrder = 'Read without heads, in the order of the columns.';
export const changeColumns = 'Change columns';
export const bothParents =
  'Where two addresses stand, both parents are invited. Whoever signs first makes the login, and can then invite the other one.';
/** New families without an address. */
export const withoutAddress = (count: number) =>
  `${families(count)} ${count === 1 ? 'has' : 'have'} no e-mail address: print a letter for ${count === 1 ? 'it' : 'each'} afterwards.`;
export const otherIsInvited =
  'A family that is already here is not changed. Whoever signed can invite the other parent on the parent’s page.';

/** Results of the check. */
export const whichRows = 'Which rows';
export const allOf = (count: number) => `All (${count})`;
export const hereOf = (count: number) => `Already here (${count})`;
export const wrongOf = (count: number) => `Only wrong (${count})`;
export const none = 'There is none.';
/** Families that are not shown. */
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
export const otherParentEmail = 'E-mail of the other parent';
export const change = 'Change';
export const changeLine = (line: number) => `Change line ${line}`;
export const checkRow = 'Check this row';
export const cancelLine = (line: number) => `Cancel the change of line ${line}`;
export const leaveOut = 'Leave it out';
export const leaveOutLine = (line: number) => `Leave it out: line ${line}`;
