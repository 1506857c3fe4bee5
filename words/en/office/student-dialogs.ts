/**
 * An administrator's actions on one student (PRODUCT.md#the-list-of-students, PRODUCT.md#what-is-checked,
 * PRODUCT.md#troops-and-leaders), each in a window of its own.
 */

export const saveChanges = 'Save Changes';

export const resetPassword = 'Reset Password';
export const setNew = (name: string, username: string) =>
  `Set a new password for ${name} (${username}). All their sessions end.`;
export const newPassword = 'New password';
export const atLeast = (characters: number) => `At least ${characters} characters.`;
export const resetting = 'Resetting...';
export const wasReset = 'Password Reset Successful';
export const resetFor = (username: string) => `Password updated for ${username}`;
export const invalidPassword = 'Invalid Password';
export const resetFailed = 'Reset Failed';
export const notReset = 'Failed to reset password';

export const deleteUser = 'Delete User';
export const deletes = (name: string, username: string) =>
  `This deletes the account of ${name} (${username}) with all projects, entries and photos. It cannot be undone.`;
export const typeToConfirm = (username: string) => `Type "${username}" to confirm`;
export const wasDeleted = 'User Deleted';
export const deleted = (username: string) => `${username} has been successfully deleted`;
export const deleteFailed = 'Delete Failed';
export const notDeleted = 'Failed to delete user';

export const correctDetails = 'Correct Details';
export const isKnownOf = (username: string) =>
  `What is known of ${username}. The change is written in the audit log, and the parents see it.`;
export const wereCorrected = 'Details Corrected';
export const isUpToDate = (username: string) => `${username} is up to date`;
export const correctionFailed = 'Correction Failed';
export const notCorrected = 'Failed to correct the details';
