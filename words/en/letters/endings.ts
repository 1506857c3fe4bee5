/**
 * Letters to parents when a notebook is stopped, locked or deleted (PRODUCT.md#keeping-and-deletion,
 * PRODUCT.md#stopping, PRODUCT.md#holds). No child's name stands in a subject.
 */

import { button } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string };
type Timed = Child & { readonly time: string };
type Linked = Child & { readonly support: string; readonly link: string };

export const stopped = ({ child, siteName, time }: Timed) => ({
  subject: `A notebook at ${siteName} was stopped`,
  blocks: [
    `${child} is logged out, and nothing more is collected. A parent or guardian stopped it on the parents' page.`,
    `Everything is deleted on ${time}. Until then whoever stopped it can start it again there.`,
  ],
});

export const restarted = ({ child, siteName }: Child) => ({
  subject: `A notebook at ${siteName} is open again`,
  blocks: [`${child} can log in again. Nothing was deleted.`],
});

export const stillStopped = ({ child, siteName, time }: Timed) => ({
  subject: `A deletion at ${siteName} was cancelled`,
  blocks: [
    `The deletion of everything of ${child} was cancelled. The notebook stays stopped, as it was before. It is deleted on ${time}, unless whoever stopped it starts it again.`,
  ],
});

/** A letter that left late gives its reader the full time (PRODUCT.md#delete-everything). */
const IF_LATE = 'If this letter left us late, everything is deleted three days after it left.';

/** To the parent who asked for a deletion: the way back. */
export const cancel = ({ child, siteName, support, link, time }: Timed & Linked) => ({
  subject: `Everything will be deleted from ${siteName}: cancel here`,
  blocks: [
    'Hello,',
    `You asked us to delete everything of ${child}. It is locked now, and is deleted on ${time}. ${IF_LATE}`,
    'Cancel:',
    button('Cancel the deletion', link),
    'If you cancel in time, nothing is lost.',
    `Questions: ${support}`,
  ],
});

/** To the same: the way not to wait for it. */
export const atOnce = ({ child, siteName, support, link }: Linked) => ({
  subject: `Delete everything from ${siteName} at once`,
  blocks: [
    'Hello,',
    `You asked us to delete everything of ${child}. You need do nothing: it happens by itself after 72 hours.`,
    'To delete it at once, open this page and press the button. It cannot be undone:',
    button('Go to the deletion', link),
    `Questions: ${support}`,
  ],
});

/** To the other parents of a child that is to be deleted. */
export const deletionTold = ({ child, siteName, time }: Timed) => ({
  subject: `Everything will be deleted from a notebook at ${siteName}`,
  blocks: [
    `Another parent or guardian asked us to delete everything of ${child}. It is locked now, and is deleted on ${time}. ${IF_LATE} Only who asked for it can cancel it: please talk to each other. What you want to keep, you can download from the parents' page until then.`,
  ],
});

export const newPassword = ({ child, siteName, time }: Timed) => ({
  subject: `A ${siteName} password was changed`,
  blocks: [
    `A parent or guardian set a new password for ${child} on the parents' page on ${time}. Every device on which ${child} was logged in is logged out.`,
    "If you know about this, you need do nothing. If not, set another one on the parents' page, and talk to each other.",
  ],
});

export const passwordEnded = ({ child, siteName, time }: Timed) => ({
  subject: `A ${siteName} password does not work any more`,
  blocks: [
    `The last new password of ${child} came from the page or the mailbox of somebody who is no parent here any more, or whose page was closed. So since ${time} it opens nothing, and ${child} is logged out on every device.`,
    `Please choose a new password with ${child}: on the parents' page, or by 'Forgot password?' at the login.`,
  ],
});

export const deletedProject = ({ child, siteName, time }: Timed) => ({
  subject: `A project was deleted from a notebook at ${siteName}`,
  blocks: [
    `A parent or guardian deleted a project of ${child} on the parents' page on ${time}, with all that was written in it and its photos. It cannot be brought back.`,
    'If you know about this, you need do nothing. If not, talk to each other, or write to us.',
  ],
});

/** A hold (PRODUCT.md#holds). `locked` is two sentences, which the parent's page has too. */
export const held = ({ child, siteName, locked }: Child & { readonly locked: string }) => ({
  subject: `An account at ${siteName} is locked`,
  blocks: [
    `This is about the notebook of ${child}.`,
    locked,
    'Until the lock ends nobody can log in to the notebook, and nothing of it is deleted. What you have asked us to delete, or ask for meanwhile, is deleted when the lock ends. Where nothing is to be deleted, the notebook is open again then.',
  ],
});

/** With the day of its end. */
export const lockedByLaw = (day: string) =>
  `We have locked the account. A legal duty makes us keep some of it until ${day}; then it goes.`;
export const locked = (day: string) =>
  `We have locked the account. We have to keep some of it until ${day}; then it goes.`;

export const holdOver = ({ child, siteName }: Child) => ({
  subject: `An account at ${siteName} is locked no more`,
  blocks: [
    `The lock of the notebook of ${child} is over.`,
    'What was to be deleted meanwhile is deleted now. Where nothing was, all is as it was before.',
  ],
});

/** A receipt's counts, without zeros. */
export const theAccount = 'the account';
export const projects = (n: number) => (n === 1 ? '1 project' : `${n} projects`);
export const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`);
export const plantings = (n: number) => (n === 1 ? '1 planting' : `${n} plantings`);
export const looksAtTheTree = (n: number) => (n === 1 ? '1 look at the tree' : `${n} looks at the tree`);
export const photos = (n: number) => (n === 1 ? '1 photo' : `${n} photos`);
export const signedForms = (n: number) => (n === 1 ? '1 signed form' : `${n} signed forms`);

/** To every parent of a child whose account is gone. `parts` is a list of the words above. */
export const receipt = (
  input: Timed & { readonly parts: readonly string[]; readonly page: string; readonly support: string },
) => ({
  subject: `Your receipt: everything was deleted from ${input.siteName}`,
  blocks: [
    'Hello,',
    `On ${input.time} we deleted everything of ${input.child}: ${input.parts.join(', ')}. The small copies of the photos are gone too.`,
    'This page shows what was deleted and when, without a name. Whoever has its address can open it:',
    button('Open the page', input.page),
    'We keep the proof that a consent was given and taken back, with the signed form if there is one, for as long as the terms say.',
    `Please keep this letter. Questions: ${input.support}`,
  ],
});
