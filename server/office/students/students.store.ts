import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type {
  listStudents as listing,
  Student,
  StudentCounts,
  StudentFilters,
} from '#domain/contract/office/admin.ts';
import type { QueryOf } from '#domain/contract/platform/endpoint.ts';
import type { SortedPageKey } from '#domain/contract/platform/paging.ts';
import { PAGE_MAX } from '#domain/limits.ts';
import { isChosen } from '#domain/rules/platform/filter.ts';
import { compared } from '#domain/rules/platform/text.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import { readingsOf } from '#domain/rules/sign-in/student.ts';
import { partsOfTroop } from '#domain/rules/troop/troop-number.ts';
import { isNoneOf } from '#server/platform/db/none-of.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { scanning } from '#server/platform/db/scanning.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { containsText } from '#server/platform/db/text-search.ts';
import { LISTED_COLUMNS, type ListedRow, presentStudent } from './listed-student.store.ts';
import {
  inOrder,
  isBehind,
  orderOf,
  reversed,
  STATUS,
  type StudentOrder,
  withoutIndex,
} from './student-order.store.ts';

type StudentRow = ListedRow & { sort_key: string };

/** Rows that are made JSON of at a time, and mostly read: more hold up the event loop, fewer lose time between threads. */
const BATCH = 250;

/**
 * Among so many students that are next in the list all that is common is found at once; what is rare is looked for among
 * all. No planner can know which of both a text is.
 */
const NEXT = 2500;

/** Rows that are looked for among all at a time: each time all students are gone through. */
const LOOKED_UP = 2500;

/** Filters, and whom they leave out beside: a closed scout whom they find only by what is hidden from the reader. */
type Filters = StudentFilters & { readonly leftOut: ReadonlySet<string> };

/**
 * The filters of PRODUCT.md#the-list-of-students, with the meaning of `matchesStudentFilter`. An index has all they
 * look at: users_by_role. users_by_status knows the few who wait or are stopped.
 */
function conditionsOf({ q = '', troop = '', organization, state, status, leftOut }: Filters) {
  const result = expressionBuilder<Tables, 'users'>();
  const conditions: Expression<SqlBool>[] = [result('role', '=', 'student')];
  if (isTyped(q))
    conditions.push(result.or(readingsOf(q).map((reading) => containsText('search_text', reading))));
  if (isTyped(troop))
    conditions.push(result.or(partsOfTroop(troop).map((part) => containsText('troop_key', part))));
  if (isChosen(organization)) conditions.push(result('organization', '=', organization));
  if (isChosen(state)) conditions.push(result('state', '=', state));
  if (status === 'held') conditions.push(result('held_until', 'is not', null));
  else if (status === 'active') conditions.push(result('profile_completed', '=', 1));
  else if (isChosen(status)) conditions.push(sql<SqlBool>`${STATUS} = ${status}`);
  if (leftOut.size > 0) conditions.push(isNoneOf('id', leftOut));
  return result.and(conditions);
}

function isTyped(text = ''): boolean {
  return compared(text) !== '';
}

/** A stretch of the list: in which order, behind which place, and at most so many. */
type Stretch = { order: StudentOrder; after: SortedPageKey | undefined; size: number };

/** The students of a stretch, all of them. */
function studentsIn(db: Queries, { order, after, size }: Stretch) {
  const query = db.selectFrom('users').where('role', '=', 'student').orderBy(inOrder(order)).limit(size);
  return after ? query.where(isBehind(order, after)) : query;
}

const sortKey = ({ key }: StudentOrder) => (key ?? sql<string>`''`).as('sort_key');

type Batch = { rows: StudentRow[]; isLast: boolean };

/** The next of a list of which `left` are still asked for. */
async function readBatch(
  db: Queries,
  filters: Filters,
  { order, after, size: left }: Stretch,
): Promise<Batch> {
  const size = Math.min(left, BATCH);
  if (!isFiltered(filters)) {
    const rows = await found(studentsIn(db, { order, after, size }), order, filters).execute();
    return { rows, isLast: rows.length < size };
  }
  const next = await matchingOfNext(scanning(db), filters, { order, after, size });
  if (next.length === size) return { rows: next, isLast: false };
  const more = Math.min(left, LOOKED_UP);
  const few = withoutIndex(order);
  const rows = await found(studentsIn(scanning(db), { order: few, after, size: more }), order, filters)
    // All are. Of its indexes that know no more of them than that they are students SQLite takes the one with what is
    // looked at in it, because that one begins with this; without, it read each account (twice the time).
    .where('created_at', '>=', 0)
    .execute();
  return { rows, isLast: rows.length < more };
}

