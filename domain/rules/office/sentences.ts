import { told } from '#domain/rules/platform/sentence.ts';

export const orderUnknown = told('orderUnknown', 'The order must be asc or desc');
export const placeUnknown = told('placeUnknown', 'The place must be one of the list, or end');
export const invitedAddressMissing = told(
  'invitedAddressMissing',
  'Please enter their e-mail address. The invitation goes there.',
);
export const roleNotListed = told('roleNotListed', 'Please choose a role from the list');
export const leaderNotChosen = told('leaderNotChosen', 'Please choose a leader');
export const tooManyInvitations = told(
  'tooManyInvitations',
  'This address got many letters today. Please invite it again tomorrow.',
);
export const leaderGone = told('leaderGone', 'This leader is not here any more.');
export const personGone = told('personGone', 'This person is not here any more.');
export const onlyInvitation = told('onlyInvitation', 'What is taken back can only be invitation');
export const invitationAccepted = told(
  'invitationAccepted',
  'This invitation was accepted meanwhile. The account stays until you remove it.',
);
export const lastAdmin = told('lastAdmin', 'The last administrator cannot be deleted.');
export const notYourOwnAccount = told(
  'notYourOwnAccount',
  'You cannot delete your own account. Please ask another administrator.',
);
export const studentNotChosen = told('studentNotChosen', 'Please choose a student');
export const statusNotListed = told('statusNotListed', 'Please choose a status from the list');
export const columnNotListed = told('columnNotListed', 'Please choose a column of the list to sort by');
export const nobodySignedForAccount = told(
  'nobodySignedForAccount',
  'Nobody has signed for this account yet.',
);
export const passwordKnownToOther = told(
  'passwordKnownToOther',
  'This is the password that somebody else knows. Please choose another one.',
);
export const shownNameUnknown = told('shownNameUnknown', 'Please choose what is shown by its name');
export const letterWordsGone = told(
  'letterWordsGone',
  'The words of this letter are not kept any longer. Please write to the family yourself.',
);
export const letterNotNow = told(
  'letterNotNow',
  'Nothing was sent: the family has answered, had a letter a moment ago, or had too many today. Please look again later.',
);
export const statisticsCounted = told(
  'statisticsCounted',
  'These are being counted. Please ask again in an hour.',
);
export const troopThere = told('troopThere', 'There is a troop with this number already.');
export const troopOrganizationMissing = told('troopOrganizationMissing', 'Please select the organization');
