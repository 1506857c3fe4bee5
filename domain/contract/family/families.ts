/** Families by roster: the parent comes first (PRODUCT.md#the-roster). */

import * as z from 'zod/mini';
import { coded, Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { limit, place } from '#domain/contract/platform/paging.ts';
import { PAPERS } from '#domain/contract/report/report.ts';
import { EMAIL_MAX, ROSTER_MAX_BYTES, ROSTER_ROWS_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import * as reportSentences from '#domain/rules/report/sentences.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';

const troopId = field.requiredText(sentences.troopNotChosen, 100, sentences.troopNotChosen);
const TOO_MANY = says(sentences.rosterLong({ count: ROSTER_ROWS_MAX }));

/** A family's cells as typed; the dry run reports what is wrong with them. */
const cell = field.freeText('A cell', EMAIL_MAX + 200);
export const FamilyRow = field.form({
  line: z
    .number(says(sentences.rowWithoutLine))
    .check(z.refine((it) => Number.isInteger(it) && it > 0, says(sentences.rowWithoutLine))),
  firstName: cell,
  lastName: cell,
  /** Empty where a letter is printed; two addresses in it are put apart. */
  email: cell,
  /** The other parent's address, which gets a letter with the same invitation. */
  secondEmail: z.optional(cell),
});
export type FamilyRow = z.infer<typeof FamilyRow>;
const rows = z.array(FamilyRow, says(sentences.rowsNotList)).check(z.maxLength(ROSTER_ROWS_MAX, TOO_MANY));

const BASE64_GROWTH = 4 / 3;
export const RosterCheck = field.form({
  troopId,
  /** The bytes of a CSV file, whatever its encoding, as base64; or `rows`. */
  file: z.optional(
    z
      .string(says(sentences.fileNotBase64))
      .check(
        z.maxLength(Math.ceil(ROSTER_MAX_BYTES * BASE64_GROWTH) + 4, says(sentences.rosterTooLarge)),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, says(sentences.fileNotBase64)),
      ),
  ),
  rows: z.optional(rows),
});

export const ROW_STATES = ['new', 'here', 'wrong'] as const;
export const CheckedRow = z.object({
  line: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Left out where there is none. */
  secondEmail: z.optional(z.string()),
  state: z.enum(ROW_STATES),
  problem: z.nullable(z.string()),
  ...coded,
});
export type CheckedRow = z.infer<typeof CheckedRow>;

/** States of an invitation: waiting for the mail, mailed, failed, printed, without any letter yet, or answered. */
export const FAMILY_STATES = ['waiting', 'sent', 'failed', 'printed', 'no-letter', 'answered'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];

export const InvitedFamily = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null where a letter is printed, and once it is answered. */
  email: z.nullable(z.string()),
  /** The other parent's address; left out when there is none or the invitation is answered. */
  secondEmail: z.optional(z.string()),
  /** Addresses to which no letter could be sent; left out where there is none. */
  unreached: z.optional(z.array(z.string())),
  state: z.enum(FAMILY_STATES),
  invitedAt: z.string(),
  /** When the link was opened first. */
  openedAt: z.nullable(z.string()),
  /** When all of it is deleted. */
  endsAt: z.string(),
});
export type InvitedFamily = z.infer<typeof InvitedFamily>;

/** Letters that were made by one press, of those whose links live. */
export const LetterPrint = z.object({ at: z.string(), letters: z.number() });
export type LetterPrint = z.infer<typeof LetterPrint>;

const ListedTroop = z.object({
  id: z.string(),
  organization: organizationKey(),
  state: z.string(),
  number: z.string(),
  name: z.string(),
});
export const Families = z.object({
  troop: ListedTroop,
  /** The count over all pages. */
  count: z.number(),
  /** Families without mail that have not answered, so a letter must be printed. */
  byLetter: z.number(),
  /** Those without a printed letter whose link still works; a print run takes these only. */
  unprinted: z.number(),
  /** When the letters of the others were printed, the oldest first. */
  prints: z.array(LetterPrint),
  families: z.array(InvitedFamily),
  next: z.nullable(z.string()),
  /** True when links go by mail; otherwise printed letters are the only way. */
  isByMail: z.boolean(),
});
export type Families = z.infer<typeof Families>;

export const LettersWanted = field.form({
  troopId,
  paper: z._default(z.enum(PAPERS, says(reportSentences.paperUnknown)), 'letter'),
  ...field.inLanguage.shape,
  /** The families' ids; left out, all that get no mail, have not answered and have no letter. */
  of: z.optional(
    field.openText(
      platformSentences.notText({ field: 'Whom the letters are for' }),
      100,
      sentences.familyIdLong,
    ),
  ),
  /**
   * Those that have one instead, the oldest first, as far as it was printed at this moment of `prints` or before: who was asked
   * whether those may die was not asked about what somebody else printed meanwhile.
   */
  again: z.optional(field.moment),
});

const ofFamily = z.object({ id: field.pathId });

/** Stores nothing. */
export const checkRoster = endpoint({
  summary: 'What would come of each row of a roster; nothing is stored',
  method: 'POST',
  path: '/api/families/dry-run',
  who: 'staff',
  refuses: [404, 429],
  mayRepeat: true,
  body: RosterCheck,
  response: z.object({ rows: z.array(CheckedRow) }),
});
/** All of the rows or none; who is invited already is not invited again. */
export const inviteFamilies = endpoint({
  summary:
    'Invites the families of a roster to a troop, all rows or none; who is invited already is not invited again',
  method: 'POST',
  path: '/api/families/invite',
  who: 'staff',
  refuses: [404, 429],
  mayRepeat: true,
  body: field.form({ troopId, rows: rows.check(z.minLength(1, says(sentences.nobodyToInvite))) }),
  response: z.object({ invited: z.number(), alreadyHere: z.number() }),
});
export const listFamilies = endpoint({
  summary: 'Whom a troop has invited, by name and by page',
  method: 'GET',
  path: '/api/families',
  who: 'staff',
  refuses: [404],
  query: field.form({ troopId, after: z.optional(place), limit }),
  response: Families,
});
export const inviteFamilyAgain = endpoint({
  summary: 'Sends the invitation again, for another 14 days',
  method: 'POST',
  path: '/api/families/:id/again',
  who: 'staff',
  refuses: [429],
  mayRepeat: true,
  params: ofFamily,
  response: InvitedFamily,
});
export const takeFamilyBack = endpoint({
  summary: 'Takes an invitation back: its links lead nowhere any more',
  method: 'DELETE',
  path: '/api/families/:id',
  who: 'staff',
  params: ofFamily,
  response: Deleted,
});
/** Makes a new link for each, at most LETTERS_A_PRINT; theirs before lead nowhere any more, all others stay. So it is no GET, which a link on any page could ask for. */
export const printFamilyLetters = endpoint({
  summary:
    'Letters to print for families that have none, or again for those that have one; each with a new link in place of the former',
  method: 'POST',
  path: '/api/families/letters.pdf',
  who: 'staff',
  gives: 'application/pdf',
  refuses: [404, 429],
  mayRepeat: true,
  body: LettersWanted,
  response: 'file',
});
