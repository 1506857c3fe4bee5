import { sql } from 'kysely';
import type { InvitedRole, StaffInvitation } from '#domain/contract/office/people.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

export type NewInvitationRow = {
  readonly id: string;
  readonly role: InvitedRole;
  readonly email: string | null;
  /** The id of who invites. */
  readonly invitedBy: string;
  /** Milliseconds since 1970, UTC, as is the next. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Which troop a leader is invited to. */
  readonly troopId: string | null;
};

export async function insertInvitation(tx: Queries, newInvitationRow: NewInvitationRow): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      id: newInvitationRow.id,
      role: newInvitationRow.role,
      email: newInvitationRow.email,
      invited_by: newInvitationRow.invitedBy,
      created_at: newInvitationRow.createdAt,
      expires_at: newInvitationRow.expiresAt,
      troop_id: newInvitationRow.troopId,
    })
    .execute();
}

const openOnes = (db: Queries, now: number) =>
  db
    .selectFrom('invitations as it')
    .innerJoin('users', 'users.id', 'it.invited_by')
    .leftJoin('troops', 'troops.id', 'it.troop_id')
    .select(['it.id', 'it.role', 'it.email', 'it.created_at', 'it.expires_at'])
    .select(['users.first_name', 'users.last_name', 'it.troop_id', 'troops.number'])
    .where('it.expires_at', '>', now);

type OpenRow = Awaited<ReturnType<ReturnType<typeof openOnes>['executeTakeFirstOrThrow']>>;

function present(row: OpenRow): StaffInvitation {
  return {
    id: row.id,
    role: row.role as InvitedRole,
    email: row.email,
    troop: row.troop_id === null ? null : { id: row.troop_id, number: row.number ?? '' },
    invitedBy: `${row.first_name} ${row.last_name}`,
    createdAt: isoTime(row.created_at),
    expiresAt: isoTime(row.expires_at),
  };
}

/** The invitations that can still be accepted, the newest first. */
export async function listInvitations(db: Queries, now: number): Promise<StaffInvitation[]> {
  const rows = await openOnes(db, now).orderBy('it.created_at', 'desc').orderBy('it.id').execute();
  return rows.map(present);
}

/** One that can still be accepted. */
export async function findInvitation(
  db: Queries,
  id: string,
  now: number,
): Promise<StaffInvitation | undefined> {
  const row = await openOnes(db, now).where('it.id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** Takes an invitation away, accepted or taken back; gives false when it was gone. */
export async function deleteInvitation(tx: Queries, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('invitations').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Takes all invitations of an administrator away, and gives their ids. */
export async function deleteInvitationsOf(tx: Queries, invitedBy: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('invitations')
    .where('invited_by', '=', invitedBy)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The accounts of those whom somebody has invited since a moment: each has the id of its invitation, which stands in the log. */
export async function listLetInBy(db: Queries, invitedBy: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.subject_id')
    .select('users.id')
    .where('audit_log.admin_id', '=', invitedBy)
    .where('audit_log.action', '=', 'invite')
    .where('audit_log.happened_at', '>=', since)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of those by which somebody would become a leader of a troop. */
export async function listInvitationsTo(db: Queries, troopId: string): Promise<string[]> {
  const rows = await db.selectFrom('invitations').select('id').where('troop_id', '=', troopId).execute();
  return rows.map(({ id }) => id);
}

/** Those that were not accepted in time. */
export function endedInvitations(now: number): Expired {
  return expired('invitations', sql`expires_at <= ${now}`);
}
