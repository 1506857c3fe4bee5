/**
 * Words that a parent or guardian reads and fills in before signing (PRODUCT.md#the-consent-page), on the child's
 * device or by an invitation's link.
 */

export const title = 'Parent Consent';
/** Stands for a first name that is not known. */
export const yourChild = 'your child';

/** To the child, above the page that the parent fills in. */
export const handOver = {
  title: 'Almost there, scout!',
  text: 'Now hand this page to your parent or guardian. They finish signing you up.',
};
/** To the child, where the address that the letter went to is wrong. */
export const correcting = {
  title: 'Put the address right',
  text: 'Hand this page to your parent or guardian once more. They check the address and sign again.',
};
export const isRight = 'The address is right';

/** The same page for everybody to read (PRODUCT.md#the-consent-page). */
export const previewTitle = 'Parent Consent (preview)';
export const preview = {
  title: 'This is a preview',
  text: 'Parents and guardians see this page after their child signs up. You can look around and try it. Nothing you write here is sent or kept.',
};

export const introduction = (child: string, site: string) =>
  `Dear parent or guardian, ${child} would like to use ${site}. It is a free program in which scouts clone a tree in five guided steps, from a cutting to a young tree in the ground. Before ${child} can start, we need your consent and your signature.`;
export const inShort = [
  'An adult goes along for all outdoor work, and handles or guides every sharp tool.',
  'We keep what the project needs, such as names, troop, ZIP code, notes and photos. We never sell it.',
  'It is free. You can take your consent back at any time, and we delete the account.',
];

export const notYet = 'You cannot sign here yet';
export const parentOrGuardian = 'Parent or guardian';
export const firstName = 'Parent/Guardian first name';
export const lastName = 'Parent/Guardian last name';
export const email = 'Parent/Guardian email';
export const phone = 'Parent/Guardian phone';
export const mayBeEmpty = 'You may leave this empty.';
export const agree = 'I am the parent or legal guardian, and I agree to the Terms of Service';
export const privacyNotice = 'Privacy notice';

export const thenByMail =
  'You sign on this device. Then we write to your e-mail address, and you answer one question there.';
export const onThisDevice = 'You sign on this device. We do not check by e-mail who signed.';
export const noScreen = 'No screen signature?';
export const printForm = 'Print the form.';
export const toSend = 'To send the consent';
export const submit = 'Submit Parent Consent';
export const submitting = 'Submitting...';

export const submitted = 'Parent consent submitted';
export const checkMail = 'Check your e-mail to finish.';
export const mayStart = 'Thank you! Your child can now use the platform.';
export const failed = { title: 'Error', description: 'Failed to submit parent consent' };