function isFiltered({ q, troop, organization, state, status }: StudentFilters): boolean {
  return isTyped(q) || isTyped(troop) || [organization, state, status].some(isChosen);
}

/** Those whom the filters let through, with what is shown of them. */
function found(students: ReturnType<typeof studentsIn>, order: StudentOrder, filters: Filters) {
  return students
    .where(conditionsOf(filters))
    .select([...LISTED_COLUMNS, STATUS.as('status'), sortKey(order)]);
}

/** Those whom the filters let through of the next. */
async function matchingOfNext(
  db: Queries,
  filters: Filters,
  { order, after, size }: Stretch,
): Promise<StudentRow[]> {
  return db
    .selectFrom(studentsIn(db, { order, after, size: NEXT }).selectAll().as('next_students'))
    .where(conditionsOf(filters))
    .select([...LISTED_COLUMNS, STATUS.as('status'), sortKey(order)])
    .orderBy(inOrder(order))
    .limit(size)
    .execute();
}

export type StudentPage = QueryOf<typeof listing>;

/**
 * Students, the newest first, for who joined today is whom an administrator looks for
 * (PRODUCT.md#the-list-of-students), or sorted by a column; batch by batch.
 */
export async function* listStudents(
  db: Queries,
  { cursor, before, limit, ...query }: StudentPage & Pick<Filters, 'leftOut'>,
): AsyncGenerator<Student[]> {
  const order = orderOf(query);
  if (before === undefined) {
    yield* readList(db, query, { order, after: cursor, size: limit ?? Number.POSITIVE_INFINITY });
    return;
  }
  const after = before === 'end' ? undefined : before;
  const students: Student[] = [];
  const backwards = { order: reversed(order), after, size: limit ?? PAGE_MAX };
  for await (const batch of readList(db, query, backwards)) students.push(...batch);
  students.reverse();
  for (let start = 0; start < students.length; start += BATCH) yield students.slice(start, start + BATCH);
}

async function* readList(
  db: Queries,
  filters: Filters,
  { order, after: from, size }: Stretch,
): AsyncGenerator<Student[]> {
  let after = from;
  let left = size;
  while (left > 0) {
    const { rows, isLast } = await readBatch(db, filters, { order, after, size: left });
    for (let start = 0; start < rows.length; start += BATCH) {
      yield rows.slice(start, start + BATCH).map(presentStudent);
    }
    const last = rows.at(-1);
    if (!last || isLast) return;
    after = { timestamp: last.created_at, id: last.id, key: last.sort_key };
    left -= rows.length;
  }
}

const isOther = ({ not, eb }: ExpressionBuilder<Tables, 'users'>) =>
  not(eb('organization', 'in', ['scouts_bsa', 'cub_scouts', 'girl_scouts']));

/**
 * Counts the students that the filters let through, in all and by organization: one pass over an index, and another
 * when somebody has an organization that an operator named.
 */
export async function countStudents(db: Queries, filters: Filters): Promise<StudentCounts> {
  const counted = scanning(db).selectFrom('users').where(conditionsOf(filters));
  const { others, ...counts } = await counted
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('organization', '=', 'scouts_bsa').as('scouts_bsa'),
      fn.countAll<number>().filterWhere('organization', '=', 'cub_scouts').as('cub_scouts'),
      fn.countAll<number>().filterWhere('organization', '=', 'girl_scouts').as('girl_scouts'),
      fn.countAll<number>().filterWhere(isOther).as('others'),
    ])
    .executeTakeFirstOrThrow();
  return others === 0 ? counts : { ...counts, others: await countOthers(counted) };
}

async function countOthers(counted: SelectQueryBuilder<Tables, 'users', object>) {
  const rows = await counted
    .where(isOther)
    .select(({ fn }) => ['organization', fn.countAll<number>().as('count')])
    .groupBy('organization')
    .orderBy('organization')
    .execute();
  return rows.map(({ organization, count }) => ({ organization: organization as Organization, count }));
}

/** True when any student has an organization. */
export async function hasStudentOf(db: Queries, organization: string): Promise<boolean> {
  const found = await scanning(db)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .where('organization', '=', organization)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
