/** The list of students as one administrator may read it (PRODUCT.md#the-list-of-students). */
import type { Student, StudentCounts, StudentFilters } from '#domain/contract/office/admin.ts';
import { EXPORT_MS } from '#domain/limits.ts';
import { isChosen } from '#domain/rules/platform/filter.ts';
import { matchesStudentFilter } from '#domain/rules/sign-in/student.ts';
import { type AuditContext, hasAudit, insertAudit } from '#server/audit/exports.ts';
import { listAllRefused } from '#server/gates/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { noteRead } from './admin.service.ts';
import { listListedStudents } from './listed-student.store.ts';
import { countStudents, listStudents, type StudentPage } from './students.store.ts';

type Reader = Pick<AuditContext, 'admin' | 'now'>;

/** Stands in the list of a scout who is closed to its reader. */
const HIDDEN = { email: '', zipCode: '', heldUntil: null } as const;

const chosen = (value: string | undefined) => (isChosen(value) ? value : 'all');

/** Those of some closed scouts whom filters pass over once what is hidden of them is not there. */
async function listPassedOver(
  db: Queries,
  { q = '', troop = '', organization, state, status }: StudentFilters,
  closed: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const filter = {
    ...{ search: q, troop, organization: chosen(organization) },
    ...{ state: chosen(state), status: chosen(status) },
  };
  const students = await listListedStudents(db, [...closed]);
  const others = students.filter((student) => !matchesStudentFilter({ ...student, ...HIDDEN }, filter));
  return new Set(others.map(({ id }) => id));
}

/**
 * The list as this administrator reads it: of a scout who is closed to that one no address, ZIP code or hold, nor does a
 * filter find the scout by them. Where each stands in the list shows troop and state all the same.
 */
async function* listStudentsFor(
  db: Queries,
  page: Omit<StudentPage, 'purpose'>,
  { admin, now }: Reader,
): AsyncGenerator<Student[]> {
  const closed = await listAllRefused(db, admin, now);
  const leftOut = await listPassedOver(db, page, closed);
  for await (const batch of listStudents(db, { ...page, leftOut }))
    yield batch.map((student) => (closed.has(student.id) ? { ...student, ...HIDDEN } : student));
}

/** Counts the students whom `listStudentsFor` lists. */
export async function countStudentsFor(
  db: Queries,
  filters: StudentFilters,
  { admin, now }: Reader,
): Promise<StudentCounts> {
  const closed = await listAllRefused(db, admin, now);
  return countStudents(db, { ...filters, leftOut: await listPassedOver(db, filters, closed) });
}

/**
 * The list of students for a file that leaves the program, or more of it than a screen shows; that is written down before
 * the first of them is read. What does not say that it begins an export belongs to one that the same administrator began
 * a while ago, or is one of its own.
 */
export async function* exportStudents(
  db: Queries,
  { purpose, ...page }: StudentPage,
  { admin, auditId, now }: AuditContext,
): AsyncGenerator<Student[]> {
  const begins = purpose === 'export' && page.cursor === undefined && page.before === undefined;
  const action = 'export-students';
  const isWritten = !begins && (await hasAudit(db, { adminId: admin.id, action, since: now - EXPORT_MS }));
  if (!isWritten) await insertAudit(db, { id: auditId, admin, action, subject: null, now });
  yield* listStudentsFor(db, page, { admin, now });
}

/** A page of the list of students, as a screen shows it. */
export async function* lookThroughStudents(
  db: Database,
  page: StudentPage,
  context: AuditContext,
): AsyncGenerator<Student[]> {
  await noteRead(db, 'list-students', context);
  yield* listStudentsFor(db, page, context);
}
