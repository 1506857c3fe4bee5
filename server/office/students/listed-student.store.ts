import type { Student } from '#domain/contract/office/admin.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { UserRow } from '#server/platform/db/tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { STATUS } from './student-order.store.ts';

/** The columns of the student list (PRODUCT.md#the-list-of-students). */
export const LISTED_COLUMNS = [
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
  'held_until',
] as const;
export type ListedRow = Pick<UserRow, (typeof LISTED_COLUMNS)[number]> & { status: string };

export function presentStudent(row: ListedRow): Student {
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
    waitingForParent: row.status === 'waiting',
    stoppedByParent: row.status === 'stopped',
    heldUntil: row.held_until === null ? null : isoTime(row.held_until),
  };
}

/** Some students as the list has them. */
export async function listListedStudents(db: Queries, ids: readonly string[]): Promise<Student[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select([...LISTED_COLUMNS, STATUS.as('status')])
    .where('id', 'in', ids)
    .where('role', '=', 'student')
    .execute();
  return rows.map(presentStudent);
}

/** One student as the list has it; undefined for whoever is none. */
export async function findListedStudent(db: Queries, id: string): Promise<Student | undefined> {
  return (await listListedStudents(db, [id]))[0];
}
