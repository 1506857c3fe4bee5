import type { ExpressionBuilder } from 'kysely';
import { FOR_ITS_READER_ALONE, GOES_WITH_ITS_READER } from '#domain/rules/mail/mail-problems.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** From which address to which, and what becomes of letters that are for their reader alone. */
export type Readdressed = {
  readonly from: string;
  readonly to: string;
  readonly own: 'stays' | 'follows' | 'goes';
};

/**
 * Turns the mail that waits for one address of an account to another; what was given up is not missed there. What is for its reader
 * alone stays with an address that may still take its place back, follows to one that has done so, and else goes but for warnings.
 */
export async function readdressMail(
  db: Queries,
  userId: string,
  { from, to, own }: Readdressed,
): Promise<void> {
  const recipients = await spellingsOf(db, userId, from);
  if (recipients.length === 0) return;
  const waiting = (expressionBuilder: ExpressionBuilder<Tables, 'mails'>) =>
    expressionBuilder.and([
      expressionBuilder('user_id', '=', userId),
      expressionBuilder('recipient', 'in', recipients),
    ]);
  await db
    .deleteFrom('mails')
    .where(waiting)
    .where((expression) => {
      const isGivenUp = expression('given_up_at', 'is not', null);
      return own === 'goes'
        ? expression.or([isGivenUp, expression('kind', 'in', GOES_WITH_ITS_READER)])
        : isGivenUp;
    })
    .execute();
  const turned = db.updateTable('mails').set({ recipient: to }).where(waiting);
  await (own === 'follows' ? turned : turned.where('kind', 'not in', FOR_ITS_READER_ALONE)).execute();
}

/** Lists the spellings of a recipient in an account's mails that share the key of an address. */
async function spellingsOf(db: Queries, userId: string, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('recipient')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map((it) => it.recipient).filter((it) => addressKey(it) === addressKey(address));
}

/** Forgets what waits about an account for one address. */
export async function deleteMailsTo(db: Queries, userId: string, recipient: string): Promise<void> {
  const recipients = await spellingsOf(db, userId, recipient);
  if (recipients.length === 0) return;
  await db.deleteFrom('mails').where('user_id', '=', userId).where('recipient', 'in', recipients).execute();
}
