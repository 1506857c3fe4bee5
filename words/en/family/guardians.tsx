/** The parents of a student, blocked or allowed again by administrators (PRODUCT.md#blocking-a-parent). */

export const title = 'Parents';
export const whoCanOpen = (name: string, username: string) =>
  `Who can open the parents’ page of ${name} (${username}). Each look at this list is written in the audit log.`;
export const loading = 'Loading the parents...';
export const failed = 'The parents could not be loaded.';
export const nobodyYet = 'Nobody yet';
export const willStand = 'A parent or guardian who confirms the consent by e-mail will stand here.';
export const active = 'Active';
export const invited = 'Invited';
export const blocked = 'Blocked';
/** In the place of a name that is not known. */
export const aParent = 'A parent';
export const invitedOn = (day: string) => `Invited on ${day}`;
export const since = (day: string) => `Since ${day}`;
export const becauseOf = (reason: string) => (
  <>
    <span className="text-ink-soft">Reason:</span> {reason}
  </>
);
/** These two open what has to be filled in first. */
export const blockFirst = 'Block...';
export const letInFirst = 'Let in again...';
export const blockBrings =
  'This parent sees nothing of the student any more, and gets no letter about it or about the block. The consent stays as it is. The other parents are told, but not why.';
export const letInBrings = 'This parent can open the page again. All parents are told.';
export const reason = 'Reason';
export const whoSees = 'Administrators see it here. Where there are two, another one has to confirm.';
export const block = 'Block';
export const letIn = 'Let in again';

export const asked = 'Asked';
export const anotherHasTo = 'Nothing has changed yet: another administrator has to confirm it.';
export const seesNothing = 'This parent sees nothing any more.';
export const isLetIn = 'Let In Again';
export const canOpen = 'This parent can open the page again.';
export const dropped = 'Dropped';
export const unchanged = 'Nothing has changed.';
export const notDone = 'Not Done';
export const notChanged = 'Failed to change what this parent may see';
export const notAnswered = 'Failed to answer';

export const toBeBlocked = 'To be blocked';
export const toBeLetIn = 'To be let in again';
export const askedFor = (by: string, time: string, reason: string) =>
  `${by} asked for this on ${time}: ${reason}`;
export const anotherConfirms = 'Another administrator has to confirm it.';
export const confirm = 'Confirm';
export const drop = 'Drop it';
export const takeBack = 'Take it back';

export const close = 'Close';
