/** People who run this installation, and how one of them is added (PRODUCT.md#administrators). */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { FirstAdmin, User } from '#domain/contract/sign-in/accounts.ts';
import * as familySentences from '#domain/rules/family/sentences.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';

/** Roles that an invitation can offer. */
export const INVITED_ROLES = ['admin', 'leader'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

const { shape } = User;
/** An administrator as the others see them. */
export const Administrator = z.object({
  id: shape.id,
  username: shape.username,
  firstName: shape.firstName,
  lastName: shape.lastName,
  email: shape.email,
  createdAt: z.string(),
  /** True when each login asks for the code of an authenticator app (PRODUCT.md#second-factor). */
  hasSecondFactor: z.boolean(),
});
export type Administrator = z.infer<typeof Administrator>;

/** An invitation that nobody has accepted so far. */
export const StaffInvitation = z.object({
  id: z.string(),
  role: z.enum(INVITED_ROLES),
  /** Where the link went; null where it was shown, since no mail is sent here. */
  email: z.nullable(z.string()),
  /** The troop of a leader. */
  troop: z.nullable(z.object({ id: z.string(), number: z.string() })),
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

export const People = z.object({
  /** The first one first. */
  administrators: z.array(Administrator),
  invitations: z.array(StaffInvitation),
  /** True when the invitation goes by mail. */
  isByMail: z.boolean(),
});
export type People = z.infer<typeof People>;

/** Where no mail is sent the address says only whom it is for, and may stay empty. */
export const NewInvitation = field.form({
  role: z.enum(INVITED_ROLES, says(sentences.roleNotListed)),
  email: z.optional(z.union([z.literal(''), field.email], says(platformSentences.emailInvalid))),
  /** The troop of a leader. */
  troopId: z.optional(
    field.requiredText(familySentences.troopNotChosen, 100, familySentences.troopNotChosen),
  ),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

export const InvitationAcceptance = field.form({
  token: field.linkToken,
  ...FirstAdmin.shape,
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

/** The text that an invited person reads on opening the link. */
export const OpenInvitation = z.object({
  role: z.enum(INVITED_ROLES),
  email: z.nullable(z.string()),
  /** The number of a leader's troop. */
  troopNumber: z.nullable(z.string()),
  /** The name of who invites. */
  invitedBy: z.string(),
  expiresAt: z.string(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const listPeople = endpoint({
  summary: 'The administrators, and the invitations that nobody has accepted so far',
  method: 'GET',
  path: '/api/admin/people',
  who: 'admin',
  response: People,
});
/** `link` only where there is no mail: the path of a screen with the token behind its #, shown this once. */
export const invite = endpoint({
  summary: 'Invites an administrator or a leader, by mail or with a link that is shown once',
  method: 'POST',
  path: '/api/admin/invitations',
  who: 'admin',
  refuses: [429],
  body: NewInvitation,
  response: z.object({ invitation: StaffInvitation, link: z.optional(z.string()) }),
  creates: true,
});
/**
 * Ends an administrator's or a leader's account, or takes an invitation back. The account of whoever accepts has the
 * invitation's id; with `what` it stays.
 */
export const removePerson = endpoint({
  summary: "Ends an administrator's or a leader's account, or takes an invitation back",
  method: 'DELETE',
  path: '/api/admin/people/:id',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  query: z.object({ what: z.optional(z.literal('invitation', says(sentences.onlyInvitation))) }),
  response: Deleted,
});
/** Reading uses nothing up: programs that look at mail open every link. */
export const getStaffInvitation = endpoint({
  summary: 'What an invitation is for, for its token in X-Link-Token',
  method: 'GET',
  path: '/api/invitations',
  who: 'anyone',
  refuses: [404, 429],
  response: OpenInvitation,
});
export const acceptInvitation = endpoint({
  summary: 'Makes the account of who was invited, once for a link',
  method: 'POST',
  path: '/api/invitations/accept',
  who: 'anyone',
  refuses: [404, 429],
  body: InvitationAcceptance,
  response: z.object({ user: User }),
  creates: true,
});
