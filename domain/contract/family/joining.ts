/** The form of a parent who came by the link of an invitation: sign-up and consent in one (PRODUCT.md#joining). */
import * as z from 'zod/mini';
import { LeadersQuestion, ParentConsent, reminders } from '#domain/contract/consent/consent.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { Registration } from '#domain/contract/sign-in/accounts.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';

/** The text that a parent reads on opening the link. */
export const OpenJoining = z.object({
  childFirstName: z.string(),
  childLastName: z.string(),
  troop: z.object({
    number: z.string(),
    name: z.string(),
    organization: organizationKey(),
    state: z.string(),
  }),
  /** Where the link was mailed to; null for one that was printed. */
  parentEmail: z.nullable(z.string()),
  /** Null where it is asked in the parent's own mailbox. */
  leaders: z.nullable(LeadersQuestion),
  /** True when this page asks about reminders; false when the parent's own mailbox asks later. */
  offersReminders: z.boolean(),
  /** True when this parent already has an account for a child of this name; only told when the link came by mail. */
  isHere: z.boolean(),
  endsAt: z.string(),
});
export type OpenJoining = z.infer<typeof OpenJoining>;

const { username, password, firstName, lastName, zipCode } = Registration.shape;
const { parentFirstName, parentLastName, parentPhone, signature, termsAgree, termsHash, leaders } =
  ParentConsent.shape;

export const Joining = field.form({
  token: field.linkToken,
  firstName,
  lastName,
  zipCode,
  /** The child's own; empty where the parent's stands. */
  email: z.union([z.literal(''), field.email], says(sentences.emailInvalid)),
  username,
  password,
  parentFirstName,
  parentLastName,
  parentEmail: field.email,
  parentPhone,
  signature,
  termsAgree,
  termsHash,
  leaders,
  reminders,
});
export type Joining = z.infer<typeof Joining>;

/** Reading uses nothing up: programs that look at mail open every link. */
export const getJoining = endpoint({
  summary: 'What a parent is invited to, for the token of the link in X-Link-Token',
  method: 'GET',
  path: '/api/join',
  who: 'anyone',
  refuses: [404, 429],
  response: OpenJoining,
});
export const join = endpoint({
  summary: "Makes the child's account with the parent's consent, once for a link",
  method: 'POST',
  path: '/api/join',
  who: 'anyone',
  refuses: [404, 429],
  body: Joining,
  response: z.object({
    childFirstName: z.string(),
    username: z.string(),
    /** 'waiting': the parent is asked by mail first. */
    outcome: z.enum(['ready', 'waiting']),
  }),
  creates: true,
});
