import { spokenDay } from '#domain/rules/platform/dates.ts';
import { told } from '#domain/rules/platform/sentence.ts';

export const passwordIsOwnWord = told(
  'passwordIsOwnWord',
  'This is a name of yours or of this site, so it is easy to guess. Please pick another password.',
);
export const passwordTooCommon = told(
  'passwordTooCommon',
  'Many people use this password, so it is easy to guess. Please pick another one.',
);
export const userNotFound = told('userNotFound', 'User not found');
export const ownAddressIsFresh = (values: { day: string }) =>
  told(
    'ownAddressIsFresh',
    `Your address changed less than a week ago. Until ${spokenDay(values.day)} you can look and stop here, but change nothing for good.`,
    values,
  );
export const inviterAddressIsFresh = (values: { day: string }) =>
  told(
    'inviterAddressIsFresh',
    `The address of who invited you changed less than a week ago. Until ${spokenDay(values.day)} you can look and stop here, but change nothing for good.`,
    values,
  );
export const cameWithCard = told(
  'cameWithCard',
  'You came in with a card, so this stays as it is for now. Log in again when the 4 hours are over.',
);
