/** The second factor beside the password of people who run this installation (PRODUCT.md#second-factor). */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';

export const SecondFactor = z.object({
  /** Since when it is asked for; null while the account has none. */
  since: z.nullable(z.string()),
  /** Recovery codes that were not used so far. */
  codesLeft: z.number(),
  /** True when everybody who runs this installation must have one. */
  isDemanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** The secret for an authenticator app, shown once. */
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
  summary: 'How the own second factor stands',
  method: 'GET',
  path: '/api/second-factor',
  who: 'staff-self',
  response: SecondFactor,
});
/** Makes a new secret; nothing is asked for before a code of it was right. */
export const startEnrolment = endpoint({
  summary: 'A new secret for an authenticator app; the next code confirms it',
  method: 'POST',
  path: '/api/second-factor/start',
  who: 'staff-self',
  mayRepeat: true,
  response: Enrolment,
});
/** The first code: from now on one is asked for. The recovery codes are shown this once. */
export const confirmEnrolment = endpoint({
  summary: 'Takes the first code; from now on each login asks for one. Gives recovery codes, this once',
  method: 'POST',
  path: '/api/second-factor/confirm',
  who: 'staff-self',
  refuses: [429],
  mayRepeat: true,
  body: FactorCode,
  response: RecoveryCodes,
});
/** New recovery codes in place of the former. */
export const renewRecoveryCodes = endpoint({
  summary: 'New recovery codes in place of the former',
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  who: 'staff-self',
  refuses: [404, 429],
  mayRepeat: true,
  body: FactorCode,
  response: RecoveryCodes,
});
/** Takes the own one off, as for another phone. */
export const endSecondFactor = endpoint({
  summary: 'Takes the own second factor off',
  method: 'POST',
  path: '/api/second-factor/end',
  who: 'staff-self',
  refuses: [404, 429],
  mayRepeat: true,
  body: FactorCode,
  response: Deleted,
});
/** Takes it off another's account, for who has lost phone and codes; all administrators are told. */
export const takeOffSecondFactor = endpoint({
  summary: "Takes the second factor off another's account and ends its sessions",
  method: 'DELETE',
  path: '/api/admin/people/:id/second-factor',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: Deleted,
});
