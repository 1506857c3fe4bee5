import type { UnsentMail } from '#domain/contract/office/unsent-mails.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import type { MailKind, MailProblem } from '#domain/rules/mail/mail-problems.ts';
import { isNoneOf } from '#server/platform/db/none-of.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/** More are one fault of the mail server, which the first of them tell as well. */
const LISTED = 100;

/** The mails whose last try failed, the oldest first, but for those about some accounts. */
export async function listUnsentMails(db: Queries, leftOut: ReadonlySet<string>): Promise<UnsentMail[]> {
  const rows = await db
    .selectFrom('mails as it')
    .leftJoin('users', 'users.id', 'it.user_id')
    .select(['it.id', 'it.kind', 'it.recipient', 'it.created_at', 'it.problem', 'it.next_try_at'])
    .select(['it.given_up_at', 'it.user_id', 'users.first_name', 'users.last_name', 'users.username'])
    .where('it.problem', 'is not', null)
    .where(({ or, eb }) => or([eb('it.user_id', 'is', null), isNoneOf('it.user_id', leftOut)]))
    .orderBy('it.created_at')
    .orderBy('it.id')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as MailKind,
    student:
      row.user_id === null
        ? null
        : {
            id: row.user_id,
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            username: row.username ?? '',
          },
    recipient: maskedAddress(row.recipient),
    since: isoTime(row.created_at),
    problem: row.problem as MailProblem,
    nextTryAt: row.given_up_at === null ? isoTime(row.next_try_at) : null,
  }));
}

export type FailedMail = {
  readonly kind: MailKind;
  readonly userId: string | null;
  readonly isGivenUp: boolean;
  readonly recordId: string | null;
};

/** A mail whose last try failed. */
export async function findFailedMail(db: Queries, id: string): Promise<FailedMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['kind', 'user_id', 'given_up_at', 'record_id'])
    .where('id', '=', id)
    .where('problem', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: row.kind as MailKind,
    userId: row.user_id,
    isGivenUp: row.given_up_at !== null,
    recordId: row.record_id,
  };
}

/** True when an address has not taken a letter about an account. */
export async function isAddressRefused(db: Queries, userId: string, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('recipient', '=', recipient)
    .where('problem', '=', 'address-refused' satisfies MailProblem)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
