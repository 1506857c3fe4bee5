/** Troops as administrators set them up, and who leads them (PRODUCT.md#troops). */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { TROOP_NAME_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';
import { TROOP_CHOICES } from '#domain/rules/troop/troops.ts';
import { Administrator, StaffInvitation } from './people.ts';

export const Leader = z.object({
  ...Administrator.shape,
  /** Null until the undertaking is agreed to: nothing is seen before. */
  agreedAt: z.nullable(z.string()),
});
export type Leader = z.infer<typeof Leader>;

export const Troop = z.object({
  id: z.string(),
  organization: organizationKey(),
  state: z.string(),
  number: z.string(),
  name: z.string(),
  leaderIds: z.array(z.string()),
  /** Children whose parents said yes. */
  scouts: z.number(),
  /** Children who typed this troop at sign-up, whatever their parents answered. */
  suggested: z.number(),
});
export type Troop = z.infer<typeof Troop>;

export const Troops = z.object({
  /** Those that are open, by organization, state and number. */
  troops: z.array(Troop),
  leaders: z.array(Leader),
  /** Invitations of leaders. */
  invitations: z.array(StaffInvitation),
  isByMail: z.boolean(),
});
export type Troops = z.infer<typeof Troops>;

/** A child who typed the number of a troop, and what the parent answered. */
export const SuggestedScout = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  troopNumber: z.string(),
  /** Null while nobody has answered. */
  choice: z.nullable(z.enum(TROOP_CHOICES)),
});
export type SuggestedScout = z.infer<typeof SuggestedScout>;

/** Where nothing was chosen, or what is not offered. */
export const NewTroop = field.form({
  organization: organizationKey(sentences.troopOrganizationMissing),
  state: field.state,
  number: field.troopNumber,
  name: field.openText(
    platformSentences.notText({ field: 'The name' }),
    TROOP_NAME_MAX,
    platformSentences.tooLong({ field: 'A name', count: TROOP_NAME_MAX }),
  ),
});
export type NewTroop = z.infer<typeof NewTroop>;

const ofTroop = z.object({ id: field.pathId });

export const listTroops = endpoint({
  summary: 'The open troops with their leaders, and who is invited to lead one',
  method: 'GET',
  path: '/api/admin/troops',
  who: 'admin',
  response: Troops,
});
export const createTroop = endpoint({
  summary: 'Sets a troop up',
  method: 'POST',
  path: '/api/admin/troops',
  who: 'admin',
  body: NewTroop,
  response: Troop,
  creates: true,
});
/** A field that is not sent stays as it is. Another organization, state or number is another troop: parents are asked anew. */
export const changeTroop = endpoint({
  summary: 'Puts a troop right; another number, state or organization has its parents asked anew',
  method: 'PATCH',
  path: '/api/admin/troops/:id',
  who: 'admin',
  params: ofTroop,
  body: z.partial(NewTroop),
  response: Troop,
});
/** Leaders see nothing of it from then on, and parents are asked anew if it is set up again. */
export const closeTroop = endpoint({
  summary: 'Closes a troop: its leaders see nothing of it any more',
  method: 'DELETE',
  path: '/api/admin/troops/:id',
  who: 'admin',
  params: ofTroop,
  response: Deleted,
});
export const listSuggested = endpoint({
  summary: 'The students who typed this troop, and what their parents answered',
  method: 'GET',
  path: '/api/admin/troops/:id/scouts',
  who: 'admin',
  params: ofTroop,
  response: z.array(SuggestedScout),
});
export const addLeader = endpoint({
  summary: 'Makes a leader one of this troop too',
  method: 'POST',
  path: '/api/admin/troops/:id/leaders',
  who: 'admin',
  params: ofTroop,
  body: field.form({
    leaderId: field.requiredText(sentences.leaderNotChosen, 100, sentences.leaderNotChosen),
  }),
  response: Troop,
});
export const removeLeader = endpoint({
  summary: 'Takes a troop from a leader',
  method: 'DELETE',
  path: '/api/admin/troops/:id/leaders/:leaderId',
  who: 'admin',
  params: z.object({ id: field.pathId, leaderId: field.pathId }),
  response: Deleted,
});
