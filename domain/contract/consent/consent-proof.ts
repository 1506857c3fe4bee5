/**
 * Evidence that an administrator keeps beside a signature: a call to the parent, a signed form, and the certificate
 * of it all (PRODUCT.md#the-certificate).
 */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { PHONE_MAX, PHONE_NOTE_MAX } from '#domain/limits.ts';
import { CONSENT_EVENTS, CONSENT_STATES } from '#domain/rules/consent/consent.ts';
import { CONSENT_METHODS, momentOf } from '#domain/rules/consent/consent-evidence.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';

/** A stored form, as it is offered for download. */
export const StoredForm = z.object({ type: z.enum(['application/pdf', 'image/jpeg']), bytes: z.number() });
export type StoredForm = z.infer<typeof StoredForm>;

/** An event of a consent; the addresses are null once the parent's data has gone. */
export const ConsentEvent = z.object({
  id: z.string(),
  kind: z.enum(CONSENT_EVENTS),
  happenedAt: z.string(),
  /** The address that was written to. */
  recipient: z.nullable(z.string()),
  clientAddress: z.nullable(z.string()),
  /** Null unless an administrator recorded it. */
  adminUsername: z.nullable(z.string()),
  /** A call to the parent: number, time and note. */
  phone: z.nullable(z.object({ number: z.string(), time: z.string(), note: z.string() })),
  form: z.nullable(StoredForm),
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

/** The evidence for the state of a consent, beside its words and signature. */
export const ConsentProof = z.object({
  method: z.enum(CONSENT_METHODS),
  state: z.enum(CONSENT_STATES),
  /** Events of all records of the account, superseded ones included, the earliest first. */
  events: z.array(ConsentEvent),
  /** The parent is written to at the address that the child signs in with. */
  isChildsAddress: z.boolean(),
  /** Why no call may be recorded now, and from when on where that is known; null where one may. */
  noCall: z.nullable(z.object({ kind: z.enum(['declined', 'waits']), until: z.nullable(z.string()) })),
});
export type ConsentProof = z.infer<typeof ConsentProof>;

const TIME_MESSAGE = 'Please enter when you spoke, like 2026-05-31T09:30';
const NOTE_LONG = says(platformSentences.tooLong({ field: 'A note', count: PHONE_NOTE_MAX }));

const number = field.requiredCode(
  sentences.calledNumberMissing,
  PHONE_MAX,
  sentences.calledNumberLong({ count: PHONE_MAX }),
);
const note = z
  .string(says(platformSentences.notText({ field: 'The note' })))
  .check(z.trim(), z.maxLength(PHONE_NOTE_MAX, NOTE_LONG));

/** A call in which a parent confirmed what was signed. */
export const PhoneConfirmation = field.form({
  number,
  /** With a zone, or in UTC. */
  time: z.string(TIME_MESSAGE).check(z.refine((text) => momentOf(text) !== null, TIME_MESSAGE)),
  note: z._default(note, ''),
});
export type PhoneConfirmation = z.infer<typeof PhoneConfirmation>;
/** The same while it is typed, with the time of the administrator's own clock. */
export const PhoneConfirmationForm = field.form({ number, time: field.localDateTime, note });

/** Beside the scan, where nobody has signed on the child's device: whose signature stands on the paper. */
export const SignedForm = field.form({
  parentFirstName: z.optional(field.parentFirstName),
  parentLastName: z.optional(field.parentLastName),
  /** Not every parent has one. */
  parentEmail: z.optional(z.union([z.literal(''), field.email], says(platformSentences.emailInvalid))),
});
export type SignedForm = z.infer<typeof SignedForm>;
/** The same as a form of the page. */
export const SignedFormForm = field.form({
  parentFirstName: field.parentFirstName,
  parentLastName: field.parentLastName,
  parentEmail: z.union([z.literal(''), field.email], says(platformSentences.emailInvalid)),
});

const ofStudent = z.object({ id: field.pathId });

/** 'Confirmed by phone': the same call written down twice is one. */
export const confirmByPhone = endpoint({
  summary: 'Writes down that the parent confirmed the consent on the phone',
  method: 'POST',
  path: '/api/admin/students/:id/consent/phone',
  who: 'admin',
  mayRepeat: true,
  params: ofStudent,
  body: PhoneConfirmation,
  response: ConsentProof,
});
/** 'Signed form received': a PDF or a picture as the one file of a form; the same bytes sent twice are one. */
export const receiveSignedForm = endpoint({
  summary: 'Keeps the scan of a signed form beside the consent',
  method: 'POST',
  path: '/api/admin/students/:id/consent/form',
  who: 'admin',
  refuses: [429],
  params: ofStudent,
  upload: SignedForm,
  files: 'form',
  response: ConsentProof,
});
/** A stored form, to be saved and never shown in the page. */
export const getSignedForm = endpoint({
  summary: 'The scan of a signed form; the look is written into the audit log',
  method: 'GET',
  path: '/api/admin/students/:id/consent/forms/:eventId',
  who: 'admin',
  gives: 'application/pdf',
  params: z.object({ id: field.pathId, eventId: field.pathId }),
  response: 'file',
});
export const getConsentCertificate = endpoint({
  summary: 'All that is known of a consent as a document; the look is written into the audit log',
  method: 'GET',
  path: '/api/admin/students/:id/consent/certificate.pdf',
  who: 'admin',
  gives: 'application/pdf',
  refuses: [429],
  params: ofStudent,
  response: 'file',
});
