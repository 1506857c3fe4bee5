import { told } from '#domain/rules/platform/sentence.ts';

export const phoneNumberLong = (values: { count: number }) =>
  told('phoneNumberLong', `Phone number can have at most ${values.count} characters`, values);
export const signatureMissing = told('signatureMissing', 'Digital signature is required');
export const signatureTooLarge = told(
  'signatureTooLarge',
  'The signature picture is too large. Please clear it and sign again.',
);
export const signatureUnreadable = told(
  'signatureUnreadable',
  'The signature picture could not be read. Please clear it and sign again.',
);
export const termsNotAgreed = told('termsNotAgreed', 'You must agree to the Terms of Service');
export const termsChanged = told(
  'termsChanged',
  'The terms have changed. Please read the new ones and agree again.',
);
export const alreadySigned = told(
  'alreadySigned',
  'A parent or guardian has already signed for this account.',
);
export const onlyStudentsNeedConsent = told(
  'onlyStudentsNeedConsent',
  'Only a student needs the consent of a parent or guardian.',
);
export const signatureUnderWay = told(
  'signatureUnderWay',
  'A signature for this account is on its way already. Please wait a moment and try again.',
);
export const noSupportAddress = told(
  'noSupportAddress',
  'This site cannot take consents yet: its operator has to set the address for questions (SUPPORT_EMAIL) first.',
);
export const nobodySignedYet = told('nobodySignedYet', 'Nobody has signed yet.');
export const alreadyAnswered = told('alreadyAnswered', 'This was answered already.');
export const tooManyLettersToAddress = told(
  'tooManyLettersToAddress',
  'That address got many letters today. Please try again tomorrow.',
);
export const choiceOfTwoMissing = told('choiceOfTwoMissing', 'Please choose one of the two answers');
export const choiceMissing = told('choiceMissing', 'Please choose one of the answers');
export const troopMissing = told('troopMissing', 'The troop is missing');
export const consentNotInForce = told(
  'consentNotInForce',
  'A permission can be given once the consent is in force.',
);
export const noReminders = told('noReminders', 'No reminders are sent here.');
export const termsMarkLong = told('termsMarkLong', 'The fingerprint of the terms is too long');
export const nobodySignedForCall = told(
  'nobodySignedForCall',
  'Nobody has signed for this account yet. A call confirms a signature; a signed form can stand in its place.',
);
export const callTooEarly = told(
  'callTooEarly',
  'The parent was asked by mail. A call can stand for the answer only after three days without one.',
);
export const parentDeclined = told(
  'parentDeclined',
  'The parent has said no by mail. A call cannot stand against that; a signed form can.',
);
export const parentStopped = told(
  'parentStopped',
  'A parent has stopped this notebook. Only that parent can start it again.',
);
export const parentNamesMissing = told(
  'parentNamesMissing',
  'Parent/Guardian first and last name are needed: nobody has signed on the device yet.',
);
export const calledNumberMissing = told(
  'calledNumberMissing',
  'Please write down the number that you called',
);
export const calledNumberLong = (values: { count: number }) =>
  told('calledNumberLong', `A phone number can have at most ${values.count} characters`, values);
export const callTimeMissing = told('callTimeMissing', 'Please enter when you spoke, like 2026-05-31T09:30');
export const callStillToCome = told('callStillToCome', 'This time is still to come. Please check it.');
export const scanMissing = told('scanMissing', 'Please choose the scan of the signed form.');
export const scanTooLarge = told(
  'scanTooLarge',
  'This file is larger than 10 MB. Please send a smaller scan.',
);
export const scanUnreadable = told(
  'scanUnreadable',
  'This is no PDF and no picture that we can read. Please choose another file.',
);
