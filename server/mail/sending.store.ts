/** The line of mails as who sends them needs it: one is claimed, handed over, and put off or given up where that fails. */
import { FIRST_LANGUAGE, isLanguage } from '#domain/languages.ts';
import type { ConsentEventKind } from '#domain/rules/consent/consent.ts';
import type { MailKind, MailProblem } from '#domain/rules/mail/mail-problems.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { LinkPurpose } from './links.store.ts';
import type { LetterContent, Mail } from './outbox.store.ts';

/** No letter of plain text ever began with a bracket, but with its greeting. */
function contentOf(body: string): LetterContent {
  return body.startsWith('[') ? JSON.parse(body) : body;
}

/** The mail that has been due the longest. */
export async function findDueMail(db: Queries, now: number): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('next_try_at', '<=', now)
    .where('given_up_at', 'is', null)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, recipient, subject, attempts, unheard } = row;
  const link =
    row.link_purpose !== null && row.link_subject !== null
      ? { purpose: row.link_purpose as LinkPurpose | 'reset-code', subjectId: row.link_subject }
      : null;
  const evidence =
    row.record_id !== null && row.text_hash !== null
      ? {
          recordId: row.record_id,
          sentEvent: row.sent_event as ConsentEventKind | null,
          textHash: row.text_hash,
        }
      : null;
  const kind = row.kind as MailKind;
  const language = isLanguage(row.language) ? row.language : FIRST_LANGUAGE;
  return {
    id,
    kind,
    userId: row.user_id,
    language,
    recipient,
    subject,
    content: contentOf(row.body),
    link,
    evidence,
    attempts,
    unheard,
    firstTriedAt: row.first_tried_at,
    createdAt: row.created_at,
  };
}

/** A mail that is being tried. */
export type Tried = Mail & { readonly firstTriedAt: number };

/** Takes a mail for oneself until a moment; gives it as it is tried then, and undefined when another process was faster. */
export async function claimMail(
  db: Queries,
  mail: Mail,
  { now, until }: { now: number; until: number },
): Promise<Tried | undefined> {
  const [attempts, firstTriedAt] = [mail.attempts + 1, mail.firstTriedAt ?? now];
  const result = await db
    .updateTable('mails')
    // While it is under way nobody has it tried again.
    .set({ attempts, first_tried_at: firstTriedAt, next_try_at: until, problem: null })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n ? { ...mail, attempts, firstTriedAt } : undefined;
}

/** A mail as somebody has claimed it: who has it claimed since finds nothing changed. */
type Claimed = Pick<Mail, 'id' | 'attempts'>;

/**
 * Notes that a mail server is about to have a whole mail, which is not sent anew before a time unless its word is heard. Gives
 * false where the mail was withdrawn, or another process has claimed it.
 */
export async function noteHandover(db: Queries, mail: Mail, until: number): Promise<boolean> {
  const result = await db
    .updateTable('mails')
    .set({ unheard: mail.unheard + 1, next_try_at: until })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function postponeMail(
  db: Queries,
  { id, attempts }: Claimed,
  { until, ...failure }: { until: number; problem: MailProblem; unheard: number },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_try_at: until, ...failure })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Tries a mail no more: its words go, and that it could not be sent stays for administrators to see. */
export async function giveMailUp(
  db: Queries,
  { id, attempts }: Claimed,
  { now, problem, unheard }: { now: number; problem: MailProblem; unheard: number },
): Promise<boolean> {
  const result = await db
    .updateTable('mails')
    .set({ subject: '', body: '', problem, unheard, given_up_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts off a mail that was not tried: its first try is still to come. */
export async function putOffUncounted(db: Queries, id: string, until: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_try_at: until, attempts: 0, first_tried_at: null })
    .where('id', '=', id)
    .execute();
}

/** True for a reminder whose day is over: it would name a past day. */
export async function isOutlived(db: Queries, id: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select('mails.id')
    .where('mails.id', '=', id)
    .where('users.consent_ends_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}
