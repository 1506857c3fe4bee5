import { sql } from 'kysely';
import { NOBODY_SIGNED_IN, STAFF_ACCOUNT_ACTIONS } from '#domain/contract/audit/audit-actions.ts';
import type { AuditAction, AuditEntry } from '#domain/contract/office/admin.ts';
import type { PageKey } from '#domain/contract/platform/paging.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { idByUsername } from '#server/accounts/exports.ts';
import { markOf } from '#server/platform/account-mark.ts';
import { isNoneOf } from '#server/platform/db/none-of.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

export type NewAuditEntry = {
  readonly id: string;
  /** Null for what no administrator did: whoever runs the installation, or somebody unknown. */
  readonly admin: Pick<User, 'id' | 'username'> | null;
  readonly action: AuditAction;
  /** On whom or what; its label is readable after it is gone. */
  readonly subject: { readonly id: string; readonly label: string } | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
};

/** The acting administrator, the id of the log's row, and the time. */
export type AuditContext = { readonly admin: User; readonly auditId: string; readonly now: number };

/** In place of an administrator: an id and a username that nobody has. */
export const NOBODY = '';

/** Adds a row of who did what, when and on whom, in the transaction of the deed. */
export async function insertAudit(db: Queries, newAuditEntry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: newAuditEntry.id,
      happened_at: newAuditEntry.now,
      admin_id: newAuditEntry.admin?.id ?? NOBODY,
      admin_username: newAuditEntry.admin?.username ?? NOBODY,
      action: newAuditEntry.action,
      subject_id: newAuditEntry.subject?.id ?? null,
      subject_label: newAuditEntry.subject?.label ?? null,
    })
    .execute();
}

/** True when an administrator has a row of an action since a time. */
export async function hasAudit(
  db: Queries,
  values: { adminId: string; action: AuditAction; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('happened_at', '>', values.since)
    .where('admin_id', '=', values.adminId)
    .where('action', '=', values.action)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when somebody has a row of an action on one account since a time. */
export async function hasLooked(
  db: Queries,
  values: { adminId: string; subjectId: string; action: AuditAction; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', values.subjectId)
    .where('happened_at', '>', values.since)
    .where('admin_id', '=', values.adminId)
    .where('action', '=', values.action)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which actions are meant, or all but which; those of which a second one of a day is left out; and how many rows. */
type DeedsAsked = {
  readonly actions: readonly ['in' | 'not in', readonly AuditAction[]];
  readonly onceADay: readonly AuditAction[];
  readonly limit: number;
};

/**
 * The newest of what was done to one account: first the last of each day, person and action, and then the others. So nobody
 * pushes out what was done before by doing one thing often.
 */
export async function listDeedsOn(
  db: Queries,
  subjectId: string,
  { actions: [isIn, actions], onceADay, limit }: DeedsAsked,
): Promise<AuditEntry[]> {
  const countedBack = sql<number>`row_number() over (
    partition by admin_id, action, happened_at / ${sql.lit(DAY_MS)} order by happened_at desc, id desc)`;
  const rows = await db
    .selectFrom(
      entries(db)
        .select(countedBack.as('nth'))
        .where('subject_id', '=', subjectId)
        .where('action', isIn, actions)
        .as('deed'),
    )
    .select(['id', 'happened_at', 'admin_id', 'admin_username', 'action', 'subject_id', 'subject_label'])
    .where((it) => it.or([it('nth', '=', 1), it('action', 'not in', onceADay)]))
    .orderBy(sql`case when nth = 1 then 0 else 1 end`)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(presentEntry);
}

/** The newest exports of the list of students since one of them signed up; who stood in one is not known. */
export async function listExportsSince(db: Queries, userId: string, limit: number): Promise<AuditEntry[]> {
  const rows = await entries(db)
    .where('subject_id', 'is', null)
    .where('happened_at', '>=', ({ selectFrom }) =>
      selectFrom('users').select('created_at').where('id', '=', userId),
    )
    .where('action', '=', 'export-students')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(presentEntry);
}

const entries = (db: Queries) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'happened_at', 'admin_id', 'admin_username', 'action', 'subject_id', 'subject_label']);

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

/** Marks an account by its id; one gone so long that a pseudonym stands there has none. */
const markIn = (id: string | null) =>
  id === null || id === NOBODY || id.startsWith('former-') ? null : markOf(id);

function presentEntry(row: EntryRow): AuditEntry {
  const isOfStaff = STAFF_ACCOUNT_ACTIONS.some((it) => it === row.action);
  return {
    id: row.id,
    happenedAt: isoTime(row.happened_at),
    adminUsername: row.admin_username === NOBODY ? null : row.admin_username,
    adminMark: markIn(row.admin_id),
    action: row.action as AuditAction,
    subjectLabel: row.subject_label,
    subjectMark: isOfStaff ? markIn(row.subject_id) : null,
  };
}

const ROWS_OF_A_PAGE = 50;

/** A filter of the log; an empty field lets everything through. */
export type AuditFilter = {
  readonly action?: AuditAction | '' | undefined;
  /** The usernames of who did it, and of whom it was done to, as typed. */
  readonly by?: string | undefined;
  readonly on?: string | undefined;
  /** Milliseconds since 1970, from the one on and before the other. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
};

type AuditPage = AuditFilter & {
  /** Children of whom the reader sees none but own deeds. */
  readonly closed?: { readonly to: string; readonly ids: ReadonlySet<string> } | undefined;
  readonly cursor?: PageKey | undefined;
  readonly limit?: number | undefined;
};

/**
 * The columns that tell of a person: an account that is there by its id, whatever it was called when, and one that has
 * gone by the name that the row has kept.
 */
async function columnOf(
  db: Queries,
  typed: string,
  [byId, byName]: readonly ['admin_id', 'admin_username'] | readonly ['subject_id', 'subject_label'],
) {
  if (typed === NOBODY_SIGNED_IN) return { column: byId, value: NOBODY };
  const there = await idByUsername(db, typed).executeTakeFirst();
  return there ? { column: byId, value: there.id } : { column: byName, value: typed };
}

/** A page of the log, the newest first. */
export async function listAudit(
  db: Queries,
  { action, by, on, since, until, closed, cursor, limit = ROWS_OF_A_PAGE }: AuditPage,
): Promise<AuditEntry[]> {
  let query = entries(db).orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (action) query = query.where('action', '=', action);
  if (by) {
    const { column, value } = await columnOf(db, by, ['admin_id', 'admin_username']);
    query = query.where(column, '=', value);
  }
  if (on) {
    const { column, value } = await columnOf(db, on, ['subject_id', 'subject_label']);
    query = query.where(column, '=', value);
  }
  if (since !== undefined) query = query.where('happened_at', '>=', since);
  if (until !== undefined) query = query.where('happened_at', '<', until);
  if (closed !== undefined && closed.ids.size > 0) {
    const { to, ids } = closed;
    query = query.where((it) =>
      it.or([it('admin_id', '=', to), it('subject_id', 'is', null), isNoneOf('subject_id', ids)]),
    );
  }
  if (cursor) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('happened_at', 'id'), '<', tuple(cursor.timestamp, cursor.id)),
    );
  }
  const rows = await query.execute();
  return rows.map(presentEntry);
}
