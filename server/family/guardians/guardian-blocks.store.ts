import type { AskedKind } from '#domain/contract/family/guardians.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { isNotHeld } from '#server/deletions/exports.ts';
import type { GuardianBlockRow } from '#server/platform/db/consent-tables.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** An administrator's request that nobody has settled yet. */
export type AskedBlock = {
  readonly id: string;
  readonly kind: AskedKind;
  readonly reason: string;
  readonly askedAt: number;
  readonly askedBy: Pick<User, 'id' | 'username'>;
  /** The address that is to take the place of the guardian's; null for a block. */
  readonly email: string | null;
  /** From when it does; null while another administrator has yet to agree. */
  readonly startsAt: number | null;
};
/** An address that is to take the place of a guardian's. */
export type Replacement = AskedBlock & { readonly email: string; readonly startsAt: number };

function presentAsked(row: GuardianBlockRow): AskedBlock {
  return {
    id: row.id,
    kind: row.kind as AskedKind,
    reason: row.reason,
    askedAt: row.asked_at,
    askedBy: { id: row.asked_by, username: row.asked_by_username },
    email: row.to_email,
    startsAt: row.starts_at,
  };
}

export async function insertBlock(tx: Queries, guardianId: string, askedBlock: AskedBlock): Promise<void> {
  await tx
    .insertInto('guardian_blocks')
    .values({
      id: askedBlock.id,
      guardian_id: guardianId,
      kind: askedBlock.kind,
      reason: askedBlock.reason,
      asked_at: askedBlock.askedAt,
      asked_by: askedBlock.askedBy.id,
      asked_by_username: askedBlock.askedBy.username,
      settled_at: null,
      settled_by_username: null,
      is_done: 0,
      to_email: askedBlock.email,
      starts_at: askedBlock.startsAt,
    })
    .execute();
}

export async function findAskedBlock(db: Queries, guardianId: string): Promise<AskedBlock | undefined> {
  const row = await db
    .selectFrom('guardian_blocks')
    .selectAll()
    .where('guardian_id', '=', guardianId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row && presentAsked(row);
}

/** Lists an administrator's requests since a moment, asked or planned and not done, with their guardians. */
export async function listAskedBy(
  db: Queries,
  askedBy: string,
  since: number,
): Promise<(AskedBlock & { readonly guardianId: string })[]> {
  const rows = await db
    .selectFrom('guardian_blocks')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('asked_at', '>=', since)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...presentAsked(row), guardianId: row.guardian_id }));
}

/** Returns the agreed replacement of a guardian's address; undefined without one. */
export async function findReplacement(db: Queries, guardianId: string): Promise<Replacement | undefined> {
  const asked = await findAskedBlock(db, guardianId);
  const { email = null, startsAt = null } = asked ?? {};
  return asked && email !== null && startsAt !== null ? { ...asked, email, startsAt } : undefined;
}

/** Lists the guardians whose address is to be replaced. */
export async function listReplaced(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('guardian_blocks')
    .select('guardian_id')
    .where('settled_at', 'is', null)
    .where('starts_at', 'is not', null)
    .orderBy('guardian_id')
    .execute();
  return rows.map((row) => row.guardian_id);
}

/** Notes from when another address takes the place of a guardian's. */
export async function setStart(tx: Queries, id: string, startsAt: number): Promise<void> {
  await tx.updateTable('guardian_blocks').set({ starts_at: startsAt }).where('id', '=', id).execute();
}

/**
 * Selects replacements that are due. They wait for the end of a hold, of a deletion that a parent asked for, and of
 * another parent's stop: while the consent is not in force nobody is asked for it.
 */
function dueReplacements(db: Queries, now: number) {
  return db
    .selectFrom('guardian_blocks')
    .innerJoin('guardians', 'guardians.id', 'guardian_blocks.guardian_id')
    .where('guardian_blocks.settled_at', 'is', null)
    .where('guardian_blocks.starts_at', '<=', now)
    .where(isNotHeld('guardians.user_id', now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stops')
            .select('stops.user_id')
            .whereRef('stops.user_id', '=', 'guardians.user_id')
            .where(({ or, eb, ref }) =>
              or([
                eb('stops.deletion_ends_at', 'is not', null),
                eb('stops.stopped_by', '<>', ref('guardians.email_key')),
              ]),
            ),
        ),
      ),
    );
}

/** The guardian and the child. */
export type DueReplacement = { readonly guardianId: string; readonly userId: string };

export async function findDueReplacements(
  db: Queries,
  { now, guardianId }: { now: number; guardianId?: string },
  limit: number,
): Promise<DueReplacement[]> {
  let query = dueReplacements(db, now);
  if (guardianId !== undefined) query = query.where('guardians.id', '=', guardianId);
  const rows = await query
    .select(['guardians.id', 'guardians.user_id'])
    .orderBy('guardians.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ guardianId: row.id, userId: row.user_id }));
}

export async function countDueReplacements(db: Queries, now: number): Promise<number> {
  const { count } = await dueReplacements(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes who confirmed or dropped what was asked, and when; nobody where the clock or the parent did. */
export async function settleBlock(
  tx: Queries,
  id: string,
  values: { admin: Pick<User, 'username'> | null; isDone: boolean; now: number },
): Promise<void> {
  await tx
    .updateTable('guardian_blocks')
    .set({
      settled_at: values.now,
      settled_by_username: values.admin?.username ?? null,
      is_done: values.isDone ? 1 : 0,
    })
    .where('id', '=', id)
    .execute();
}
