import { told } from '#domain/rules/platform/sentence.ts';

export const mailServerSilent = told('mailServerSilent', 'The mail server did not answer.');
export const mailServerUnsafe = told(
  'mailServerUnsafe',
  'No safe connection to the mail server could be made.',
);
export const mailLoginRefused = told('mailLoginRefused', 'The mail server did not accept our login.');
export const mailSenderRefused = told('mailSenderRefused', 'The mail server did not accept our own address.');
export const mailUnsure = told(
  'mailUnsure',
  'The mail server read the letter and did not say whether it delivers it. It may have arrived; sent again, it may come twice.',
);
export const mailAddressRefused = told('mailAddressRefused', 'The mail server did not accept this address.');
export const letterRefused = told('letterRefused', 'The mail server did not accept the letter.');
