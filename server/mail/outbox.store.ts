import type { Queries } from '#server/db/open.ts';

/** A mail that waits to be sent. */
export type Mail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** How often somebody has set out to send it. */
  readonly attempts: number;
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number;
};

/** Puts a mail in line. It goes with the account it is about: nobody writes about a child who was deleted. */
export async function insertMail(
  db: Queries,
  it: Omit<Mail, 'attempts'> & { userId: string },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: it.id,
      user_id: it.userId,
      recipient: it.recipient,
      subject: it.subject,
      body: it.body,
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
  return { id, recipient, subject, body, attempts, createdAt: row.created_at };
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

/** Forgets a mail with its address and its words. */
export async function deleteMail(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
