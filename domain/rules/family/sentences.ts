import { type Told, told } from '#domain/rules/platform/sentence.ts';
import { spokenNumber } from '#domain/rules/platform/spoken-count.ts';

/** The cells of a row that something can be wrong with. */
export type Cell = keyof typeof CELLS;
const CELLS = {
  firstName: 'The first name',
  lastName: 'The last name',
  address: 'The address',
  secondAddress: 'The second address',
} as const;

export const thisNameTooLong = told('thisNameTooLong', 'This name is too long');
export const firstNameToType = told('firstNameToType', 'Please type the first name');
export const noSuchPermission = told('noSuchPermission', 'There is no such permission');
export const alreadyYourAddress = told('alreadyYourAddress', 'This is your address already.');
export const isYourOwnAddress = told('isYourOwnAddress', 'This is your own address.');
export const alreadyInvited = told(
  'alreadyInvited',
  'You have invited this address already. You can send the e-mail again.',
);
export const tooManyGuardians = (values: { count: number }) =>
  told('tooManyGuardians', `A child can have at most ${values.count} parents and guardians here.`, values);
export const anotherSentThis = told(
  'anotherSentThis',
  'Another parent or guardian sent this. Only they can send it again.',
);
export const alreadyStopped = told('alreadyStopped', 'This is stopped already.');
export const notStopped = told('notStopped', 'This is not stopped.');
export const deletionComes = told('deletionComes', 'This is to be deleted. Cancel that first.');
export const anotherStoppedThis = told(
  'anotherStoppedThis',
  'Another parent or guardian stopped this. Only they can start it again.',
);
export const firstNameDiffers = told(
  'firstNameDiffers',
  'This is not the first name. Please type it as it stands above.',
);
export const deletionAlreadyComes = told('deletionAlreadyComes', 'This is to be deleted already.');
export const noDeletionComes = told('noDeletionComes', 'Nothing is to be deleted.');
export const anotherAskedForThis = told(
  'anotherAskedForThis',
  'Another parent or guardian asked for this. Only they can cancel it.',
);
export const rowsNotList = told('rowsNotList', 'The rows must be a list');
export const rowWithoutLine = told('rowWithoutLine', 'Each row has the number of its line');
export const fileNotBase64 = told('fileNotBase64', 'The file must be sent as base64');
export const familyIdLong = told('familyIdLong', 'This id is too long');
export const troopNotChosen = told('troopNotChosen', 'Please choose a troop');
export const organizationNotListed = told(
  'organizationNotListed',
  'Please choose an organization from the list',
);
export const reasonMissing = told('reasonMissing', 'Please write down the reason');
export const onlyParentsBlocked = told(
  'onlyParentsBlocked',
  'Only who is a parent here and not blocked can be blocked.',
);
export const parentNotBlocked = told('parentNotBlocked', 'This parent is not blocked.');
export const alreadyAsked = told(
  'alreadyAsked',
  'Something was asked already, and has to be confirmed or dropped first.',
);
export const addressOfAnotherParent = told(
  'addressOfAnotherParent',
  'This is or was the address of another parent of this student, or of one who is blocked.',
);
export const parentBlocked = told('parentBlocked', 'This parent is blocked. Please let them in again first.');
export const parentAddressFresh = told(
  'parentAddressFresh',
  'This parent changed the address less than a week ago, and the old one can still undo it. Please try again later.',
);
export const ownAddressAsAdmin = told(
  'ownAddressAsAdmin',
  'This is your own address. Another administrator has to do this.',
);
export const askedSince = told(
  'askedSince',
  'Something else was asked since. Please look at it before you answer.',
);
export const nothingToConfirm = told('nothingToConfirm', 'Nothing waits to be confirmed.');
export const familyAnswered = told('familyAnswered', 'This family has answered already.');
export const familyWithoutAddress = told(
  'familyWithoutAddress',
  'There is no e-mail address. Please print the letter.',
);
export const noMailHere = told('noMailHere', 'No mail is sent here. Please print the letter.');
export const nobodyWaits = told('nobodyWaits', 'Nobody waits for a letter.');
export const allPrinted = told('allPrinted', 'Every letter is printed already. Nothing was printed again.');
export const printedMeanwhile = told(
  'printedMeanwhile',
  'These letters were printed again meanwhile. Nothing was printed.',
);
export const nobodyToInvite = told('nobodyToInvite', 'There is nobody to invite');
export const tooManyUnanswered = (values: { count: number }) =>
  told(
    'tooManyUnanswered',
    `A troop can have at most ${spokenNumber(values.count)} invitations that are not answered. Please take some back first. Nobody was invited.`,
    values,
  );
