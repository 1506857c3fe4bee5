/**
 * A parent's own address, changed by letters to the old and the new one (PRODUCT.md#the-week-after-a-new-address).
 */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';

const Token = field.form({ token: field.linkToken });
const Done = z.object({ success: z.literal(true) });

/** The address by which a parent opens the page, and the new one asked for. */
export const OwnAddress = z.object({
  email: z.string(),
  /** Waits for the letter to the new address to be answered. */
  asked: z.nullable(z.object({ email: z.string(), endsAt: z.string() })),
  /**
   * Until when nothing is changed for good, since this address or that of who invited could still be put back
   * (PRODUCT.md#the-week-after-a-new-address).
   */
  unsettled: z.nullable(z.object({ until: z.string(), isOwn: z.boolean() })),
});
export type OwnAddress = z.infer<typeof OwnAddress>;
export const getOwnAddress = endpoint({
  summary: 'By which address a parent comes to her page',
  method: 'GET',
  path: '/api/parent/address',
  who: 'parent',
  response: OwnAddress,
});
export const NewAddress = field.form({ email: field.email });
export const changeOwnAddress = endpoint({
  summary: 'Asks at another address first',
  method: 'POST',
  path: '/api/parent/address',
  who: 'parent',
  refuses: [429],
  mayRepeat: true,
  lasting: true,
  body: NewAddress,
  response: OwnAddress,
});
/** Takes back what was not confirmed. */
export const keepOwnAddress = endpoint({
  summary: 'Takes that back',
  method: 'DELETE',
  path: '/api/parent/address',
  who: 'parent',
  lasting: false,
  response: OwnAddress,
});
/** By the link of the letter to the new address. */
export const confirmAddress = endpoint({
  summary: 'Changes it, with the token of the letter there',
  method: 'POST',
  path: '/api/parent/address/confirm',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});
/** By the link of the letter to the old address, before the change is confirmed and for a week after. */
export const undoAddress = endpoint({
  summary: 'Undoes it, with the token of the letter to the old one',
  method: 'POST',
  path: '/api/parent/address/undo',
  who: 'anyone',
  refuses: [404, 429],
  body: Token,
  response: Done,
});
