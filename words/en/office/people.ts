/** People who run this installation, and those invited to (PRODUCT.md#administrators). */

export const title = 'People';
export const subtitle = 'Who helps to run this site.';
export const toInvite = 'To invite and remove people';
export const loading = 'Loading the people...';
export const failed = 'The people could not be loaded.';

export const administrators = 'Administrators';
export const onlyOne =
  'You are the only one. Please invite a second: then somebody is there when you are away, and nobody has to share a password.';
export const you = 'You';
export const authenticatorApp = 'Authenticator app';
export const passwordOnly = 'Password only';
export const since = (username: string, email: string, day: string) =>
  `${username} · ${email} · since ${day}`;
export const remove = 'Remove';
export const removeThis = (name: string) => `Remove ${name}`;
export const askRemove = (name: string) => `Remove ${name}?`;
export const removeBrings = (name: string) =>
  `The account is deleted and logged out everywhere, and open invitations of ${name} end. What was done with it stays in the audit log.`;
export const removing = 'Removing...';
export const removed = 'Removed';
export const isRemoved = (name: string) => `${name} is no administrator any more`;
export const notRemoved = 'Not Removed';
export const removeFailed = 'The administrator could not be removed';

export const invite = 'Invite an administrator';
export const whatTheySee =
  'Administrators see every student’s account and can delete it. Invite only who needs that.';
export const allAreTold = 'All administrators are told of a new one.';
export const theirEmail = 'Their e-mail address';
/** The role that opening the link gives. */
export const anAdministrator = 'an administrator';
export const notAccepted = 'Not accepted yet';
