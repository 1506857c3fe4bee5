/**
 * Invitations on paper, each family's on a page of its own with a link that only this paper has
 * (PRODUCT.md#printed-letters-to-families).
 */

import { isDeepStrictEqual } from 'node:util';
import type { Paper } from '#domain/contract/report/report.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { troopName } from '#domain/rules/troop/troops.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { letterWords } from '#languages/letters.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { deleteMailsWithLink, endLinks, putLink, type Site } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { isoTime, spokenDayIn } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { holdBucket } from '#server/platform/limits/throttle.store.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import type { Block, PdfDocument } from '#server/report/exports.ts';
import { type InvitingTroop, invitingTroop, ownFamily } from './families.gate.ts';
import { countFamilies, type InvitedFamilyFacts } from './families.store.ts';
import { countLetters, listForLetters } from './letters.store.ts';

export type Printing = {
  readonly user: User;
  readonly now: number;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly isByMail: boolean;
  readonly site: Site;
  /** Where the site is reached, such as https://rootling.example. */
  readonly origin: string;
  readonly paper: Paper;
  /** In which the letters are written; the first one unless it is given. */
  readonly language?: Language;
};

const WORDS = letterWords('families');

/** A family with the secret of the link that only its paper has. */
type FamilyLetter = { readonly family: InvitedFamilyFacts; readonly token: string };

/** Lets the link of a letter lead here; those before, in a letter or on its way, lead nowhere any more. */
async function putLetterLink(
  tx: Queries,
  { family, token }: FamilyLetter,
  { now, newId }: Pick<Printing, 'now' | 'newId'>,
): Promise<void> {
  const subject = { purpose: 'family', subjectId: family.id } as const;
  await endLinks(tx, subject, now);
  await deleteMailsWithLink(tx, subject);
  await putLink(tx, {
    ...subject,
    tokenHash: hashOfToken(token),
    // No mailbox has proven itself by it.
    recipientKey: '',
    mailId: newId(),
    createdAt: now,
    expiresAt: family.expiresAt,
  });
}

type Writing = Pick<Printing, 'user' | 'site' | 'origin'> & {
  readonly troop: InvitingTroop;
  readonly language: Language;
};

function pageOf(
  { family: { firstName, lastName, expiresAt }, token }: FamilyLetter,
  { troop, user, site, origin, language }: Writing,
): Block[] {
  const link = `${origin}${OPEN_SCREENS.join}#${token}`;
  const words = WORDS[language].paper({
    ...{ child: firstName, lastName, troop: troop.number, by: `${user.firstName} ${user.lastName}` },
    ...{ siteName: site.siteName, support: site.supportEmail },
    day: spokenDayIn(isoTime(expiresAt), { timeZone: timeZoneOf(troop.state), language }),
  });
  return [
    { kind: 'page' },
    { kind: 'title', text: words.title, lines: [words.to] },
    { kind: 'paragraph', text: words.what },
    { kind: 'paragraph', text: words.first },
    { kind: 'heading', text: words.camera },
    { kind: 'code', text: link, alt: words.codeAlt },
    { kind: 'paragraph', text: words.orType },
    { kind: 'address', text: link },
    { kind: 'paragraph', text: words.once },
    { kind: 'paragraph', text: words.otherwise },
  ];
}

export type WantedLetters = {
  readonly troopId: string;
  /** The id of one family. */
  readonly of?: string | undefined;
  /** The moment until which those were printed that are wanted again. */
  readonly again?: number | undefined;
};

/** Returns the families of a print. @throws as `printLetters`. */
async function wantedOf(
  tx: Queries,
  { troopId, of, again }: WantedLetters,
  { user, now, isByMail }: Printing,
): Promise<InvitedFamilyFacts[]> {
  if (of !== undefined) {
    const { family } = await ownFamily(tx, user, { id: of, now });
    if (family.isAnswered || family.troopId !== troopId) throw new AppError('taken', sentences.nobodyWaits);
    return [family];
  }
  const families = await listForLetters(tx, { troopId, isByMail, again }, now);
  if (families.length > 0) return families;
  const { byLetter } = await countFamilies(tx, { troopId, isByMail }, now);
  throw new AppError(
    'taken',
    byLetter === 0
      ? sentences.nobodyWaits
      : again === undefined
        ? sentences.allPrinted
        : sentences.printedMeanwhile,
  );
}

/**
 * Makes letters for one family, or for all of a troop that get no mail and have none, or else for those that have one and are
 * wanted again. The links before end once the letters are made, so that letters which could not be made end none.
 * @throws AppError 'not-found', 'taken' where there is nobody to write to, or by then somebody else.
 */
export async function printLetters<T>(
  db: Database,
  wanted: WantedLetters,
  printing: Printing,
  make: (document: PdfDocument) => Promise<T>,
): Promise<T> {
  const { user, now, newId, newToken, site, origin, paper, language = FIRST_LANGUAGE } = printing;
  const troop = await invitingTroop(db, user, wanted.troopId);
  const families = await wantedOf(db, wanted, printing);
  const letters = families.map((family) => ({ family, token: newToken() }));
  const writing = { user, site, origin, troop, language };
  const made = await make({
    ...{ title: WORDS[language].titleOfPaper(troop.number), language, paper, foot: site.siteName },
    ...{ isUnnumbered: true, blocks: letters.flatMap((it) => pageOf(it, writing)) },
  });
  await inTransaction(db, async (tx) => {
    await invitingTroop(tx, user, troop.id);
    // The second of two presses at one moment sees the first one's print and leaves it valid.
    await holdBucket(tx, `print-family-letters:${troop.id}`);
    if (!isDeepStrictEqual(await wantedOf(tx, wanted, printing), families))
      throw new AppError('taken', platformSentences.hasChanged);
    const { prints } = await countLetters(tx, { troopId: troop.id, isByMail: false }, now);
    // Later than any print that somebody can have seen, whatever the clocks of several servers say.
    const at = Math.max(now, (prints.at(-1)?.at ?? 0) + 1);
    const subject = { id: troop.id, label: `${troopName(troop)}, ${troop.state}` };
    await insertAudit(tx, { id: newId(), admin: user, action: 'print-family-letters', subject, now });
    for (const letter of letters) await putLetterLink(tx, letter, { now: at, newId });
  });
  return made;
}
