import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { User } from '#domain/contract/sign-in/accounts.ts';
import { PHONE_MAX, SIGNATURE_MAX_BYTES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { TROOP_CHOICES } from '#domain/rules/troop/troops.ts';

const BASE64_GROWTH = 4 / 3;
const DATA_URL_HEAD = 40;

/** The question whether leaders of the child's troop may look. An administrator must have set that troop up. */
export const LeadersQuestion = z.object({
  troopId: z.string(),
  number: z.string(),
  /** The names of the leaders. */
  leaders: z.array(z.string()),
});
export type LeadersQuestion = z.infer<typeof LeadersQuestion>;
export const LeadersAnswer = field.form({
  /** The troop that was asked about. */
  troopId: field.requiredText(sentences.troopMissing, 100, sentences.troopMissing),
  choice: z.enum(TROOP_CHOICES, says(sentences.choiceMissing)),
});
export type LeadersAnswer = z.infer<typeof LeadersAnswer>;

export const ParentConsent = field.form({
  parentFirstName: field.parentFirstName,
  parentLastName: field.parentLastName,
  parentEmail: field.email,
  parentPhone: z.nullish(
    field.openCode(
      platformSentences.notText({ field: 'Phone number' }),
      PHONE_MAX,
      sentences.phoneNumberLong({ count: PHONE_MAX }),
    ),
  ),
  signature: z
    .string(says(sentences.signatureMissing))
    .check(
      z.minLength(1, says(sentences.signatureMissing)),
      z.maxLength(
        Math.ceil(SIGNATURE_MAX_BYTES * BASE64_GROWTH) + DATA_URL_HEAD,
        says(sentences.signatureTooLarge),
      ),
    ),
  termsAgree: z.literal(true, says(sentences.termsNotAgreed)),
  /** The fingerprint of the words that were shown; other programs may leave it out. */
  termsHash: z.nullish(
    z
      .string(says(platformSentences.notText({ field: 'The fingerprint of the terms' })))
      .check(z.maxLength(64, says(sentences.termsMarkLong))),
  ),
  /** Only where the signature is enough; else it is asked in the parent's own mailbox. */
  leaders: z.nullish(LeadersAnswer),
});
export type ParentConsent = z.infer<typeof ParentConsent>;

/** The terms that parents sign, in pieces to show, with the fingerprint of their plain text. */
export const ShownTerms = z.object({
  title: z.string(),
  /** The day on which the words were settled, YYYY-MM-DD. */
  version: z.string(),
  hash: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      blocks: z.array(
        z.object({
          kind: z.enum(['paragraph', 'subheading', 'bullets', 'numbers']),
          items: z.array(z.array(z.object({ text: z.string(), isBold: z.boolean() }))),
        }),
      ),
    }),
  ),
  /** The last line. */
  support: z.string(),
  /** The reason why nobody can sign here at present, and its code; null while parents can. */
  notTaken: z.nullable(z.string()),
  notTakenCode: z.optional(z.string()),
});
export type ShownTerms = z.infer<typeof ShownTerms>;
export const getTerms = endpoint({
  summary: 'The terms that parents sign, and whether they can at present',
  method: 'GET',
  path: '/api/terms',
  who: 'anyone',
  isForAllAlike: true,
  query: field.inLanguage,
  response: ShownTerms,
});

export const giveParentConsent = endpoint({
  summary: 'Stores what a parent or guardian signs for the student who is signed in',
  method: 'POST',
  path: '/api/parent-consent',
  who: 'account',
  refuses: [429],
  body: ParentConsent,
  response: User,
});

/** The consent page's question about the child's troop; null when there is none to ask. */
export const getLeadersQuestion = endpoint({
  summary: "What a parent is asked of the child's troop as she signs; null where nothing is",
  method: 'GET',
  path: '/api/parent-consent/leaders',
  who: 'account',
  response: z.nullable(LeadersQuestion),
});

/** When the letter to the parent may go again, ISO 8601. */
export const ConsentResent = z.object({ nextAt: z.string() });
export const resendConsent = endpoint({
  summary: 'Writes to the parent again',
  method: 'POST',
  path: '/api/parent-consent/resend',
  who: 'account',
  refuses: [429],
  mayRepeat: true,
  response: ConsentResent,
});

/** The text that a parent reads before answering. */
export const Confirmation = z.object({
  childFirstName: z.string(),
  /** The name signed on the child's device. */
  signedBy: z.string(),
  signedAt: z.string(),
  /** When all is deleted, or the consent pauses, if nobody answers. */
  endsAt: z.nullable(z.string()),
  /** True when the child already uses the product under an older signature. */
  isInUse: z.boolean(),
  /** Null where there is nothing to ask of a troop. */
  leaders: z.nullable(LeadersQuestion),
  /** True when this installation sends reminders of weekly checks (PRODUCT.md#reminders). */
  offersReminders: z.boolean(),
  terms: z.object({ version: z.string(), text: z.string() }),
});
export type Confirmation = z.infer<typeof Confirmation>;

/** The parent's wish to be reminded of weekly checks; a missing one counts as no. */
export const reminders = z.nullish(field.yesOrNo);

export const ConfirmationAnswer = field.form({
  token: field.linkToken,
  agree: z.boolean(says(sentences.choiceOfTwoMissing)),
  leaders: z.nullish(LeadersAnswer),
  reminders,
});

export type ConfirmationAnswer = z.infer<typeof ConfirmationAnswer>;

/** Reading uses nothing up: programs that look at mail open every link. */
export const getConfirmation = endpoint({
  summary: 'What a parent is asked to confirm, for the token of her link in X-Link-Token',
  method: 'GET',
  path: '/api/parent/confirmation',
  who: 'anyone',
  refuses: [404, 429],
  response: Confirmation,
});
export const answerConfirmation = endpoint({
  summary: "A parent's yes or no, once for a link",
  method: 'POST',
  path: '/api/parent/confirmation',
  who: 'anyone',
  refuses: [404, 429],
  body: ConfirmationAnswer,
  response: z.object({ childFirstName: z.string(), outcome: z.enum(['confirmed', 'deleted', 'paused']) }),
});
/** The same answer for every token, whatever came of it. */
export const sendLinkAgain = endpoint({
  summary: 'Sends a new link to the address on record, if there is one',
  method: 'POST',
  path: '/api/parent/links/again',
  who: 'anyone',
  refuses: [429],
  body: field.form({ token: field.linkToken }),
  response: z.object({ success: z.literal(true) }),
  isDiscreet: true,
});
