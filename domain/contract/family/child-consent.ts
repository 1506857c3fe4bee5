/**
 * A parent's agreement for one child, its history, and the parent's separate permissions
 * (PRODUCT.md#permissions-and-what-we-keep).
 */
import * as z from 'zod/mini';
import { LeadersAnswer, LeadersQuestion } from '#domain/contract/consent/consent.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import {
  CONSENT_EVENTS,
  CONSENT_STATES,
  PERMISSION_KINDS,
  PERMITTED,
} from '#domain/rules/consent/consent.ts';
import { CONSENT_METHODS } from '#domain/rules/consent/consent-evidence.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import { TROOP_CHOICES } from '#domain/rules/troop/troops.ts';

/** Something that is allowed apart from the consent, or may be. */
export const ChildPermission = z.object({
  kind: z.enum(PERMISSION_KINDS),
  /** Null while it is not given. */
  since: z.nullable(z.string()),
});
export type ChildPermission = z.infer<typeof ChildPermission>;

/** The access that leaders of the child's troop have. */
export const ChildLeaders = z.object({
  ...LeadersQuestion.shape,
  /** This parent's answer; null until the parent gives one. */
  choice: z.nullable(z.enum(TROOP_CHOICES)),
  since: z.nullable(z.string()),
  /** The narrowest answer of all parents; that one holds. */
  holds: z.nullable(z.enum(TROOP_CHOICES)),
});
export type ChildLeaders = z.infer<typeof ChildLeaders>;

export const ChildConsent = z.object({
  state: z.enum(CONSENT_STATES),
  permissions: z.array(ChildPermission),
  /** Null where no troop of the program is the child's. */
  leaders: z.nullable(ChildLeaders),
  /** The earliest first; each later one took the place of the one before. */
  signatures: z.array(
    z.object({
      id: z.string(),
      parentName: z.string(),
      signedAt: z.string(),
      method: z.enum(CONSENT_METHODS),
      termsHash: z.string(),
    }),
  ),
  /** The words of each signature, once, as they were. */
  terms: z.array(z.object({ hash: z.string(), version: z.string(), text: z.string() })),
  /** The earliest first. */
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(CONSENT_EVENTS),
      happenedAt: z.string(),
      /** Null unless an administrator recorded it. */
      adminUsername: z.nullable(z.string()),
      /** The permission that was given or taken back. */
      permission: z.nullable(z.enum(PERMITTED)),
      /** The troop that an answer about leaders is for. */
      troop: z.nullable(z.string()),
    }),
  ),
});
export type ChildConsent = z.infer<typeof ChildConsent>;

const ofChild = z.object({ id: field.pathId });

export const getChildConsent = endpoint({
  summary: 'The words a parent agreed to, what has happened to the consent, and what is allowed',
  method: 'GET',
  path: '/api/parent/children/:id/consent',
  who: 'parent',
  params: ofChild,
  response: ChildConsent,
});

export const PermissionChoice = field.form({
  kind: z.enum(PERMISSION_KINDS, says(sentences.noSuchPermission)),
  isGiven: field.yesOrNo,
});
export type PermissionChoice = z.infer<typeof PermissionChoice>;
/** Gives one permission, or takes it back. */
export const choosePermission = endpoint({
  summary: 'Gives one permission apart from the consent, or takes it back',
  method: 'PUT',
  path: '/api/parent/children/:id/permissions',
  who: 'parent',
  mayRepeat: true,
  lasting: ({ isGiven }: PermissionChoice) => isGiven,
  params: ofChild,
  body: PermissionChoice,
  response: ChildConsent,
});
/** A parent's answer to whether leaders of the troop may look; 'no' takes it back, whatever troop it names. */
export const answerLeadersQuestion = endpoint({
  summary: 'Lets leaders of the troop look, or no longer',
  method: 'PUT',
  path: '/api/parent/children/:id/leaders',
  who: 'parent',
  mayRepeat: true,
  lasting: ({ choice }: LeadersAnswer) => choice !== 'no',
  params: ofChild,
  body: LeadersAnswer,
  response: ChildConsent,
});
export const getChildCertificate = endpoint({
  summary: 'The certificate of the consent',
  method: 'GET',
  path: '/api/parent/children/:id/certificate.pdf',
  who: 'parent',
  gives: 'application/pdf',
  refuses: [429],
  params: ofChild,
  response: 'file',
});
