/**
 * A parent stops a child's notebook or has it deleted (PRODUCT.md#stopping). A moment and a day come as people read
 * them.
 */

/** At the head of the page, where the account is locked beside what locks.ts says. */
export const lockedAndStopped = 'Until then nothing is deleted: what was asked for waits for that day.';
export const lockedOnly =
  'Until then nothing is deleted. What you ask us to delete waits for that day; where you ask for nothing, the notebook opens again.';
export const willBeDeleted = (moment: string) => `Everything here will be deleted on ${moment}.`;
export const isStopped = (day: string) =>
  `This notebook is stopped. Everything here will be deleted on ${day}.`;
export const more = 'More about it';

/** Whoever asked is no parent here any more, as when administrators have blocked that one. */
export const waitsTitle = 'This waits for you';
export const stoppedWaits =
  'This notebook is stopped, by somebody who is no parent or guardian here any more. Nothing is deleted until you decide.';
export const startOrDelete = 'You can start again, or delete everything.';
export const deletionWaits =
  'Somebody who is no parent or guardian here any more asked to delete everything. Nothing is deleted until you decide.';
export const cancelOrAsk = 'You can cancel it, or ask for it too.';

export const deletionTitle = 'This will be deleted';
/** The next sentence tells who can cancel it. */
export const deletedOn = (name: string, moment: string) =>
  `${name} is logged out. Everything is deleted on ${moment}.`;
export const youCanCancel =
  'We wrote to you: with that e-mail you can cancel it. If you got a second one, you can have it done at once.';
export const anotherCanCancel = 'Another parent or guardian asked for this. Only they can cancel it.';
export const cancelDeletion = 'Cancel the deletion';
export const cancelling = 'Cancelling...';

export const stopped = 'Stopped';
export const startUntil = (name: string, day: string, isMine: boolean) =>
  `${name} is logged out and nothing more is collected. Everything is deleted on ${day}. Until then ${isMine ? 'you' : 'whoever stopped it'} can start again.`;
export const start = 'Start again';
export const starting = 'Starting...';

/** Above both ways: who wants to take a consent back looks for that word. */
export const takesConsentBack = 'Either one takes your consent back.';
export const consentIsBack = 'Your consent is taken back.';

export const stop = 'Stop';
/** `keptDays` is 0 where a site keeps nothing that is stopped. */
export function stopMeans(name: string, keptDays: number): string {
  const then =
    keptDays === 0
      ? 'This site keeps nothing that is stopped: we write to you, and the button in that letter deletes everything at once. Without it everything is deleted after 72 hours. Until then you can cancel.'
      : `In ${keptDays} ${keptDays === 1 ? 'day' : 'days'} everything is deleted. Until then you can start again.`;
  return `${name} is logged out and nothing more is collected. ${then}`;
}
export const stopNow = 'Stop now';
export const stopping = 'Stopping...';

export const deletion = 'Delete';
export const deletionMeans = (name: string) =>
  `${name} is logged out at once. After 72 hours everything is deleted: all words, all photos, the account. Until then you can cancel. Download what you want to keep first.`;
export const typeName = (name: string) => `To delete, type the first name: ${name}`;
export const deleteEverything = 'Delete everything';
export const locking = 'Locking...';
