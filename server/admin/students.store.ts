import type { Organization } from '#domain/contract/accounts.ts';
import type { Student, StudentCounts, StudentFilters } from '#domain/contract/admin.ts';
import type { PageKey } from '#domain/contract/paging.ts';
import { isChosen } from '#domain/rules/filter.ts';
import { folded } from '#domain/rules/text.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import { scanning } from '#server/db/scanning.ts';
import type { UserRow } from '#server/db/tables.ts';
import { containsText } from '#server/db/text-search.ts';

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

/** Rows that are read and made JSON of at a time: more hold up the event loop, fewer lose time between threads. */
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

/** The filters of §5, with the meaning of `matchesStudentFilter`; the index users_by_role has all they look at. */
function studentsMatching(db: Queries, filters: StudentFilters) {
  const search = folded(filters.q ?? '');
  const troop = folded(filters.troop ?? '');
  let query = scanning(db).selectFrom('users').where('role', '=', 'student');
  if (search !== '') query = query.where(containsText('search_text', search));
  if (troop !== '') query = query.where(containsText('troop_key', troop));
  if (isChosen(filters.organization)) query = query.where('organization', '=', filters.organization);
  if (isChosen(filters.state)) query = query.where('state', '=', filters.state);
  return query;
}

async function readBatch(
  db: Queries,
  filters: StudentFilters,
  after: PageKey | undefined,
  size: number,
): Promise<StudentRow[]> {
  let query = studentsMatching(db, filters).select(COLUMNS);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.moment, after.id)),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

type StudentPage = StudentFilters & { cursor?: PageKey | undefined; limit?: number | undefined };

/** Students, the newest first, for who joined today is whom an administrator looks for (§2.16); batch by batch. */
export async function* listStudents(
  db: Queries,
  { cursor, limit = Number.POSITIVE_INFINITY, ...filters }: StudentPage,
): AsyncGenerator<Student[]> {
  let after = cursor;
  let left = limit;
  while (left > 0) {
    const size = Math.min(left, BATCH);
    const rows = await readBatch(db, filters, after, size);
    yield rows.map(presentStudent);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = { moment: last.created_at, id: last.id };
    left -= size;
  }
}

/** How many students the filters let through, together and by organization: one pass over the index. */
export async function countStudents(db: Queries, filters: StudentFilters): Promise<StudentCounts> {
  return studentsMatching(db, filters)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('organization', '=', 'scouts_bsa').as('scouts_bsa'),
      fn.countAll<number>().filterWhere('organization', '=', 'cub_scouts').as('cub_scouts'),
      fn.countAll<number>().filterWhere('organization', '=', 'girl_scouts').as('girl_scouts'),
    ])
    .executeTakeFirstOrThrow();
}
