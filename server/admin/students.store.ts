import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Organization } from '#domain/contract/accounts.ts';
import type { Student, StudentCounts, StudentFilters } from '#domain/contract/admin.ts';
import type { PageKey } from '#domain/contract/paging.ts';
import { isChosen } from '#domain/rules/filter.ts';
import { folded } from '#domain/rules/text.ts';
import { isPostgres } from '#server/db/engine.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import { scanning } from '#server/db/scanning.ts';
import type { Tables, UserRow } from '#server/db/tables.ts';
import { containsText, hasPieces } from '#server/db/text-search.ts';

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'username',
  'email',
  'organization',
  'troop_number',
  'state',
  'zip_code',
  'created_at',
  'profile_completed',
] as const;
type StudentRow = Pick<UserRow, (typeof COLUMNS)[number]>;

/** Rows that are made JSON of at a time, and mostly read: more hold up the event loop, fewer lose time between threads. */
const BATCH = 250;

function presentStudent(row: StudentRow): Student {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    email: row.email,
    organization: row.organization as Organization | null,
    troopNumber: row.troop_number,
    state: row.state,
    zipCode: row.zip_code,
    createdAt: isoTime(row.created_at),
    profileCompleted: row.profile_completed === 1,
  };
}

/** Among so many students that are next in the list all that is common is found sooner than by looking it up. */
const NEXT = 10_000;

/** Rows that are looked up at a time: each time an index goes through all that have the text. */
const LOOKED_UP = 2500;

/**
 * The filters of §5, with the meaning of `matchesStudentFilter`. An index has all they look at: users_by_role, and on
 * Postgres users_by_organization as well, for the counts.
 */
function conditionsOf({ q, troop, organization, state }: StudentFilters) {
  const it = expressionBuilder<Tables, 'users'>();
  const conditions: Expression<SqlBool>[] = [it('role', '=', 'student')];
  for (const { column, text } of textsOf({ q, troop })) conditions.push(containsText(column, text));
  if (isChosen(organization)) conditions.push(it('organization', '=', organization));
  if (isChosen(state)) conditions.push(it('state', '=', state));
  return it.and(conditions);
}

/** What is searched for in which column. */
function textsOf({ q = '', troop = '' }: StudentFilters) {
  return [
    { column: 'search_text', text: folded(q) },
    { column: 'troop_key', text: folded(troop) },
  ].filter(({ text }) => text !== '');
}

/** The students after a place in the list, in its order. */
function studentsAfter(db: Queries, after: PageKey | undefined) {
  const query = scanning(db)
    .selectFrom('users')
    .where('role', '=', 'student')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (!after) return query;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '<', tuple(after.moment, after.id)),
  );
}

type Batch = { rows: StudentRow[]; isLast: boolean };

/** The next of a list of which `left` are still asked for. */
async function readBatch(
  db: Queries,
  filters: StudentFilters,
  after: PageKey | undefined,
  left: number,
): Promise<Batch> {
  const size = Math.min(left, BATCH);
  const matching = studentsAfter(db, after).where(conditionsOf(filters)).select(COLUMNS);
  const texts = textsOf(filters);
  if (texts.length === 0 || !isPostgres(db)) {
    const rows = await matching.limit(size).execute();
    return { rows, isLast: rows.length < size };
  }
  const next = await matchingOfNext(db, filters, after, size);
  if (next.length === size) return { rows: next, isLast: false };
  const more = Math.min(left, LOOKED_UP);
  const rows = await matching
    .where(({ and }) => and(texts.map(({ column, text }) => hasPieces(column, text))))
    .limit(more)
    .execute();
  return { rows, isLast: rows.length < more };
}

/** For Postgres, whose planner cannot know where in the list a text is rare, and would read on and on. */
async function matchingOfNext(
  db: Queries,
  filters: StudentFilters,
  after: PageKey | undefined,
  size: number,
): Promise<StudentRow[]> {
  return db
    .selectFrom(studentsAfter(db, after).selectAll().limit(NEXT).as('users'))
    .where(conditionsOf(filters))
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}

export type StudentPage = StudentFilters & { cursor?: PageKey | undefined; limit?: number | undefined };

/** Students, the newest first, for who joined today is whom an administrator looks for (§2.16); batch by batch. */
export async function* listStudents(
  db: Queries,
  { cursor, limit = Number.POSITIVE_INFINITY, ...filters }: StudentPage,
): AsyncGenerator<Student[]> {
  let after = cursor;
  let left = limit;
  while (left > 0) {
    const { rows, isLast } = await readBatch(db, filters, after, left);
    for (let start = 0; start < rows.length; start += BATCH) {
      yield rows.slice(start, start + BATCH).map(presentStudent);
    }
    const last = rows.at(-1);
    if (!last || isLast) return;
    after = { moment: last.created_at, id: last.id };
    left -= rows.length;
  }
}

/** How many students the filters let through, together and by organization: one pass over an index. */
export async function countStudents(db: Queries, filters: StudentFilters): Promise<StudentCounts> {
  return scanning(db)
    .selectFrom('users')
    .where(conditionsOf(filters))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('organization', '=', 'scouts_bsa').as('scouts_bsa'),
      fn.countAll<number>().filterWhere('organization', '=', 'cub_scouts').as('cub_scouts'),
      fn.countAll<number>().filterWhere('organization', '=', 'girl_scouts').as('girl_scouts'),
    ])
    .executeTakeFirstOrThrow();
}
