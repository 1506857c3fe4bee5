/** The consent on paper, for parents who do not sign on a screen (PRODUCT.md#consent-by-phone-or-form). */

export const title = 'Parent Consent Form';
/** Stands at the foot of every page; `version` is a day. */
export const termsOf = (version: string) => `Terms: version ${version}`;
export const forSite = (siteName: string) => `For ${siteName}, a field notebook for growing trees`;
export const about = (siteName: string) =>
  `A child may use ${siteName} once a parent or legal guardian has agreed to the terms, which follow on the next pages. You can sign on your child's device, or on this page.`;
export const yourChild = 'Your child';
export const childsName = "Child's first and last name";
export const troop = 'Troop, and username if there is one yet';
export const you = 'You';
export const yourName = 'Your first and last name';
export const phone = 'Phone number';
export const email = 'E-mail address (you may leave this empty)';
export const yourConsent = 'Your consent';
export const agree = (version: string) =>
  `I am the parent or legal guardian of this child, and I agree to the terms on the next pages (version ${version}).`;
export const signature = 'Signature of the parent or guardian';
export const date = 'Date';
export const handToLeader = (support: string) =>
  `Please hand the signed page to your troop's leader. Questions: ${support}`;
/** `address` is of several lines. */
export const sendTo = (address: string, support: string) =>
  `Please send the signed page to:\n${address}\nQuestions: ${support}`;
export const fingerprint = (hash: string) => `Fingerprint of these words (SHA-256): ${hash}`;
