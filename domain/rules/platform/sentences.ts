import { told } from '#domain/rules/platform/sentence.ts';
import { spokenNumber } from './spoken-count.ts';
import { spokenWait } from './text.ts';

export const ourFault = told('ourFault', 'Something went wrong on our side. Please try again in a moment.');
export const storageAway = told(
  'storageAway',
  'We cannot get at what is stored right now. Please try again in a moment.',
);
export const noRoomToStore = told(
  'noRoomToStore',
  'There is no room left to store this. Please try again later, and tell an adult about it.',
);
export const tookTooLong = told('tookTooLong', 'This took too long. Please try again in a moment.');
export const tookTooLongToArrive = told(
  'tookTooLongToArrive',
  'This took too long to arrive. Please try again.',
);
export const tooManyPeople = told(
  'tooManyPeople',
  'Very many people are here right now. Please wait a moment and try again.',
);
export const serverStops = told('serverStops', 'This server is about to stop.');
export const nothingStored = told('nothingStored', 'Nothing can be stored right now.');
export const unreadableBody = told(
  'unreadableBody',
  'This could not be read. Please reload the page and try again.',
);
export const answerMissing = told('answerMissing', 'What you answer is missing. Please reload the page.');
export const hasChanged = told('hasChanged', 'This has changed meanwhile. Please reload the page.');
export const tooLargeToSend = told('tooLargeToSend', 'This is too large to send.');
export const contentNotAccepted = told('contentNotAccepted', 'This kind of content is not accepted here.');
export const noSuchPart = told('noSuchPart', 'There is no such part of this file.');
export const nothingHere = told('nothingHere', 'There is nothing at this address.');
export const wasCancelled = told('wasCancelled', 'This was cancelled.');
export const fromAnotherSite = told('fromAnotherSite', 'This call came from another site and was refused.');
export const notFound = told('notFound', 'This could not be found.');
export const unauthorized = told('unauthorized', 'Unauthorized');
export const signedInAs = (values: { name: string }) =>
  told('signedInAs', `You are signed in as ${values.name} now. Nothing was changed.`, values);
export const deadLink = told('deadLink', 'This link is too old or was used.');
export const linkMissing = told('linkMissing', 'The link is missing');
export const linkTooLong = told('linkTooLong', 'This link is too long');
export const savedAndDeleted = told('savedAndDeleted', 'This was saved before. It has been deleted since.');
export const unknownWrite = told(
  'unknownWrite',
  'We could not tell whether this was saved before. Please reload the page and try again.',
);
export const unstorable = told('unstorable', 'This holds a character that cannot be stored.');
export const hiddenSign = told(
  'hiddenSign',
  'This has a hidden sign in it. Please type it again, without copying it.',
);
export const faultyForm = told(
  'faultyForm',
  'Something went wrong with this form. Please reload the page and try again.',
);
export const tooManyTries = (values: { seconds: number }) =>
  told(
    'tooManyTries',
    `That was too many tries. Please wait ${spokenWait(values.seconds)} and try again, or ask an adult for help.`,
    values,
  );
export const justSent = (values: { seconds: number }) =>
  told('justSent', `We just sent it. Please wait ${spokenWait(values.seconds)}.`, values);
export const passwordShort = (values: { count: number }) =>
  told('passwordShort', `Password must be at least ${values.count} characters`, values);
export const newPasswordShort = (values: { count: number }) =>
  told('newPasswordShort', `Password must be at least ${values.count} characters long.`, values);
export const passwordLong = (values: { count: number }) =>
  told('passwordLong', `Password can have at most ${values.count} characters`, values);
export const emailInvalid = told('emailInvalid', 'Please enter a valid email address');
export const firstNameMissing = told('firstNameMissing', 'First name is required');
export const lastNameMissing = told('lastNameMissing', 'Last name is required');
export const noLetter = told('noLetter', 'A name needs a letter in it');
export const troopNumberMissing = told('troopNumberMissing', 'Troop number is required');
export const stateMissing = told('stateMissing', 'Please select your state');
export const zipCodeShort = (values: { count: number }) =>
  told('zipCodeShort', `ZIP code must be at least ${values.count} digits`, values);
export const zipCodeLong = told('zipCodeLong', 'ZIP code too long');
export const yesOrNoMissing = told('yesOrNoMissing', 'Please say yes or no');
export const codeTooLong = told('codeTooLong', 'This code is too long');
export const dateMissing = told('dateMissing', 'Please enter a date, like 2026-05-31');
export const searchLong = (values: { count: number }) =>
  told('searchLong', `Please search with at most ${values.count} characters`, values);
