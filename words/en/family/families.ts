/** Families that are invited to a troop (PRODUCT.md#the-roster), around the roster, which is in roster.ts. */

export const title = 'Families';
export const backToTroops = 'Back to the troops';
export const notHere = {
  title: 'This troop is not here',
  text: 'It may have been closed, or be another leader’s.',
};
/** Before words.needsConnection. */
export const toInvite = 'To invite families';
export const notLoaded = 'The families could not be loaded';
export const check = 'Check the families';
export const whichColumns = 'Which column is what?';
export const invite = 'Invite families';
export const whatYouGive =
  'You give a child’s name and a parent’s e-mail address, or both parents’. The parent gets a link, signs, and makes the child’s login. Nothing else of a child is kept before.';
export const noMail =
  'No mail is sent here. Print a letter for each family instead: it has the link as a code for the phone.';

/** Families that a troop has invited. */
export const nobody = {
  title: 'Nobody is invited yet',
  text: 'Families stand here once they are invited, until they have answered or 14 days have passed.',
};
export const invitedOf = (count: number) => `Invited families (${count})`;
export const printLetters = (count: number) => `Print ${count === 1 ? '1 letter' : `${count} letters`}`;
export const lettersFor = (isByMail: boolean) =>
  `Letters are for families ${isByMail ? 'without an e-mail address' : 'who have not answered'}. Only a letter that is printed again ends the one before.`;
export const lettersLeft = (most: number, left: number) =>
  `At most ${most} are printed at once: ${left} ${left === 1 ? 'is' : 'are'} left for the next print.`;
export const printAllAgain = 'Print all again';
export const printNextAgain = (count: number) =>
  count === 1 ? 'Print the next one again' : `Print the next ${count} again`;
export const againLeft = (left: number) =>
  `${left === 1 ? '1 letter is' : `${left} letters are`} still to be printed again.`;
export const printAgainQuestion = (count: number) =>
  `Print ${count === 1 ? '1 letter' : `${count} letters`} again?`;
export const allEnd = 'The letters you have handed out will not work any more.';
/** For more letters than fit one print. */
export const someEnd = (most: number, count: number) =>
  `At most ${most} are printed at once, the oldest first. ${count === 1 ? 'The oldest one that you have handed out' : `The ${count} oldest that you have handed out`} will not work any more.`;
export const leftAgain = (left: number) =>
  `After that ${left === 1 ? '1 is' : `${left} are`} left to be printed again.`;
export const printAgain = (count: number) => `Print ${count === 1 ? '1 letter' : `${count} letters`} again`;
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

/** States of an invitation. */
export const states = {
  waiting: 'Being mailed',
  sent: 'Mailed',
  failed: 'Mail did not arrive',
  printed: 'Letter printed',
  'no-letter': 'Needs a letter',
  answered: 'Answered',
};
/** Where another address of the family was reached. */
export const didNotReach = (addresses: readonly string[]) => `Mail did not arrive at ${addresses.join(', ')}`;
export const opened = 'Opened';
export const listedUntil = (day: string) => `Listed until ${day}`;
/** `email` is null where a letter is printed. */
export const invitedUntil = (email: string | null, day: string) =>
  `${email ?? 'By printed letter'} · until ${day}`;

export const sendAgain = 'Send again';
export const sendAgainTo = (name: string) => `Send again to the family of ${name}`;
export const sentAgain = 'Sent Again';
export const onItsWay = (email: string) => `A new link is on its way to ${email}`;
export const notSent = 'Not Sent';
export const sendFailed = 'The invitation could not be sent';
export const printLetter = 'Print letter';
export const printLetterFor = (name: string) => `Print letter for the family of ${name}`;
/** In the question before all are printed again: where one family's is. */
export const oneLost = `Was one letter lost? Press “${printLetter}” beside that family instead: then only that one ends.`;
export const printing = 'Making letters...';
export const notPrinted = 'Not Printed';
/** Where no answer came: they may have been made, which ends those before. */
export const printFailed =
  'The letters did not arrive. Those handed out or mailed before may no longer work, so please print again.';
export const takeBack = 'Take back';
export const takeBackOf = (name: string) => `Take back the invitation of ${name}`;
export const takeBackQuestion = (name: string) => `Take back the invitation of ${name}?`;
export const takeBackText = 'The link leads nowhere any more, and name and address are deleted.';
export const takingBack = 'Taking back...';
export const takenBack = 'Taken Back';
export const leadsNowhere = 'The link leads nowhere any more';
export const notTakenBack = 'Not Taken Back';
export const takeBackFailed = 'The invitation could not be taken back';