export const rosterLong = (values: { count: number }) =>
  told('rosterLong', `A roster can have at most ${spokenNumber(values.count)} families at once`, values);
export const rosterFileLong = (values: { count: number }) =>
  told(
    'rosterFileLong',
    `A roster can have at most ${spokenNumber(values.count)} families at once. Please split it into two files.`,
    values,
  );
export const rosterTooLarge = told(
  'rosterTooLarge',
  'This file is too large for a roster. Please choose the CSV alone.',
);
export const isWorkbook = told(
  'isWorkbook',
  'This is an Excel or Numbers workbook. Please save it as CSV first.',
);
export const isOldWorkbook = told(
  'isOldWorkbook',
  'This is an old Excel workbook, or one with a password. Please save it as .xlsx or CSV without a password.',
);
export const workbookTooLarge = told(
  'workbookTooLarge',
  'This workbook is too large. Please save the sheet with the families as CSV.',
);
export const noWorkbook = told(
  'noWorkbook',
  'This is no workbook that we can read. Please save it as .xlsx, .ods or CSV.',
);
export const rosterUnreadable = told(
  'rosterUnreadable',
  'This file could not be read. Please check your connection, then choose it again.',
);
export const noRoster = told(
  'noRoster',
  'This is no list of families. Please choose a file that was saved as CSV.',
);
export const rosterIsPdf = told('rosterIsPdf', 'This is a PDF. Please save the roster as CSV first.');
export const rosterIsWebPage = told(
  'rosterIsWebPage',
  'This is a web page. Please save the roster as CSV first.',
);
export const rosterIsDocument = told(
  'rosterIsDocument',
  'This is a text document. Please save the roster as CSV first.',
);
export const noFamilyInFile = told(
  'noFamilyInFile',
  'There is no family in it. Please choose another file, or paste the rows.',
);
export const rosterWide = (values: { count: number }) =>
  told(
    'rosterWide',
    `A roster can have at most ${spokenNumber(values.count)} columns. Please keep those with the names and the addresses.`,
    values,
  );
export const noFirstNameColumn = told('noFirstNameColumn', "No column is headed 'first name'.");
export const noLastNameColumn = told('noLastNameColumn', "No column is headed 'last name'.");
export const quotationUnclosed = told(
  'quotationUnclosed',
  'A quotation mark is opened here and never closed.',
);
export const tooManyCells = told(
  'tooManyCells',
  'This line has more than three cells. Please put headings in the first line.',
);
export const headingAgain = told('headingAgain', 'This line is a heading.');
export const namesInOneCell = told(
  'namesInOneCell',
  'First and last name stand in one cell. Please put them apart.',
);
export const bothNamesMissing = told('bothNamesMissing', 'The name is missing.');
export const familyTwice = (values: { line: number }) =>
  told('familyTwice', `This family stands in line ${values.line} already.`, values);
export const noEmailTyped = told(
  'noEmailTyped',
  'Who has no e-mail gets a printed letter. Please leave the cell empty.',
);
export const mailtoTyped = told('mailtoTyped', "Please leave 'mailto:' out.");
export const nameWithAddress = told('nameWithAddress', 'Please give the address alone, without a name.');
export const tooManyAddresses = told(
  'tooManyAddresses',
  'More than two addresses stand here. Please leave two.',
);
export const lineWrong = (values: { line: number; problem: Told }) =>
  told('lineWrong', `Line ${values.line}: ${values.problem.message} Nobody was invited.`, values);
