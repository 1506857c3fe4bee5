/** Notices of an end, and the fate of their letters (PRODUCT.md#notices-before). */
import { sql } from 'kysely';
import type { ClockClass } from '#domain/rules/keeping/clock-classes.ts';
import { LATE_LETTER_MS, type Notice } from '#domain/rules/keeping/keeping.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which notice a letter belongs to. */
export type NoticeOf = {
  readonly class: ClockClass;
  readonly subjectId: string;
  readonly daysBefore: number;
  readonly userId: string;
  readonly writtenAt: number;
};

export type NewNotice = NoticeOf & { readonly projectId: string | null; readonly isByMail: boolean };
/** A notice, and whether its parents could be written to at all. */
export type GivenNotice = Notice & { readonly isByMail: boolean };

/**
 * Writes a notice down, in the place of one that told of another end or reached no parent; gives false where it is written already, by another
 * process.
 */
export async function putNotice(
  tx: Queries,
  { class: name, subjectId, daysBefore, userId, projectId, writtenAt, isByMail }: NewNotice,
  endsAt: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('keeping_notices')
    .values({
      class: name,
      subject_id: subjectId,
      days_before: daysBefore,
      user_id: userId,
      project_id: projectId,
      written_at: writtenAt,
      by_mail: isByMail ? 1 : 0,
    })
    .onConflict((on) =>
      on
        .columns(['class', 'subject_id', 'days_before'])
        .doUpdateSet({ written_at: writtenAt, by_mail: isByMail ? 1 : 0 })
        .where((expression) =>
          expression.or([
            expression('keeping_notices.written_at', '<', endsAt - daysBefore * DAY_MS),
            expression('keeping_notices.by_mail', '<', expression.ref('excluded.by_mail')),
          ]),
        ),
    )
    .returning('written_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a letter of a notice is in line. */
export async function insertNoticeLetter(tx: Queries, mailId: string, noticeOf: NoticeOf): Promise<void> {
  await tx
    .insertInto('keeping_letters')
    .values({
      mail_id: mailId,
      class: noticeOf.class,
      subject_id: noticeOf.subjectId,
      days_before: noticeOf.daysBefore,
      user_id: noticeOf.userId,
      written_at: noticeOf.writtenAt,
      sent_at: null,
      given_up_at: null,
    })
    .execute();
}

/** Notes what became of a letter. */
export async function noteNoticeLetter(
  tx: Queries,
  mailId: string,
  outcome: 'sent' | 'given-up',
  now: number,
): Promise<void> {
  await tx
    .updateTable('keeping_letters')
    .set(outcome === 'sent' ? { sent_at: now } : { given_up_at: now })
    .where('mail_id', '=', mailId)
    .execute();
}

type Outcome = {
  subject_id: string;
  days_before: number;
  written_at: number;
  sent_at: number | null;
  lost: number;
  waiting: number;
};

/** Returns the fate of each notice's letters. */
async function outcomesOf(db: Queries, name: ClockClass, subjectIds: readonly string[]): Promise<Outcome[]> {
  return db
    .selectFrom('keeping_letters as it')
    .leftJoin('mails', (join) =>
      join.onRef('mails.id', '=', 'it.mail_id').on('mails.given_up_at', 'is', null),
    )
    .select(({ fn }) => [
      'it.subject_id',
      'it.days_before',
      'it.written_at',
      fn.max('it.sent_at').as('sent_at'),
      fn.count<number>('it.given_up_at').as('lost'),
      fn.count<number>('mails.id').as('waiting'),
    ])
    .where('it.class', '=', name)
    .where('it.subject_id', 'in', [...subjectIds])
    .groupBy(['it.subject_id', 'it.days_before', 'it.written_at'])
    .execute();
}

/** The notices of some subjects of a class, by subject. */
export async function noticesOf(
  db: Queries,
  name: ClockClass,
  subjectIds: readonly string[],
): Promise<Map<string, GivenNotice[]>> {
  const notices = new Map<string, GivenNotice[]>();
  if (subjectIds.length === 0) return notices;
  const rows = await db
    .selectFrom('keeping_notices')
    .select(['subject_id', 'days_before', 'written_at', 'by_mail'])
    .where('class', '=', name)
    .where('subject_id', 'in', [...subjectIds])
    .execute();
  if (rows.length === 0) return notices;
  const keyOf = (outcome: Pick<Outcome, 'subject_id' | 'days_before' | 'written_at'>) =>
    `${outcome.subject_id} ${outcome.days_before} ${outcome.written_at}`;
  const outcomes = new Map((await outcomesOf(db, name, subjectIds)).map((it) => [keyOf(it), it]));
  for (const row of rows) {
    const outcome = outcomes.get(keyOf(row));
    const sentAt = outcome?.sent_at ?? row.written_at;
    const notice = {
      daysBefore: row.days_before,
      toldAt: sentAt - row.written_at > LATE_LETTER_MS ? sentAt : row.written_at,
      isUndelivered: Number(outcome?.lost ?? 0) > 0,
      isWaiting: Number(outcome?.waiting ?? 0) > 0,
      isByMail: row.by_mail === 1,
    };
    notices.set(row.subject_id, [...(notices.get(row.subject_id) ?? []), notice]);
  }
  return notices;
}

/** That letters were sent long ago. */
export function forgottenLetters(before: number): Expired {
  return expired('keeping_letters', sql`written_at <= ${before}`);
}

/** Lists an account's notices, each once. */
export async function listToldSubjects(
  db: Queries,
  userId: string,
): Promise<{ class: ClockClass; subjectId: string; projectId: string | null }[]> {
  const rows = await db
    .selectFrom('keeping_notices')
    .select(['class', 'subject_id', 'project_id'])
    .where('user_id', '=', userId)
    .distinct()
    .orderBy('class')
    .orderBy('subject_id')
    .execute();
  return rows.map((row) => ({
    class: row.class as ClockClass,
    subjectId: row.subject_id,
    projectId: row.project_id,
  }));
}

/** Notices of accounts visited since; until they go, the child reads that the visit has kept everything. */
export function noticesPutOff(): Expired {
  return expired(
    'keeping_notices',
    // First by who has visited at all since anybody was told: else each notice is compared with its account.
    sql`class = 'unvisited' and subject_id in (select id from users where role = 'student' and last_visit_at >
        (select min(written_at) from keeping_notices where class = 'unvisited'))
      and exists (select 1 from users
        where users.id = keeping_notices.user_id and users.last_visit_at > keeping_notices.written_at)`,
  );
}

/** Forgets every notice, and drops the letters still in line: each is given again, as early as it has to be. */
export async function forgetNotices(tx: Queries): Promise<void> {
  await tx.deleteFrom('keeping_notices').execute();
  await tx
    .deleteFrom('mails')
    .where('kind', '=', 'keeping-notice')
    .where('given_up_at', 'is', null)
    .execute();
}
