import type { Organization } from '#domain/contract/accounts.ts';
import type { Student } from '#domain/contract/admin.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';

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

/** Every student, the newest first: who joined today is whom an administrator looks for (§2.16). */
export async function listStudents(db: Queries): Promise<Student[]> {
  const rows = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where('role', '=', 'student')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
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
  }));
}