export const stateNotListed = told('stateNotListed', 'Please choose a state from the list');
export const parentFirstNameMissing = told(
  'parentFirstNameMissing',
  'Parent/Guardian first name is required',
);
export const parentLastNameMissing = told('parentLastNameMissing', 'Parent/Guardian last name is required');
export const idTaken = told('idTaken', 'This id is already in use.');
export const idNotUuid = told('idNotUuid', 'The id must be a UUID');
export const notJson = told('notJson', 'This could not be read: it is not valid JSON.');
export const unreadableRequest = told('unreadableRequest', 'This request could not be read.');
export const writeHeaderInvalid = (values: { header: string }) =>
  told('writeHeaderInvalid', `${values.header} is a device, a number and a smaller number.`, values);
export const idempotencyKeyLong = (values: { count: number }) =>
  told('idempotencyKeyLong', `An Idempotency-Key has at most ${values.count} characters.`, values);
export const idempotencyKeyReused = told(
  'idempotencyKeyReused',
  'This Idempotency-Key was used for another request.',
);
export const photosNotInForm = told('photosNotInForm', 'Photos must be sent as a form with files.');
export const scanNotInForm = told('scanNotInForm', 'The scan must be sent as a form with a file.');
export const cursorUnknown = told('cursorUnknown', 'The cursor must be one that a page before gave');
export const numberUnknown = told('numberUnknown', 'The number must be one that a page before gave');
export const momentMissing = told('momentMissing', 'Please give a time such as 2026-05-31T00:00:00.000Z');
export const purposeUnknown = told('purposeUnknown', 'The purpose can only be export');
export const noSuchWords = told('noSuchWords', 'There are no words in this language');
export const hoursInvalid = (values: { max: number }) =>
  told('hoursInvalid', `Please enter the hours as a number from 0 to ${values.max}, like 1.5`, values);
export const dateTimeMissing = told(
  'dateTimeMissing',
  'Please enter a date and a time, like 2026-05-31T09:30',
);
export const tooFarAhead = told('tooFarAhead', 'This day is too far ahead. Please check the date.');
export const stillToCome = told('stillToCome', 'This day is still to come. Is it right?');
export const beforeHarvest = told('beforeHarvest', 'This is before your harvest. Is it right?');
export const photoMissing = told('photoMissing', 'Please choose at least one photo.');
export const tooManyPhotosAtOnce = (values: { count: number }) =>
  told('tooManyPhotosAtOnce', `Please send at most ${values.count} photos at once.`, values);
export const unreadableUpload = told('unreadableUpload', 'This upload could not be read. Please try again.');
export const tooManyUploads = told(
  'tooManyUploads',
  'You are sending many photos at once. Please wait until some of them are saved.',
);
export const tooManyUploadsNearby = told(
  'tooManyUploadsNearby',
  'Many people near you are sending photos. Please wait a moment and try again.',
);
export const deviceFull = told(
  'deviceFull',
  'This device is full. Please make some room on it, then try again.',
);
export const serverSilent = told('serverSilent', 'The server did not answer. Try again, or save a copy.');
export const changedElsewhere = told(
  'changedElsewhere',
  'This was also changed in another window or on another device. Choose which one to keep.',
);
export const appCodeMissing = told(
  'appCodeMissing',
  'Please type the 6 numbers that your authenticator app shows now.',
);
export const firstCodeMissing = told(
  'firstCodeMissing',
  'Please type the code from the address that the start of the server printed.',
);
export const fileUnread = told(
  'fileUnread',
  'This device would not let us read the file. Please choose it again.',
);
export const oneFileOnly = told('oneFileOnly', 'Please send one file.');

/** The field's English name; the page already shows it in the reader's language. */
export const notText = (values: { field: string }) => told('notText', `${values.field} must be text`, values);
export const notFlag = (values: { field: string }) =>
  told('notFlag', `${values.field} must be yes or no`, values);
export const notOneOf = (values: { field: string }) =>
  told('notOneOf', `Please choose one of the answers to “${values.field}”`, values);
export const notWhole = (values: { field: string; min: number; max: number }) =>
  told('notWhole', `${values.field} must be a whole number from ${values.min} to ${values.max}`, values);
export const tooLong = (values: { field: string; count: number }) =>
  told('tooLong', `${values.field} can have at most ${spokenNumber(values.count)} characters`, values);
