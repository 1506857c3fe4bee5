import { sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { deadLink } from '#server/platform/errors.ts';

/** Purposes of a link in a mail. */
export const LINK_PURPOSES = [
  'consent',
  'parent',
  'parent-close',
  'deletion-cancel',
  'deletion-now',
  'staff-invitation',
  'invitation',
  'address-confirm',
  'address-undo',
  'address-replace',
  'family',
  'reminder-stop',
  'staff-address-confirm',
  'staff-address-undo',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The subject of a link, and its recipient. */
export type LinkSubject = { readonly purpose: LinkPurpose; readonly subjectId: string };

export type Link = LinkSubject & {
  readonly tokenHash: string;
  /** The key of the recipient's mailbox. */
  readonly recipientKey: string;
  /** Milliseconds since 1970, UTC. */
  readonly expiresAt: number;
  readonly usedAt: number | null;
};

export type NewLink = LinkSubject & {
  tokenHash: string;
  recipientKey: string;
  mailId: string;
  createdAt: number;
  expiresAt: number;
};

/** Forgets the links of tries to send a mail of which none was handed over: nobody has them. */
export async function forgetUnsentLinks(tx: Queries, mailId: string): Promise<void> {
  await tx.deleteFrom('links').where('mail_id', '=', mailId).where('used_at', 'is', null).execute();
}

/** Keeps the link of a mail, beside those of earlier tries that may have arrived. */
export async function putLink(tx: Queries, newLink: NewLink): Promise<void> {
  await tx
    .insertInto('links')
    .values({
      token_hash: newLink.tokenHash,
      purpose: newLink.purpose,
      subject_id: newLink.subjectId,
      recipient_key: newLink.recipientKey,
      mail_id: newLink.mailId,
      created_at: newLink.createdAt,
      expires_at: newLink.expiresAt,
      used_at: null,
    })
    .execute();
}

/** The opened link. */
export type GivenLink = { readonly tokenHash: string; readonly now: number };

/** A link that was sent once, dead or alive. */
export async function findLink(
  db: Queries,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<Link | undefined> {
  const row = await db
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    tokenHash,
    purpose,
    subjectId: row.subject_id,
    recipientKey: row.recipient_key,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  };
}

/**
 * A link that leads somewhere, which is only looked at.
 * @throws AppError 'not-found' for one that is too old, was used, or never was.
 */
export async function readLink(
  db: Queries,
  purpose: LinkPurpose,
  { tokenHash, now }: GivenLink,
): Promise<Link> {
  const link = await findLink(db, purpose, tokenHash);
  if (!link || link.usedAt !== null || link.expiresAt <= now) throw deadLink();
  return link;
}

/**
 * Uses a link up in the transaction of its deed, and with it all others for the same.
 * @returns what it leads to.
 * @throws AppError as `readLink`.
 */
export async function takeLink(
  tx: Queries,
  purpose: LinkPurpose,
  { tokenHash, now }: GivenLink,
): Promise<string> {
  const row = await tx
    .updateTable('links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subject_id')
    .executeTakeFirst();
  if (!row) throw deadLink();
  await endLinks(tx, { purpose, subjectId: row.subject_id }, now);
  return row.subject_id;
}

/** Ends all links to one thing. They stay known, so that who opens one can ask for another. */
export async function endLinks(tx: Queries, { purpose, subjectId }: LinkSubject, now: number): Promise<void> {
  await tx
    .updateTable('links')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends the links to one thing that no mailbox was sent. */
export async function endPaperLinks(
  tx: Queries,
  { purpose, subjectId }: LinkSubject,
  now: number,
): Promise<void> {
  await tx
    .updateTable('links')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('recipient_key', '=', '')
    .where('used_at', 'is', null)
    .execute();
}

/** Forgets all links to one thing that is gone. */
export async function deleteLinks(tx: Queries, { purpose, subjectId }: LinkSubject): Promise<void> {
  await tx.deleteFrom('links').where('purpose', '=', purpose).where('subject_id', '=', subjectId).execute();
}

/** Links to a parent's page open all of it, though each hangs on one child. */
const OF_A_WHOLE_PAGE = ['parent', 'parent-close', 'reminder-stop'] as const satisfies readonly LinkPurpose[];

/** Hangs the links of a page, and the letters that wait with one, on another child of the same parent. A reminder names all. */
async function passOnLinksOfPages(tx: Queries, userId: string): Promise<void> {
  const siblings = await tx
    .selectFrom('guardians as it')
    .innerJoin('guardians as other', 'other.email_key', 'it.email_key')
    .select(['it.id as from', 'other.id as to', 'other.user_id as userId'])
    .where('it.user_id', '=', userId)
    .where('it.state', '=', 'active')
    .where('other.user_id', '<>', userId)
    .where('other.state', '=', 'active')
    .execute();
  const ids = siblings.flatMap(({ from, to }) => [from, to]);
  if (ids.length > 0)
    await tx.deleteFrom('mails').where('kind', '=', 'reminder').where('link_subject', 'in', ids).execute();
  for (const { from, to, userId: otherId } of siblings) {
    await tx
      .updateTable('links')
      .set({ subject_id: to })
      .where('subject_id', '=', from)
      .where('purpose', 'in', OF_A_WHOLE_PAGE)
      .execute();
    await tx
      .updateTable('mails')
      .set({ link_subject: to, user_id: otherId })
      .where('link_subject', '=', from)
      .where('link_purpose', 'in', OF_A_WHOLE_PAGE)
      .execute();
  }
}

/** Forgets every link that was sent about an account, which is to go. To be called while its records are still its own. */
export async function deleteLinksOfAccount(tx: Queries, userId: string): Promise<void> {
  await passOnLinksOfPages(tx, userId);
  const records = tx.selectFrom('consent_records').select('id').where('user_id', '=', userId);
  const guardians = tx.selectFrom('guardians').select('id').where('user_id', '=', userId);
  const changes = tx.selectFrom('staff_address_changes').select('id').where('user_id', '=', userId);
  await tx.deleteFrom('links').where('subject_id', 'in', records.union(guardians).union(changes)).execute();
}

/** Links that ended before a time. */
export function endedLinks(before: number): Expired {
  return expired('links', sql`expires_at <= ${before}`);
}
