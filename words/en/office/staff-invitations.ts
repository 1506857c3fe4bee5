/** Invitations of administrators and of leaders: made, and taken back (PRODUCT.md#administrators, PRODUCT.md#leaders). */

export const byMail = 'Invite by mail';
/** Where no mail is sent. */
export const makeLink = 'Make a link';
export const whomFor = 'No mail is sent here. It only says whom the link is for.';
export const inviting = 'Inviting...';
export const sent = 'Invitation Sent';
export const onItsWay = (email: string) => `It is on its way to ${email}`;
export const notInvited = 'Not Invited';
export const notMade = 'The invitation could not be made';

export const somebody = 'Somebody with the link';
export const invited = 'Invited';
export const byUntil = (by: string, until: string) => `By ${by}, until ${until}`;
export const takeBack = 'Take back';
export const takeBackOf = (whom: string) => `Take back the invitation of ${whom}`;
export const takingBack = 'Taking back...';
export const takenBack = 'Taken Back';
export const leadsNowhere = 'The link leads nowhere any more';
export const notTakenBack = 'Not Taken Back';
export const takeBackFailed = 'The invitation could not be taken back';
