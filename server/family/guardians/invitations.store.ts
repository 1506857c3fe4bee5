import { sql } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { INVITATION_MS } from '#domain/limits.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { clearMistyped, putFormerAddress } from '#server/accounts/exports.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** An invited parent without an answer: no guardian yet, who reads nothing and gets no letters. */
export type Invited = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly emailKey: string;
  /** The guardian who sent the invitation. */
  readonly invitedBy: string;
  readonly invitedAt: number;
};

export type NewInvitation = Omit<Invited, 'emailKey'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
};

export function endOfInvitation({ invitedAt }: Pick<Invited, 'invitedAt'>): number {
  return invitedAt + INVITATION_MS;
}

export async function insertInvitation(tx: Queries, newInvitation: NewInvitation): Promise<void> {
  await tx
    .insertInto('guardians')
    .values({
      id: newInvitation.id,
      user_id: newInvitation.userId,
      email: newInvitation.email,
      email_key: addressKey(newInvitation.email),
      first_name: newInvitation.firstName,
      last_name: newInvitation.lastName,
      phone: null,
      language: newInvitation.language,
      state: 'invited',
      confirmed_at: null,
      invited_by: newInvitation.invitedBy,
      invited_at: newInvitation.invitedAt,
      blocked_reason: null,
    })
    .execute();
}

/** An invitation that is not over. */
export async function findInvitation(db: Queries, id: string, now: number): Promise<Invited | undefined> {
  const row = await db
    .selectFrom('guardians')
    .select(['id', 'user_id', 'email', 'email_key', 'invited_by', 'invited_at'])
    .where('id', '=', id)
    .where('state', '=', 'invited')
    .where('invited_at', '>', now - INVITATION_MS)
    .executeTakeFirst();
  if (!row || row.invited_by === null || row.invited_at === null) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    emailKey: row.email_key,
    invitedBy: row.invited_by,
    invitedAt: row.invited_at,
  };
}

/** Gives an invitation its seven days anew. */
export async function prolongInvitation(tx: Queries, id: string, now: number): Promise<void> {
  await tx.updateTable('guardians').set({ invited_at: now }).where('id', '=', id).execute();
}

/** Makes who was invited a guardian like the one who invited. */
export async function acceptInvitation(tx: Queries, invited: Invited, now: number): Promise<void> {
  await clearMistyped(tx, invited.userId, invited.emailKey);
  await tx
    .updateTable('guardians')
    .set({ state: 'active', confirmed_at: now })
    .where('id', '=', invited.id)
    .execute();
}

export async function deleteInvitation(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('guardians').where('id', '=', id).where('state', '=', 'invited').execute();
}

/** The invitations of an address to one child, by whomever; and those that a guardian has sent. */
export async function listInvitationIds(
  db: Queries,
  by: { readonly userId: string; readonly emailKey: string } | { readonly invitedBy: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('guardians')
    .select('id')
    .where('state', '=', 'invited')
    .where((expression) =>
      'invitedBy' in by
        ? expression('invited_by', '=', by.invitedBy)
        : expression.and([expression('user_id', '=', by.userId), expression('email_key', '=', by.emailKey)]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Lists everybody whom a guardian let in since a moment: open invitations of any age, and those invited or accepted
 * since, even if blocked or replaced by now, as they may have let in others.
 */
export async function listLetInSince(
  db: Queries,
  invitedBy: string,
  since: number,
): Promise<{ id: string; isOpen: boolean }[]> {
  const rows = await db
    .selectFrom('guardians')
    .select(['id', 'state'])
    .where('invited_by', '=', invitedBy)
    .where((expression) =>
      expression.or([
        expression('state', '=', 'invited'),
        expression('invited_at', '>=', since),
        expression('confirmed_at', '>=', since),
      ]),
    )
    .execute();
  return rows.map(({ id, state }) => ({ id, isOpen: state === 'invited' }));
}

/** Makes who had joined a parent no more; gives of which child, and who. Who is blocked stays so. */
export async function deleteJoined(
  tx: Queries,
  id: string,
): Promise<Pick<Invited, 'userId' | 'email' | 'emailKey'> | undefined> {
  const row = await tx
    .deleteFrom('guardians')
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning(['user_id', 'email', 'email_key'])
    .executeTakeFirst();
  if (row) await putFormerAddress(tx, row.user_id, row.email_key);
  return row && { userId: row.user_id, email: row.email, emailKey: row.email_key };
}

/** Invitations of a time before, which nobody has answered. */
export function endedInvitations(before: number): Expired {
  return expired('guardians', sql`state = 'invited' and invited_at <= ${before}`);
}
