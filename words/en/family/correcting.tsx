import type { ReactNode } from 'react';
import { PASSWORD_MIN } from '#domain/limits.ts';

/** A parent's corrections for a child (PRODUCT.md#what-a-parent-changes). */

export const facts = 'Correct names, troop or address';
export const email = 'The child’s e-mail';
export const emailOfAParent =
  'A parent’s address stands here, which we do not show. Leave it empty to keep it.';
export const save = 'Save';
export const saving = 'Saving...';
export const saved = 'Saved.';

export const newPassword = 'New password';
export const newPasswordFor = (name: string) => `New password for ${name}`;
/** `username` is how the child logs in. */
export const logsInAgain = (name: string, username: ReactNode) => (
  <>
    {name} is logged out everywhere, and logs in again as {username} with the new password.
  </>
);
export const passwordHint = `At least ${PASSWORD_MIN} characters.`;
export const setPassword = 'Set the new password';
export const passwordSet = 'The new password is set.';
