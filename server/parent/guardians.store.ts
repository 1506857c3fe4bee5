import { folded } from '#domain/rules/text.ts';
import type { Queries } from '#server/db/open.ts';

/** A parent or guardian of one child, as far as letters and sessions need to know her. */
export type Guardian = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly emailKey: string;
};

export type ConfirmedGuardian = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly confirmedAt: number;
};

/** Notes whose mailbox has confirmed a consent. Who was blocked stays so. */
export async function putGuardian(tx: Queries, it: ConfirmedGuardian): Promise<void> {
  const names = { first_name: it.firstName, last_name: it.lastName, phone: it.phone };
  await tx
    .insertInto('guardians')
    .values({
      id: it.id,
      user_id: it.userId,
      email: it.email,
      email_key: folded(it.email),
      language: 'en',
      state: 'active',
      confirmed_at: it.confirmedAt,
      ...names,
    })
    .onConflict((on) =>
      on
        .columns(['user_id', 'email_key'])
        .doUpdateSet({ ...names, state: 'active', confirmed_at: it.confirmedAt })
        .where('guardians.state', '!=', 'blocked'),
    )
    .execute();
}

/** Blocks an address as a parent of one child; gives who it was, or undefined where it was none. */
export async function blockGuardian(
  tx: Queries,
  userId: string,
  emailKey: string,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('guardians')
    .set({ state: 'blocked' })
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function activeGuardians(db: Queries) {
  return db
    .selectFrom('guardians')
    .select(['id', 'user_id', 'email', 'email_key'])
    .where('state', '=', 'active');
}

type Row = { id: string; user_id: string; email: string; email_key: string };

function presentGuardian(row: Row | undefined): Guardian | undefined {
  return row && { id: row.id, userId: row.user_id, email: row.email, emailKey: row.email_key };
}

/** A guardian who has an address and is not blocked; of several children one. */
export async function findGuardianByAddress(db: Queries, address: string): Promise<Guardian | undefined> {
  const rows = activeGuardians(db).where('email_key', '=', folded(address));
  return presentGuardian(await rows.orderBy('id').limit(1).executeTakeFirst());
}

/** The guardian that a link leads to, unless she is blocked. */
export async function findGuardian(db: Queries, id: string): Promise<Guardian | undefined> {
  return presentGuardian(await activeGuardians(db).where('id', '=', id).executeTakeFirst());
}

/** The guardians of a child who are not blocked. */
export async function listGuardiansOf(db: Queries, userId: string): Promise<Guardian[]> {
  const rows = await activeGuardians(db).where('user_id', '=', userId).orderBy('id').execute();
  return rows.flatMap((row) => presentGuardian(row) ?? []);
}

/** The ids of all guardians of one address, blocked ones too. */
export async function listGuardianIds(db: Queries, emailKey: string): Promise<string[]> {
  const rows = await db.selectFrom('guardians').select('id').where('email_key', '=', emailKey).execute();
  return rows.map(({ id }) => id);
}
