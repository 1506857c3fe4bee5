import { spokenDay } from '#domain/rules/platform/dates.ts';
import { told } from '#domain/rules/platform/sentence.ts';

export const troopChanged = told(
  'troopChanged',
  'The troop is another one now. Please read the question again.',
);
export const wordsMarkMissing = told('wordsMarkMissing', 'The fingerprint of the words is missing');
export const wordsMarkLong = told('wordsMarkLong', 'The fingerprint is too long');
export const tooManyLeaders = (values: { count: number }) =>
  told('tooManyLeaders', `A troop can have at most ${values.count} leaders.`, values);
export const undertakingFirst = told(
  'undertakingFirst',
  'Please read the undertaking and agree to it first.',
);
export const ownChild = told('ownChild', "You are this scout's parent. Another leader reviews.");
export const sameLastName = told(
  'sameLastName',
  'You and this scout have the same last name. Please say first whether you are a parent.',
);
export const onlyProgressShown = told(
  'onlyProgressShown',
  'The parents show the progress only, so there is no work to review.',
);
export const secondLeaderFirst = told('secondLeaderFirst', 'A second leader has to join first.');
export const parentAddressFirst = told(
  'parentAddressFirst',
  'A parent has to confirm an e-mail address first.',
);
export const noMailForNotes = told(
  'noMailForNotes',
  'No mail can be sent from here, and parents have to get every note.',
);
export const verdictMissing = told('verdictMissing', 'Please choose “Looks good” or “Please fix”');
export const phrasesNotListed = told('phrasesNotListed', 'Please choose phrases from the list');
export const phraseTwice = told('phraseTwice', 'A phrase can be chosen once.');
export const noteWithLink = told('noteWithLink', 'Please leave out links and web addresses.');
export const noteWithAddress = told(
  'noteWithAddress',
  'Please leave out addresses and names of accounts. Words about the work are enough.',
);
export const noteWithNumber = told('noteWithNumber', 'Please leave out numbers to call.');
export const mayReadMissing = told('mayReadMissing', 'Please choose whether the child may read it');
export const noteNotReported = told(
  'noteNotReported',
  'This note was taken back, or nobody reported it. Nothing was changed.',
);
export const familyLettersToday = told(
  'familyLettersToday',
  'This family has had as many letters today as one day may bring. Please try again tomorrow.',
);
export const remindedThisWeek = (values: { day: string }) =>
  told(
    'remindedThisWeek',
    `This family had a reminder within a week. The next one can be sent on ${spokenDay(values.day)}.`,
    values,
  );
export const phraseNotOfLooksGood = told(
  'phraseNotOfLooksGood',
  'This phrase does not belong to “Looks good”.',
);
export const phraseNotOfPleaseFix = told(
  'phraseNotOfPleaseFix',
  'This phrase does not belong to “Please fix”.',
);