export const cellMissing = (values: { cell: Cell }) =>
  told('cellMissing', `${CELLS[values.cell]} is missing.`, values);
export const cellHiddenSign = (values: { cell: Cell }) =>
  told('cellHiddenSign', `${CELLS[values.cell]} has a hidden sign in it. Please type it again.`, values);
export const cellBrokenLetter = (values: { cell: Cell }) =>
  told('cellBrokenLetter', `${CELLS[values.cell]} has a broken letter in it. Please type it again.`, values);
export const cellSpreadsheetError = (values: { cell: Cell }) =>
  told('cellSpreadsheetError', `${CELLS[values.cell]} is an error of the spreadsheet.`, values);
export const cellHoldsEmail = (values: { cell: Cell }) =>
  told('cellHoldsEmail', `${CELLS[values.cell]} holds an e-mail address. Are two columns mixed up?`, values);
export const cellHoldsWebAddress = (values: { cell: Cell }) =>
  told('cellHoldsWebAddress', `${CELLS[values.cell]} holds a web address.`, values);
export const cellFormula = (values: { cell: Cell }) =>
  told('cellFormula', `${CELLS[values.cell]} is a formula of the spreadsheet.`, values);
export const cellWithoutLetter = (values: { cell: Cell }) =>
  told('cellWithoutLetter', `${CELLS[values.cell]} has no letter in it.`, values);
export const cellHoldsNumber = (values: { cell: Cell }) =>
  told('cellHoldsNumber', `${CELLS[values.cell]} holds a number.`, values);
export const cellTooLong = (values: { cell: Cell; count: number }) =>
  told('cellTooLong', `${CELLS[values.cell]} is longer than ${values.count} characters.`, values);
export const cellIsWebAddress = (values: { cell: Cell }) =>
  told('cellIsWebAddress', `${CELLS[values.cell]} is a web address.`, values);
export const cellIsPhoneNumber = (values: { cell: Cell }) =>
  told('cellIsPhoneNumber', `${CELLS[values.cell]} is a telephone number.`, values);
export const cellWithoutAt = (values: { cell: Cell }) =>
  told('cellWithoutAt', `${CELLS[values.cell]} has no @ in it.`, values);
export const cellWithTwoAts = (values: { cell: Cell }) =>
  told('cellWithTwoAts', `${CELLS[values.cell]} has more than one @ in it.`, values);
export const cellWithSpace = (values: { cell: Cell }) =>
  told('cellWithSpace', `${CELLS[values.cell]} has a space in it.`, values);
export const cellNothingBeforeAt = (values: { cell: Cell }) =>
  told('cellNothingBeforeAt', `${CELLS[values.cell]} has nothing before the @.`, values);
export const cellNothingAfterAt = (values: { cell: Cell }) =>
  told('cellNothingAfterAt', `${CELLS[values.cell]} has nothing after the @.`, values);
export const cellWithComma = (values: { cell: Cell }) =>
  told('cellWithComma', `${CELLS[values.cell]} has a comma in it. Is it a dot?`, values);
export const cellWithTwoDots = (values: { cell: Cell }) =>
  told('cellWithTwoDots', `${CELLS[values.cell]} has two dots in a row.`, values);
export const cellWithMisplacedDot = (values: { cell: Cell }) =>
  told(
    'cellWithMisplacedDot',
    `${CELLS[values.cell]} has a dot at a place where no address has one.`,
    values,
  );
export const cellWithoutEnding = (values: { cell: Cell }) =>
  told('cellWithoutEnding', `${CELLS[values.cell]} has no ending, such as .com.`, values);
export const cellEndingMistyped = (values: { cell: Cell }) =>
  told('cellEndingMistyped', `${CELLS[values.cell]} has an ending that is mistyped.`, values);
export const cellLetterOfNoAddress = (values: { cell: Cell }) =>
  told('cellLetterOfNoAddress', `${CELLS[values.cell]} has a letter in it that no address has.`, values);
export const cellUndeliverable = (values: { cell: Cell }) =>
  told('cellUndeliverable', `${CELLS[values.cell]} is not one that mail can go to.`, values);
