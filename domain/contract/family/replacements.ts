/**
 * Another address in the place of a parent's who has confirmed by mail, as an administrator asked for it
 * (PRODUCT.md#replacing-an-address).
 */

import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { BLOCK_REASON_MAX } from '#domain/limits.ts';
import * as consentSentences from '#domain/rules/consent/sentences.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';

/**
 * An administrator's note of a parent's new address; the reason is required once the parent has confirmed by mail.
 */
export const ParentEmailCorrection = field.form({
  parentEmail: field.email,
  reason: z.optional(
    field.openText(
      sentences.reasonMissing,
      BLOCK_REASON_MAX,
      platformSentences.tooLong({ field: 'A reason', count: BLOCK_REASON_MAX }),
    ),
  ),
});

/** The state of a parent's address, as administrators see it. */
export const AddressStanding = z.object({
  /** True when this address, or the one it replaces, has confirmed by mail; then a replacement takes a week. */
  isEmailConfirmed: z.boolean(),
  /** The address that is to take its place; null while none is. */
  emailChange: z.nullable(
    z.object({
      email: z.string(),
      by: z.string(),
      /** From when; null while another administrator has yet to agree. */
      startsAt: z.nullable(z.string()),
    }),
  ),
});
export type AddressStanding = z.infer<typeof AddressStanding>;

/** The same as a parent of the child sees it. */
export const AddressChange = z.object({
  name: z.string(),
  isMine: z.boolean(),
  /** The other address, with stars for most of its letters; null where it is another parent's. */
  address: z.nullable(z.string()),
  startsAt: z.string(),
});
export type AddressChange = z.infer<typeof AddressChange>;

/** The question to the old address, after an administrator was told to write to another one. */
export const AddressReplacement = z.object({
  childFirstName: z.string(),
  /** With stars for most of its letters. */
  address: z.string(),
  /** From when the other address stands, if nobody says anything. */
  startsAt: z.string(),
});
export type AddressReplacement = z.infer<typeof AddressReplacement>;
/** By the link of the letter to the address that is there. Reading uses nothing up. */
export const getAddressReplacement = endpoint({
  summary: 'What other address is to take the place of it, for the token in X-Link-Token',
  method: 'GET',
  path: '/api/parent/address/replacement',
  who: 'anyone',
  refuses: [404, 429],
  response: AddressReplacement,
});
export const ReplacementAnswer = field.form({
  token: field.linkToken,
  agree: z.boolean(says(consentSentences.choiceOfTwoMissing)),
});
/** Yes puts the other address in the place at once, no keeps the one that is there. */
export const answerAddressReplacement = endpoint({
  summary: 'Keeps it, or lets the other address take its place at once',
  method: 'POST',
  path: '/api/parent/address/replacement',
  who: 'anyone',
  refuses: [404, 429],
  body: ReplacementAnswer,
  response: z.object({ outcome: z.enum(['kept', 'agreed']) }),
});
