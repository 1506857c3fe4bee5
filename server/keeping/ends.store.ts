/** Classes with the end in their own row, told of at the beginning. */
import { type RawBuilder, sql } from 'kysely';
import type { DatedClass } from '#domain/rules/keeping/clock-classes.ts';
import { isParentIn } from '#server/accounts/exports.ts';
import { SIGN_UP_ENDS } from '#server/consent/exports.ts';
import { isNoneOf } from '#server/platform/db/none-of.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { scanning } from '#server/platform/db/scanning.ts';

/** Until when, behind which one, without whom, and how long it is kept where its row has only its beginning. */
type Until = {
  readonly until: number;
  readonly keptFor: number;
  readonly after: { readonly endsAt: number; readonly id: string } | null;
  readonly leftOut: ReadonlySet<string>;
};
type Row = { id: string; user_id: string; project_id: string | null; at: number; waits: number };
export type WithEnd = {
  readonly id: string;
  readonly userId: string;
  readonly projectId: string | null;
  readonly endsAt: number;
  /** True where whoever asked for it is no parent any more, and another parent decides. */
  readonly waitsForParent: boolean;
};

/** By what each class ends, in the order in which an index has it, and whose it is. */
const COLUMNS: Readonly<Record<DatedClass, { at: RawBuilder<unknown>; id: string; owner: string }>> = {
  signUps: { at: SIGN_UP_ENDS, id: 'id', owner: 'id' },
  toBeDeleted: { at: sql`deletion_ends_at`, id: 'user_id', owner: 'user_id' },
  deletedProjects: { at: sql`deleted_at`, id: 'id', owner: 'owner_id' },
};

const IS_ASKED_BY_PARENT = isParentIn({ child: 'stops.user_id', emailKey: 'stops.deletion_by' });

const FIND: Readonly<Record<DatedClass, RawBuilder<Row>>> = {
  signUps: sql<Row>`select id, id as user_id, cast(null as text) as project_id, ${SIGN_UP_ENDS} as at, 0 as waits from users
    where role = 'student' and consent_state in ('none', 'signed')`,
  toBeDeleted: sql<Row>`select user_id as id, user_id, cast(null as text) as project_id, deletion_ends_at as at,
    case when ${IS_ASKED_BY_PARENT} then 0 else 1 end as waits from stops where deletion_ends_at is not null`,
  deletedProjects: sql<Row>`select id, owner_id as user_id, id as project_id, deleted_at as at, 0 as waits from projects
    where deleted_at is not null`,
};

function endingRows(name: DatedClass, { until, keptFor, after, leftOut }: Until, limit: number) {
  const { at, id: idOf, owner } = COLUMNS[name];
  const id = sql.ref(idOf);
  const further = after ? sql` and (${at}, ${id}) > (${after.endsAt - keptFor}, ${after.id})` : sql``;
  return sql<Row>`${FIND[name]} and ${at} <= ${until - keptFor}${further}
    and ${isNoneOf(owner, leftOut)} order by ${at}, ${id} limit ${limit}`;
}

/** Some of those that end until a moment, also of who is on hold, the first ones first. */
export async function listWithEnd(
  db: Queries,
  name: DatedClass,
  input: Until,
  limit: number,
): Promise<WithEnd[]> {
  const { rows } = await endingRows(name, input, limit).execute(scanning(db));
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    projectId: row.project_id,
    endsAt: Number(row.at) + input.keptFor,
    waitsForParent: Number(row.waits) === 1,
  }));
}

/** The usernames of some accounts, and until when they are on hold. */
export async function listNames(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, { username: string; heldUntil: number | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'held_until'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, username, held_until }) => [id, { username, heldUntil: held_until }]));
}
