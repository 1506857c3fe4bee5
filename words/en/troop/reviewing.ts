/**
 * To a leader: things to say to a scout in the open, and those said (PRODUCT.md#reviews). Days come as people read
 * them.
 */

export const title = 'Review and remind';
export const loading = 'Loading the reviews...';
export const notLoaded = 'The reviews could not be loaded';
export const saidSoFar = 'Said so far';

export const areYouParent = (scout: string) => `Are you a parent or guardian of ${scout}?`;
export const sameName =
  'You have the same last name. Nobody reviews an own child. We ask once, and your answer is kept in the log.';
export const yesIAm = 'Yes, I am';
export const no = 'No';
export const notSaved = 'Not Saved';
export const tryLater = 'Please try again in a moment.';

export const review = 'Review';
export const whichProject = 'Which project';
export const howItLooks = 'How does it look?';
/** Under each of the two verdicts. */
export const nothingToChange = 'Nothing has to change.';
export const somethingMissing = 'Something is missing. The scout can go on all the same.';
export const chooseVerdict = 'Please choose “Looks good” or “Please fix”';
export const tickWhatFits = 'Tick what fits';
export const note = 'Note (optional)';
/** `left` is how many characters there is room for; less than 0 where there are too many. */
export const noteHint = (left: number) =>
  `About the work only: no addresses, links or numbers to call. Parents and all leaders read along. ${
    left >= 0 ? `${left} characters left.` : `${-left} characters too many.`
  }`;
export const whoReads = (scout: string) =>
  `${scout}, the parents, all leaders of the troop and the administrators will read this. The parents get it by mail at once.`;
export const send = 'Send';
export const sending = 'Sending...';
export const sent = 'Sent';
export const canRead = (scout: string) => `${scout}, the parents and all leaders can read it.`;
export const notSent = 'Not Sent';
export const reviewNotSent = 'The review could not be sent. Please try again.';
/** Beside the button, after an answer that was lost on its way. */
export const earlierArrived =
  'Your earlier try had arrived, and stands under “Said so far”. To send this as another review, press “Send” again.';

export const takeBack = 'Take back';
export const takingBack = 'Taking back...';
export const takeThisBack = {
  title: 'Take this back?',
  body: 'It stays where it is, struck through, for the scout, the parents, the leaders and the administrators. The parents get a mail.',
};
export const notTakenBack = 'Not Taken Back';

export const remindParents = 'Remind the parents';
export const theyGetMail = (scout: string) =>
  `They get a mail in which you ask to look at the tree project again. ${scout} reads it too. Once a week at most.`;
export const lastReminder = (by: string, day: string) => `The last one was sent by ${by} on ${day}.`;
export const nextReminder = (day: string) => `The next one can be sent on ${day}.`;
export const sendReminder = 'Send a reminder';
export const parentsGetMail = 'The parents get a mail.';
export const reminderNotSent = 'The reminder could not be sent.';
