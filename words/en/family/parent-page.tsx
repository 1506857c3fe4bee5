import type { ReactNode } from 'react';

/**
 * The page of a parent (PRODUCT.md#what-stands-on-the-page): the way in, and what does not belong to one part of it.
 * `name` is a child's first name.
 */

export const forParents = 'For parents';
export const seeWhat = (site: string) =>
  `See what your child does in ${site}. You need no account and no password.`;
export const closedByItself = 'Your page has closed by itself. To open it again, have a new link sent.';

/** While the change of an address can be undone: the own one, or that of who invited. */
export const unsettled = (isOwn: boolean, day: string) =>
  `${isOwn ? 'Your address' : 'The address of who invited you'} changed less than a week ago. Until ${day} you can look and stop here, but change nothing for good.`;

export const yourEmail = 'Your e-mail address';
export const yourEmailHint = 'The one from which you agreed that your child may take part.';
export const sendLink = 'Send me a link';
export const sending = 'Sending...';
/** The same for every address: nobody learns whose it is. */
export const linkSent = 'If this address belongs to a parent here, a link is on its way.';

export const linkComes =
  'It should be there in a minute or two, perhaps among unwanted mail, and works for 15 minutes.';

/** The contents of the page, told on the way in. */
export const finds = 'What you find there';
export const found = [
  'What your child wrote and photographed since you last came.',
  'What leaders, reminders and others may do, each with its own switch.',
  'Names, address, a new password, and the other parent.',
  'Stop or delete, whenever you want to.',
] as const;
export const howLinkWorks =
  'The link in our e-mail opens the page once, within 15 minutes. Nobody else can come in with it afterwards.';

/** Below the heading that a link is too old or was used. */
export const canSendNewOne = 'We can send a new one.';
export const yourPage = 'Your page';
export const showsAll = 'It shows what your child has written and all photos.';
export const open = 'Open my page';
export const opening = 'Opening...';
export const closesByItself =
  'It closes by itself after half an hour. On a device of others, press “Close my page” when you leave.';

/** Where no mail is sent, and so nobody has a page. */
export const noPage =
  'This site sends no e-mail, so it has no page for parents. To see what your child has written, look at it together on your child’s device.';
export const writeUs = (address: ReactNode) => (
  <>To have something corrected or deleted, write to {address}.</>
);

export const notLoaded = 'Your page could not be loaded';
export const notebookOf = (name: string) => `${name}’s notebook`;
export const notebooks = 'Your children’s notebooks';
export const close = 'Close my page';
export const closing = 'Closing...';
export const onThisPageOf = (name: string) => `On this page, ${name}`;

/** The four places of a child's page. */
export const places = {
  work: 'Work',
  permissions: 'Permissions',
  family: 'Family',
  stop: 'Stop or delete',
};
/** Their contents. */
export const parts = {
  news: 'Latest',
  work: 'Everything so far',
  reviews: 'What leaders wrote',
  reminders: 'Reminders',
  correct: 'Correct something',
  permissions: 'Permissions',
  kept: 'What we keep',
  consent: 'Consent',
  parents: 'Parents and guardians',
  looks: 'Who looked',
  stop: 'Stop or delete',
};
/** `part` is one of them. */
export const partOf = (part: string, name: string) => `${part}, ${name}`;
/** For the permissions, the consent or the reminders. */
export const partNotLoaded = 'This could not be loaded';

export const nothingYet = (name: string) => `${name} has written nothing yet, and has taken no photo.`;
/** Above the newest work, for who has been here before. */
export function newSince(day: string, count: number): string {
  if (count === 0) return `Nothing new since your last visit on ${day}.`;
  return `New since your last visit on ${day}: ${count}`;
}
export const earlier = (count: number) => `Earlier (${count})`;

/** One line on top of the page for each thing that needs the parent, with the button that leads to it. */
export const leadersAsk = (name: string) => `May leaders see ${name}’s work?`;
export const answer = 'Answer';
export const leadersWrote = (name: string) => `A leader wrote to ${name}.`;
export const read = 'Read it';

/** Beside the consent, which is taken back in another place of the page. */
export const takesConsentBack = 'To take the consent itself back, stop the notebook or have it deleted.';
export const leadsToStop = 'Go to where you can stop';

export const projectsNotLoaded = 'The projects could not be loaded';
export const downloadAll = 'Download everything (ZIP)';
export const allThatIsKept = (name: string) => `Every word, every photo, and all that we keep about ${name}.`;
export const reviewsNotLoaded = 'The words could not be loaded';
export const saving = 'Saving...';

/** The parent's own address. */
export const waitingForAddress = 'Waiting for your new address';
export const wroteToNewAddress = (email: string, day: string) =>
  `We wrote to ${email}. Open that e-mail until ${day} and press the button. Until then nothing changes.`;
export const keepOldAddress = 'Keep my old address';
export const youComeBy = (email: ReactNode) => <>You come to this page by {email}.</>;
export const newAddress = 'Your new e-mail address';
export const newAddressHint =
  'It is for all your children here. We write to both addresses. With the old one you can undo it for a week.';
export const changeAddress = 'Change my address';
