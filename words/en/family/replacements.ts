/** Another address in the place of a parent's who has confirmed by mail (PRODUCT.md#replacing-an-address). */

export const tab = 'Your address';
export const title = 'Is this your new address?';
export const failed = 'The question could not be loaded';
/** `address` has stars for most of its letters. */
export const wasTold = (child: string, address: string) =>
  `Somebody told an administrator that you, as a parent or guardian of ${child}, read another address now: ${address}. Until you answer, or the day comes, nothing changes.`;
export const no = 'No. Keep the address that this letter came to';
export const yes = 'Yes, that is my address now. Write to me there';
export const ifNo =
  'Then all stays as it is, and the administrators are told that somebody asked in your name.';
export const ifYes =
  'Then this address opens nothing of your child any more. At the other one we ask for your consent.';
export const ifNothing = (day: string) => `If you do nothing, we write to the other address from ${day} on.`;
export const thanks = 'Thank you';
export const kept = 'You keep your address. All stays as it is, and the administrators are told.';
export const agreed =
  'We write to your other address. There you confirm the consent, and have a link to your page sent.';

/** On the parents' page. */
export const yours = (address: string, day: string) =>
  `Somebody told an administrator that you read another address now: ${address}. It takes the place of yours on ${day}. By the link in the letter that we sent you, you can keep your address.`;
export const anothers = (name: string, day: string) =>
  `Somebody told an administrator that ${name} reads another address now. It takes the place of the one that we know on ${day}. If you know nothing about it, talk to ${name}, and write to us.`;

/** For administrators. */
export const hasConfirmed =
  'This parent has confirmed by e-mail. Another address takes its place only after a week: we write to the parent, who can keep the address or say yes at once, and to all other parents. Until then the new address sees nothing.';
export const twoNeeded =
  'Where there are two administrators, another one has to confirm first, under “Parents” in the menu of the row.';
export const reason = 'Reason';
export const whoTold = 'Who told you, and how you know that it is the parent.';
export const ask = 'Ask for the change';
export const asked = 'Asked';
export const planned = 'Planned';
export const parentsAreTold = (email: string) => `In a week we write to ${email}. The parents are told now.`;
export const waits = (email: string, by: string) =>
  `${by} asked for ${email}. Another administrator has to confirm it, under “Parents” in the menu of the row.`;
export const comes = (email: string, by: string, day: string) =>
  `${email} takes its place on ${day}, as ${by} asked, unless the parent says no. You can drop it under “Parents” in the menu of the row.`;
export const toBeReplaced = 'Another address is to take the place of this one';
export const newAddress = (email: string) => `New address: ${email}`;
export const on = (day: string) => `On ${day}, unless the parent says no.`;
