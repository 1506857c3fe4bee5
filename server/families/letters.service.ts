/** Invitations on paper, each family's on a page of its own with a link that only this paper has (§24). */
import type { User } from '#domain/contract/accounts.ts';
import type { Paper } from '#domain/contract/report.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import { troopName } from '#domain/rules/troops.ts';
import { insertAudit } from '#server/admin/audit.store.ts';
import type { Queries } from '#server/db/open.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import { AppError, orNotFound } from '#server/errors.ts';
import { endLinks, putLink } from '#server/mail/links.store.ts';
import type { Site } from '#server/mail/outbox.service.ts';
import { deleteMailsWithLink } from '#server/mail/outbox.store.ts';
import type { Block, PdfDocument } from '#server/pdf/pdf-document.ts';
import { hashOfToken } from '#server/token-hash.ts';
import { invitingTroop, ownFamily } from './families.gate.ts';
import { type InvitedFamilyFacts, listForLetters } from './families.store.ts';

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
};

const NOBODY = 'Nobody waits for a letter.';

/** Makes a link that only the paper has; those before, in a letter or on its way, lead nowhere any more. */
async function linkFor(tx: Queries, it: InvitedFamilyFacts, printing: Printing): Promise<string> {
  const { now, newId, newToken, origin } = printing;
  const subject = { purpose: 'family', subjectId: it.id } as const;
  const token = newToken();
  await endLinks(tx, subject, now);
  await deleteMailsWithLink(tx, subject);
  await putLink(tx, {
    ...subject,
    tokenHash: hashOfToken(token),
    // No mailbox has proven itself by it.
    recipientKey: '',
    mailId: newId(),
    createdAt: now,
    expiresAt: it.expiresAt,
  });
  return `${origin}${OPEN_SCREENS.join}#${token}`;
}

function pageOf(
  { firstName, lastName, expiresAt }: InvitedFamilyFacts,
  link: string,
  { troop, by, site }: { troop: string; by: string; site: Site },
): Block[] {
  const { siteName, supportEmail } = site;
  return [
    { kind: 'page' },
    { kind: 'title', text: `${troop} invites you`, lines: [`To the parents of ${firstName} ${lastName}`] },
    {
      kind: 'paragraph',
      text: `${by} of ${troop} invites ${firstName} to ${siteName}, where scouts grow new trees from cuttings and keep a notebook of it.`,
    },
    {
      kind: 'paragraph',
      text: `You come first: ${firstName} can begin once you have signed. It takes about five minutes on a phone.`,
    },
    { kind: 'heading', text: 'Hold the camera of your phone over this' },
    { kind: 'code', text: link, alt: 'A code that opens the address below' },
    { kind: 'paragraph', text: 'Or type this address:' },
    { kind: 'address', text: link },
    {
      kind: 'paragraph',
      text: `It works once, until ${spokenUtcDay(expiresAt)}. Please show it to nobody: who has it can sign ${firstName} up.`,
    },
    {
      kind: 'paragraph',
      text: `If you do not want this, you need do nothing. On that day we delete ${firstName}'s name. Questions? Write to ${supportEmail}.`,
    },
  ];
}

/**
 * Letters for one family, or for all of a troop that get no mail. Making them ends the links before.
 * @throws AppError 'not-found', 'taken' where there is nobody to write to.
 */
export async function writeLetters(
  tx: Queries,
  { troopId, of }: { troopId: string; of?: string | undefined },
  printing: Printing,
): Promise<PdfDocument> {
  const { user, now, newId, isByMail, site, paper } = printing;
  const troop = await invitingTroop(tx, user, troopId);
  const families = of
    ? [orNotFound((await ownFamily(tx, user, { id: of, now })).family)].filter(
        (it) => !it.isAnswered && it.troopId === troop.id,
      )
    : await listForLetters(tx, { troopId: troop.id, isByMail }, now);
  if (families.length === 0) throw new AppError('taken', NOBODY);
  const subject = { id: troop.id, label: `${troopName(troop)}, ${troop.state}` };
  await insertAudit(tx, { id: newId(), admin: user, action: 'print-family-letters', subject, now });
  const words = { troop: troopName(troop), by: `${user.firstName} ${user.lastName}`, site };
  const blocks: Block[] = [];
  for (const it of families) blocks.push(...pageOf(it, await linkFor(tx, it, printing), words));
  return { title: `Letters of ${troopName(troop)}`, paper, foot: site.siteName, isUnnumbered: true, blocks };
}
