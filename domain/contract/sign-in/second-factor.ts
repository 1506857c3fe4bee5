/** What somebody who runs this installation is asked for beside the password (PRODUCT.md#second-factor). */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';

export const SecondFactor = z.object({
  /** Since when it is asked for; null while the account has none. */
  since: z.nullable(z.string()),
  /** Recovery codes that were not used so far. */
  codesLeft: z.number(),
  /** Whether everybody who runs this installation must have one. */
  isDemanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app has to know, once. */
export const Enrolment = z.object({
  /** In base32, for who types it. */
  secret: z.string(),
  /** An otpauth: address, for who opens it on the same device. */
  address: z.string(),
  /** The same address as a QR code: its rows, 1 for dark. */
  qrCode: z.array(z.string()),
});
export type Enrolment = z.infer<typeof Enrolment>;

export const FactorCode = field.form({
  code: field.requiredCode(sentences.appCodeMissing, 40),
});
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  who: 'staff-self',
  response: SecondFactor,
});
/** Makes a new secret; nothing is asked for before a code of it was right. */
export const startEnrolment = endpoint({
  method: 'POST',
  path: '/api/second-factor/start',
  who: 'staff-self',
  response: Enrolment,
});
/** The first code: from now on one is asked for. The recovery codes are shown this once. */
export const confirmEnrolment = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  who: 'staff-self',
  body: FactorCode,
  response: RecoveryCodes,
});
/** New recovery codes in place of the former. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  who: 'staff-self',
  body: FactorCode,
  response: RecoveryCodes,
});
/** Takes the own one off, as for another phone. */
export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/end',
  who: 'staff-self',
  body: FactorCode,
  response: Deleted,
});
/** Takes it off another's account, for who has lost phone and codes; all administrators are told. */
export const takeOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/second-factor',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: Deleted,
});
