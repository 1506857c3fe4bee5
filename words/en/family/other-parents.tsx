import type { ReactNode } from 'react';

/** A child's parents, and inviting another (PRODUCT.md#several-parents). Days come as people read them. */

export const notLoaded = 'The parents could not be loaded';
export const invitationSent = (email: ReactNode) => <>The invitation to {email} is on its way.</>;
export const everyParent =
  'Every parent here sees everything, and may stop or delete the notebook. We tell you what another one does.';
/** Nobody closes the page to another parent but administrators, who ask first. */
export const closedToOne = (address: ReactNode) => (
  <>Should one of them see nothing here any more? Write to {address}: an administrator can block a parent.</>
);
export const invite = 'Invite another parent';

export const invited = 'Invited';
export const blocked = 'Blocked by an administrator';
export const canAnswerUntil = (day: string) => `Can answer until ${day}`;
export const since = (day: string) => `Since ${day}`;
/** A parent without a name here. */
export const aParent = 'A parent';
export const you = (name: string) => `${name} (you)`;

/** `more` says to those who do not see where the button stands whom it is about. */
export const sendAgain = 'Send again';
export const sendAgainMore = (name: string) => ` to ${name}`;
export const takeBack = 'Take back';
export const takeBackMore = (name: string) => ` the invitation of ${name}`;
export const sentAgain = 'The e-mail is on its way again.';
export const takeBackQuestion = 'Take the invitation back?';
export const takenBackMeans = (name: string) =>
  `${name} can no longer join, and we forget the name and the address.`;
export const takingBack = 'Taking back...';

/** The form of an invitation. */
export const weWrite = (child: string) =>
  `We write to the other parent or guardian of ${child}. A yes from there makes them your equal here; after a no, or after 7 days, we forget them.`;
export const firstName = 'Their first name';
export const lastName = 'Their last name';
export const email = 'Their e-mail address';
export const send = 'Send the invitation';
export const sending = 'Sending...';
export const cancel = 'Cancel';
