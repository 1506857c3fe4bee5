import * as z from 'zod/mini';
import { PHONE_MAX, SIGNATURE_MAX_BYTES } from '../limits.ts';
import { User } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

export const SIGNATURE_MESSAGE = 'Digital signature is required';
export const SIGNATURE_LARGE = 'The signature picture is too large. Please clear it and sign again.';
const BASE64_GROWTH = 4 / 3;
const DATA_URL_HEAD = 40;

export const ParentConsent = field.form({
  parentFirstName: field.parentFirstName,
  parentLastName: field.parentLastName,
  parentEmail: field.email,
  parentPhone: z.nullish(
    field.openText(
      'Phone number must be text',
      PHONE_MAX,
      `Phone number can have at most ${PHONE_MAX} characters`,
    ),
  ),
  signature: z
    .string(SIGNATURE_MESSAGE)
    .check(
      z.minLength(1, SIGNATURE_MESSAGE),
      z.maxLength(Math.ceil(SIGNATURE_MAX_BYTES * BASE64_GROWTH) + DATA_URL_HEAD, SIGNATURE_LARGE),
    ),
  termsAgree: z.literal(true, 'You must agree to the Terms of Service'),
});
export type ParentConsent = z.infer<typeof ParentConsent>;

export const giveParentConsent = endpoint({
  method: 'POST',
  path: '/api/parent-consent',
  who: 'account',
  body: ParentConsent,
  response: User,
});
