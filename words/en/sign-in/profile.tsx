/** An account's data about its owner, and changing it (PRODUCT.md#profile). */

export const title = 'My Profile';
export const subtitle = 'This is what we know about you.';
export const toDashboard = 'Back to Dashboard';

export const aboutYou = 'About you';
export const parent = 'Parent or guardian';
/** The parent's name. */
export const name = 'Name';
export const phone = 'Phone';
export const signedOn = 'Signed on';
export const parentSees = 'Your parent or guardian can see everything here.';

/** In a session by a card (PRODUCT.md#sign-in-cards). `moment` is as people read it. */
export const cameByCard = (moment: string) =>
  `You came in with a card. It is good until ${moment}. Until you log in again after that, we do not show all we know about you here.`;

export const account = 'Account';
export const student = 'Student';
export const admin = 'Admin';
/** The state of an account's required fields. */
export { studentStatusLabel as status } from '#domain/rules/sign-in/student.ts';
export const consentGiven = 'Parent consent given';
export const consentNeeded = 'Parent consent needed';
export const newPassword = (
  <>
    <strong>Need a new password?</strong> You cannot change it here while you are logged in. Please ask your
    instructor or an administrator for help.
  </>
);

export const edit = 'Edit Profile';
export const saveChanges = 'Save Changes';
export const toChange = 'To change this';
export const saved = {
  title: 'Profile Updated',
  description: 'Your profile information has been successfully updated.',
};
export const notSaved = { title: 'Update Failed', description: 'Failed to update profile' };
