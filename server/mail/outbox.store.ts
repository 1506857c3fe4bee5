import { sql } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { ConsentEventKind } from '#domain/rules/consent/consent.ts';
import type { MailKind } from '#domain/rules/mail/mail-problems.ts';
import type { Block } from '#languages/letter-blocks.ts';
import type { LinkSubject } from '#server/mail/links.store.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** The target of a mail's slot: a link, or a reset code by the hash of its token. */
export type MailSubject = LinkSubject | { readonly purpose: 'reset-code'; readonly subjectId: string };

/** The event that a mail adds to a consent. */
export type Evidence = {
  readonly recordId: string;
  /** As what it is noted when it has left; null where that was noted when it was written. */
  readonly sentEvent: ConsentEventKind | null;
  readonly textHash: string;
};

/** The words of a letter. */
export type MailWords = { readonly subject: string; readonly blocks: readonly Block[] };

/** The waiting content: blocks; or plain text from before letters were made of blocks. */
export type LetterContent = readonly Block[] | string;

/** A mail that waits to be sent. */
export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  /** The account that it is about; null for what outlives the account. */
  readonly userId: string | null;
  readonly language: Language;
  readonly recipient: string;
  readonly subject: string;
  /** `{{link}}` stands where the link will be, `{{code}}` where the code. */
  readonly content: LetterContent;
  /** The target of its link or code; both are made as it is sent. */
  readonly link: MailSubject | null;
  readonly evidence: Evidence | null;
  /** Attempts to send it. */
  readonly attempts: number;
  /** Times that the mail server took all of it without an answer. */
  readonly unheard: number;
  /** Milliseconds since 1970, UTC; null before the first try. */
  readonly firstTriedAt: number | null;
  /** When it was to be sent first. */
  readonly createdAt: number;
};

export type NewMail = Omit<Mail, 'content' | 'attempts' | 'unheard' | 'firstTriedAt'> & {
  readonly blocks: readonly Block[];
};

/** Puts a mail in line. It goes with the account it is about: nobody writes about a child who was deleted. */
export async function insertMail(db: Queries, newMail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newMail.id,
      user_id: newMail.userId,
      kind: newMail.kind,
      language: newMail.language,
      recipient: newMail.recipient,
      subject: newMail.subject,
      body: JSON.stringify(newMail.blocks),
      link_purpose: newMail.link?.purpose ?? null,
      link_subject: newMail.link?.subjectId ?? null,
      attempts: 0,
      unheard: 0,
      next_try_at: newMail.createdAt,
      first_tried_at: null,
      created_at: newMail.createdAt,
      problem: null,
      given_up_at: null,
      record_id: newMail.evidence?.recordId ?? null,
      sent_event: newMail.evidence?.sentEvent ?? null,
      text_hash: newMail.evidence?.textHash ?? null,
    })
    .execute();
}

/** Counts the waiting mails. */
export async function countMails(db: Queries): Promise<number> {
  const { mails } = await db
    .selectFrom('mails')
    .select((it) => it.fn.countAll<number>().as('mails'))
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return mails;
}

/** Has a mail that failed tried again now. */
export async function dueAtOnce(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('mails').set({ next_try_at: now }).where('id', '=', id).execute();
}

/** Mails that were given up before a time. */
export function mailsGivenUp(before: number): Expired {
  return expired('mails', sql`given_up_at <= ${before}`);
}

/** Forgets a mail with its address and its words. */
export async function deleteMail(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** The mails of some kinds with a link to one thing that were to be sent by now. */
export async function findLateMailsWithLink(
  db: Queries,
  { purpose, subjectId }: MailSubject,
  { kinds, now }: { kinds: readonly MailKind[]; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('link_purpose', '=', purpose)
    .where('link_subject', '=', subjectId)
    .where('kind', 'in', kinds)
    .where('created_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets the mails of a kind that prove something of one consent. */
export async function deleteMailsOfRecord(db: Queries, recordId: string, kind: MailKind): Promise<void> {
  await db.deleteFrom('mails').where('record_id', '=', recordId).where('kind', '=', kind).execute();
}

/** Forgets mails of a kind about one account that could not be sent: what they told of is over. */
export async function deleteGivenUp(db: Queries, userId: string, kind: MailKind): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('given_up_at', 'is not', null)
    .execute();
}

/** Forgets what waits with a link to one thing, or a code for it: nobody asks for an answer that was given. */
export async function deleteMailsWithLink(db: Queries, { purpose, subjectId }: MailSubject): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('link_purpose', '=', purpose)
    .where('link_subject', '=', subjectId)
    .execute();
}
