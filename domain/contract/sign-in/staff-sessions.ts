/**
 * Sessions of people who run this installation (PRODUCT.md#where-staff-is-logged-in): a leader sees and ends own ones
 * only.
 */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { User } from './accounts.ts';

export const StaffSession = z.object({
  id: z.string(),
  username: User.shape.username,
  firstName: User.shape.firstName,
  lastName: User.shape.lastName,
  isOwn: z.boolean(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** As the browser calls itself; null where it does not. */
  browser: z.nullable(z.string()),
  clientAddress: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const listStaffSessions = endpoint({
  summary: 'Where administrators and leaders are logged in; to a leader her own sessions',
  method: 'GET',
  path: '/api/admin/sessions',
  who: 'staff',
  response: z.array(StaffSession),
});
export const endStaffSession = endpoint({
  summary: 'Ends a session; its next call is 401',
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  who: 'staff',
  params: z.object({ id: field.pathId }),
  response: Deleted,
});
/** Ends all others of one's own. */
export const endOtherSessions = endpoint({
  summary: 'Ends all other sessions of who asks',
  method: 'POST',
  path: '/api/admin/sessions/end-others',
  who: 'staff',
  mayRepeat: true,
  response: z.object({ ended: z.number() }),
});
