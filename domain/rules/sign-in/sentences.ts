import { told } from '#domain/rules/platform/sentence.ts';

export const loginNameMissing = told('loginNameMissing', 'Username or email is required');
export const loginNameTooLong = told('loginNameTooLong', 'Username or email is too long');
export const usernameMissing = told('usernameMissing', 'Username is required');
export const usernameTooLong = told('usernameTooLong', 'Username is too long');
export const usernameShort = (values: { count: number }) =>
  told('usernameShort', `Username must be at least ${values.count} characters`, values);
export const mixedAlphabets = told('mixedAlphabets', 'Please use the letters of one alphabet only.');
export const usernameWithAt = told('usernameWithAt', 'Username cannot contain an @ sign');
export const onlyOneField = told('onlyOneField', 'Only can be username or email, or is left out');
export const usernameTaken = told(
  'usernameTaken',
  'That username is already taken. Please choose another one.',
);
export const passwordMissing = told('passwordMissing', 'Password is required');
export const passwordTooLong = told('passwordTooLong', 'Password is too long');
export const passwordsDiffer = told('passwordsDiffer', "Passwords don't match");
export const organizationMissing = told('organizationMissing', 'Please select your organization');
export const parentHasToSign = told('parentHasToSign', 'A parent or guardian needs to sign first.');
export const onlyStudents = told('onlyStudents', 'This is for students whose parent or guardian has signed.');
export const noSuchLanguage = told('noSuchLanguage', 'Please choose one of the languages');
export const otherCardUsed = told(
  'otherCardUsed',
  'Another card was used since. Please look at this page again before you say whether it was your child.',
);
export const addressFreshlyChanged = told(
  'addressFreshlyChanged',
  'Your address changed less than a week ago, and the old one can still undo it. Please try again later.',
);
export const oneWayBack = told('oneWayBack', 'There can be only one way back');
export const deviceUnknown = told('deviceUnknown', 'Device is empty, or is left out');
export const answersDiffer = told('answersDiffer', "The information provided doesn't match our records.");
export const answerAgain = told('answerAgain', 'Please answer the questions again');
export const answersTooLate = told(
  'answersTooLate',
  'This took too long. Please answer the questions again.',
);
export const resetCodeFirst = told('resetCodeFirst', 'Please type the code from the e-mail first.');
export const resetCodeMissing = (values: { count: number }) =>
  told('resetCodeMissing', `Please type the ${values.count} numbers of the code`, values);
export const noParentToSendTo = told(
  'noParentToSendTo',
  'We cannot send a code to your parent right now. An administrator can help you.',
);
export const resetCodeUsed = told('resetCodeUsed', 'This code was used already.');
export const resetCodeTooOld = told('resetCodeTooOld', 'This code is too old. Please ask for a new one.');
export const resetCodeNotNewest = told(
  'resetCodeNotNewest',
  'This is not the newest code. Please take the one from the last e-mail.',
);
export const noTriesLeft = told(
  'noTriesLeft',
  'That was not the code, and there are no tries left. Please ask for a new one.',
);
export const oneTryLeft = told('oneTryLeft', 'That is not the code. You have 1 try left.');
export const triesLeft = (values: { count: number }) =>
  told('triesLeft', `That is not the code. You have ${values.count} tries left.`, values);
export const cardIsOver = told(
  'cardIsOver',
  'Your card was good for 4 hours. Please ask your parent to say on their page that it was you. An administrator can help you too.',
);
export const passwordEnded = told(
  'passwordEnded',
  'Your password does not work any more. Please ask your parent or an administrator for a new one.',
);
export const passwordFromCard = told(
  'passwordFromCard',
  'Your last password came with a card. Please ask your parent to say on their page that it was you, or to choose a new one.',
);
export const newPasswordsDiffer = told('newPasswordsDiffer', "The passwords you entered don't match.");
export const cardUsernameMissing = told('cardUsernameMissing', 'Please type the username from your card');
export const cardUsernameLong = told('cardUsernameLong', 'This username is too long');
export const cardCodeMissing = told('cardCodeMissing', 'Please type the code from your card');
export const cardWrong = told(
  'cardWrong',
  'This username and code do not belong together, or the card is too old. Check both, or ask for a new card.',
);
export const onlyAdmins = told('onlyAdmins', 'Admin access required');
export const onlyLeaders = told('onlyLeaders', 'This is for leaders of a troop.');
export const onlyStaff = told('onlyStaff', 'This is for leaders and administrators.');
export const authenticatorFirst = told(
  'authenticatorFirst',
  'Please set up your authenticator app first. Nothing else is open before.',
);
export const appCodeWrong = told(
  'appCodeWrong',
  'This code is not right, or it was used before. Please wait for the next one in your app.',
);
export const authenticatorThere = told(
  'authenticatorThere',
  'Your account has an authenticator app already. Take that one off first.',
);
export const authenticatorAlready = told(
  'authenticatorAlready',
  'Your account has an authenticator app already.',
);
export const noAuthenticator = told('noAuthenticator', 'Your account has no authenticator app.');
export const takeOwnOff = told('takeOwnOff', 'Please take your own off with a code, on the page Security.');
export const accountHasNoAuthenticator = told(
  'accountHasNoAuthenticator',
  'This account has no authenticator app.',
);
export const sessionEnded = told('sessionEnded', 'This session has ended already.');
export const firstCodeWrong = told(
  'firstCodeWrong',
  'This code is not right. Please take the one that the newest start of the server printed.',
);
export const adminExists = told('adminExists', 'An administrator already exists. This page is closed.');
export const adminCreated = told('adminCreated', 'Admin user created successfully');
export const passwordForNewEmail = told(
  'passwordForNewEmail',
  'To change your e-mail address, please type your password',
);
export const passwordWrong = told('passwordWrong', 'This password is not right');
export const scoutNotChosen = told('scoutNotChosen', 'Please choose a scout');
export const cardNeedsWork = told(
  'cardNeedsWork',
  'The parents show you the progress only. A card opens all notes and photos, so please ask them to show you notes and photos first. An administrator can make a card too.',
);
export const cardNeedsParent = told(
  'cardNeedsParent',
  'We can write to no parent of this scout. Please ask an administrator for the card.',
);
export const lastCardUnsettled = told(
  'lastCardUnsettled',
  'No parent has said yet that the last card was used by their child. Please ask them to look at the letter, or ask an administrator for the card.',
);
