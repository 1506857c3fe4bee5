/**
 * A parent's wish to be reminded by mail of a child's weekly checks, and the ways to end it (PRODUCT.md#reminders).
 */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';

const ofChild = z.object({ id: field.pathId });
const Done = z.object({ success: z.literal(true) });

export const ReminderWish = z.object({
  isOffered: z.boolean(),
  /** The start of the wish; null without one. */
  since: z.nullable(z.string()),
});
export type ReminderWish = z.infer<typeof ReminderWish>;

export const getReminderWish = endpoint({
  summary: 'Whether a parent is reminded of the checks of a child',
  method: 'GET',
  path: '/api/parent/children/:id/reminders',
  who: 'parent',
  params: ofChild,
  response: ReminderWish,
});

export const chooseReminders = endpoint({
  summary: 'Has a parent reminded of the checks of a child, or no more',
  method: 'PUT',
  path: '/api/parent/children/:id/reminders',
  who: 'parent',
  mayRepeat: true,
  lasting: ({ isWanted }: { readonly isWanted: boolean }) => isWanted,
  params: ofChild,
  body: field.form({ isWanted: field.yesOrNo }),
  response: ReminderWish,
});

/** By the link of a letter: ends the reminders to its address, for all children. Done twice it is the same. */
export const stopRemindersByLink = endpoint({
  summary: 'Ends the reminders to an address for all children, with the token of any of its letters',
  method: 'POST',
  path: '/api/parent/reminders/stop',
  who: 'anyone',
  refuses: [404, 429],
  body: field.form({ token: field.linkToken }),
  response: Done,
});

/** The address of which RFC 8058 speaks: mail programs post to it, with a body that nobody needs. */
const ONE_PRESS = '/api/parent/reminders/one-press';
const LinkQuery = z.object({ token: field.linkToken });
export const stopRemindersInOnePress = endpoint({
  summary: 'The same for mail programs (RFC 8058): the token is in the address, and any body is dropped',
  method: 'POST',
  path: ONE_PRESS,
  who: 'anyone',
  refuses: [404, 429],
  query: LinkQuery,
  response: Done,
});
/** Opening the address only leads to the page with the button; nothing else happens. */
export const openOnePress = endpoint({
  summary: 'Leads to the page that ends reminders with one press; nothing else happens',
  method: 'GET',
  path: ONE_PRESS,
  who: 'anyone',
  isForAllAlike: true,
  query: LinkQuery,
  response: 'file',
});
