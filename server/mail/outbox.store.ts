import type { Queries } from '#server/db/open.ts';
import type { LinkPurpose, LinkSubject } from '#server/mail/links.store.ts';

/** What a mail is about, for who looks at what waits, and for what follows its sending. */
export type MailKind =
  | 'letter'
  | 'consent-notice'
  | 'consent-reminder'
  | 'consent-plus'
  | 'grace-notice'
  /** Asked for by anybody, for any address: whether it is a parent's is looked up as it is sent. */
  | 'parent-link'
  | 'parent-opened'
  | 'parent-told';

/** A mail that waits to be sent. */
export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text; `{{link}}` stands where the link will be. */
  readonly body: string;
  /** What the link in it leads to, which is made as it is sent. */
  readonly link: LinkSubject | null;
  /** How often somebody has set out to send it. */
  readonly attempts: number;
  /** Milliseconds since 1970, UTC; when it was to be sent first. */
  readonly createdAt: number;
};

export type NewMail = Omit<Mail, 'attempts'> & { readonly userId: string | null };

/** Puts a mail in line. It goes with the account it is about: nobody writes about a child who was deleted. */
export async function insertMail(db: Queries, it: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: it.id,
      user_id: it.userId,
      kind: it.kind,
      language: 'en',
      recipient: it.recipient,
      subject: it.subject,
      body: it.body,
      link_purpose: it.link?.purpose ?? null,
      link_subject: it.link?.subjectId ?? null,
      attempts: 0,
      next_try_at: it.createdAt,
      created_at: it.createdAt,
    })
    .execute();
}

/** Turns the mail that waits for one address of an account to another. */
export async function readdressMail(db: Queries, userId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ recipient: to })
    .where('user_id', '=', userId)
    .where('recipient', '=', from)
    .execute();
}

/** The mail that has been due the longest. */
export async function findDueMail(db: Queries, now: number): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, recipient, subject, body, attempts } = row;
  const link =
    row.link_purpose !== null && row.link_subject !== null
      ? { purpose: row.link_purpose as LinkPurpose, subjectId: row.link_subject }
      : null;
  const kind = row.kind as MailKind;
  return { id, kind, recipient, subject, body, link, attempts, createdAt: row.created_at };
}

/** How many mails wait to be sent. */
export async function countMails(db: Queries): Promise<number> {
  const { mails } = await db
    .selectFrom('mails')
    .select((it) => it.fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  return mails;
}

/** Takes a mail for oneself until a moment; gives false when another process was faster. */
export async function claimMail(db: Queries, mail: Mail, until: number): Promise<boolean> {
  const result = await db
    .updateTable('mails')
    .set({ attempts: mail.attempts + 1, next_try_at: until })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function postponeMail(db: Queries, id: string, until: number): Promise<void> {
  await db.updateTable('mails').set({ next_try_at: until }).where('id', '=', id).execute();
}

/** Puts off a mail that was not tried: its first try is still to come. */
export async function putOffUncounted(db: Queries, id: string, until: number): Promise<void> {
  await db.updateTable('mails').set({ next_try_at: until, attempts: 0 }).where('id', '=', id).execute();
}

/** Forgets a mail with its address and its words. */
export async function deleteMail(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Forgets what waits with a link to one thing: nobody asks for an answer that was given. */
export async function deleteMailsWithLink(db: Queries, { purpose, subjectId }: LinkSubject): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('link_purpose', '=', purpose)
    .where('link_subject', '=', subjectId)
    .execute();
}
