/**
 * The parents and guardians of a child: another one invited, an address changed, one blocked by administrators
 * (PRODUCT.md#blocking-a-parent).
 */

import * as z from 'zod/mini';
import { reminders } from '#domain/contract/consent/consent.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { LanguageChoice } from '#domain/contract/sign-in/accounts.ts';
import { BLOCK_REASON_MAX } from '#domain/limits.ts';
import * as consentSentences from '#domain/rules/consent/sentences.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';

const Done = z.object({ success: z.literal(true) });
const ofChild = z.object({ id: field.pathId });
const ofGuardian = z.object({ id: field.pathId, guardianId: field.pathId });

/**
 * A parent of a child, as another parent sees that one: nobody learns an address here that was not typed by the
 * reader.
 */
export const OtherParent = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(['invited', 'active', 'blocked']),
  isMe: z.boolean(),
  /** The own address, or the one that this parent has invited; else null. */
  email: z.nullable(z.string()),
  /** The start of being a parent here, or of the invitation. */
  since: z.nullable(z.string()),
  /** Until when an invitation can be answered. */
  endsAt: z.nullable(z.string()),
});
export type OtherParent = z.infer<typeof OtherParent>;

export const listOtherParents = endpoint({
  summary: 'Who the parents of a child are, without their addresses',
  method: 'GET',
  path: '/api/parent/children/:id/guardians',
  who: 'parent',
  params: ofChild,
  response: z.array(OtherParent),
});
export const ParentInvitation = field.form({
  firstName: field.firstName,
  lastName: field.lastName,
  email: field.email,
});
export const inviteParent = endpoint({
  summary: 'Invites another parent by mail',
  method: 'POST',
  path: '/api/parent/children/:id/guardians',
  who: 'parent',
  refuses: [429],
  mayRepeat: true,
  lasting: true,
  params: ofChild,
  body: ParentInvitation,
  response: z.array(OtherParent),
});
export const sendInvitationAgain = endpoint({
  summary: 'Mails the invitation again',
  method: 'POST',
  path: '/api/parent/children/:id/guardians/:guardianId/again',
  who: 'parent',
  refuses: [404, 429],
  mayRepeat: true,
  lasting: true,
  params: ofGuardian,
  response: z.array(OtherParent),
});
/** Takes an invitation back that was not answered. */
export const takeInvitationBack = endpoint({
  summary: 'Forgets who was invited',
  method: 'DELETE',
  path: '/api/parent/children/:id/guardians/:guardianId',
  who: 'parent',
  refuses: [404],
  lasting: false,
  params: ofGuardian,
  response: Deleted,
});

const agree = z.boolean(says(consentSentences.choiceOfTwoMissing));

/** The text that an invited parent reads before answering. */
export const OpenParentInvitation = z.object({
  childFirstName: z.string(),
  invitedBy: z.string(),
  /** True when this installation sends reminders of weekly checks (PRODUCT.md#reminders). */
  offersReminders: z.boolean(),
  /** When it ends, if nobody answers. */
  endsAt: z.string(),
});
export type OpenParentInvitation = z.infer<typeof OpenParentInvitation>;
/** Reading uses nothing up: programs that look at mail open every link. */
export const getParentInvitation = endpoint({
  summary: 'Who invites, for the token in X-Link-Token',
  method: 'GET',
  path: '/api/parent/invitation',
  who: 'anyone',
  refuses: [404, 429],
  response: OpenParentInvitation,
});
export const InvitationAnswer = field.form({ token: field.linkToken, agree, reminders });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;
export const answerInvitation = endpoint({
  summary: 'The yes or no of who was invited',
  method: 'POST',
  path: '/api/parent/invitation',
  who: 'anyone',
  refuses: [404, 429],
  body: InvitationAnswer,
  response: z.object({ childFirstName: z.string(), outcome: z.enum(['joined', 'forgotten']) }),
});

/**
 * Sets the language of the parent's pages, at once on this device, and of letters to the parent
 * (PRODUCT.md#the-language-of-a-parent).
 */
export const chooseParentLanguage = endpoint({
  summary: 'Chooses what a parent reads her pages in, and what she is written to in',
  method: 'PUT',
  path: '/api/parent/language',
  who: 'parent',
  lasting: false,
  body: LanguageChoice,
  response: Done,
});

export const BLOCK_KINDS = ['block', 'unblock'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** Requests of administrators about a parent; 'readdress' replaces an address that confirmed by mail. */
export const ASKED_KINDS = [...BLOCK_KINDS, 'readdress'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** A parent of a child, as administrators see them. */
export const Guardian = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  state: z.enum(['invited', 'active', 'blocked']),
  since: z.nullable(z.string()),
  /** The reason of a block; null also when the address was corrected. */
  reason: z.nullable(z.string()),
  /** A request by one administrator that another one still has to confirm. */
  asked: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(ASKED_KINDS),
      reason: z.string(),
      /** The other address, for that kind. */
      email: z.nullable(z.string()),
      /** From when it takes the place of this one; null while another administrator has yet to agree. */
      startsAt: z.nullable(z.string()),
      by: z.string(),
      at: z.string(),
      /** False for the administrator who asked, unless there is no other one. */
      isConfirmable: z.boolean(),
    }),
  ),
});
export type Guardian = z.infer<typeof Guardian>;

export const listGuardians = endpoint({
  summary: 'The parents of a student; the look is written into the audit log',
  method: 'GET',
  path: '/api/admin/students/:id/guardians',
  who: 'admin',
  params: ofChild,
  response: z.array(Guardian),
});
export const Block = field.form({
  reason: field.requiredText(
    sentences.reasonMissing,
    BLOCK_REASON_MAX,
    platformSentences.tooLong({ field: 'A reason', count: BLOCK_REASON_MAX }),
  ),
});
/** At once where there is one administrator; else another one has to confirm it. */
export const blockGuardian = endpoint({
  summary: 'Blocks a parent, or asks another administrator to',
  method: 'POST',
  path: '/api/admin/students/:id/guardians/:guardianId/block',
  who: 'admin',
  mayRepeat: true,
  params: ofGuardian,
  body: Block,
  response: z.array(Guardian),
});
export const unblockGuardian = endpoint({
  summary: 'Lets a parent in again, or asks another administrator to',
  method: 'POST',
  path: '/api/admin/students/:id/guardians/:guardianId/unblock',
  who: 'admin',
  mayRepeat: true,
  params: ofGuardian,
  body: Block,
  response: z.array(Guardian),
});
export const BlockAnswer = field.form({ askedId: field.shownId, agree });
/** Confirms what another administrator has asked for, or drops it. */
export const answerBlock = endpoint({
  summary: 'Confirms or drops what another administrator asked',
  method: 'POST',
  path: '/api/admin/students/:id/guardians/:guardianId/answer',
  who: 'admin',
  mayRepeat: true,
  params: ofGuardian,
  body: BlockAnswer,
  response: z.array(Guardian),
});
