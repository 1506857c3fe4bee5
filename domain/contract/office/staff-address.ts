/**
 * The links of the letters about another e-mail address of a leader or an administrator, who asks for it by
 * `editProfile` (PRODUCT.md#username-and-address-of-staff).
 */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';

const Token = field.form({ token: field.linkToken });
const Done = z.object({ success: z.literal(true) });

/** By the link of the letter to the new address. */
export const confirmStaffAddress = endpoint({
  summary: 'Gives a leader or an administrator another address, with the token of the letter there',
  method: 'POST',
  path: '/api/staff/address/confirm',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});
/** Whoever asked for the change knew the password, so that another one comes with it. */
export const StaffAddressUndo = field.form({ token: field.linkToken, newPassword: field.adminPassword });
/** By the link of the letter to the old address, before the change is confirmed and for a week after. */
export const undoStaffAddress = endpoint({
  summary: 'Undoes it with a new password, from the old one',
  method: 'POST',
  path: '/api/staff/address/undo',
  who: 'anyone',
  refuses: [404, 429],
  body: StaffAddressUndo,
  response: Done,
});
