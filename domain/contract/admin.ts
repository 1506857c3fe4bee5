import * as z from 'zod/mini';
import { STUDENT_SEARCH_MAX, TROOP_NUMBER_MAX } from '../limits.ts';
import { ORGANIZATIONS } from './accounts.ts';
import { Deleted, endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { cursor, limit } from './paging.ts';

/** A student as administrators list them (SPEC §3). */
export const Student = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  organization: z.nullable(z.enum(ORGANIZATIONS)),
  troopNumber: z.string(),
  state: z.string(),
  zipCode: z.string(),
  createdAt: z.string(),
  profileCompleted: z.boolean(),
});
export type Student = z.infer<typeof Student>;

const TROOP_LONG = `A troop number can have at most ${TROOP_NUMBER_MAX} characters`;
const ORGANIZATION_SENTENCE = 'Please choose an organization from the list';

/** The filters of §2.16 with the meaning of §5; `all` and empty mean unset. */
const filters = {
  q: field.searchText(STUDENT_SEARCH_MAX),
  organization: z.optional(z.enum(['', 'all', ...ORGANIZATIONS], ORGANIZATION_SENTENCE)),
  state: field.stateFilter,
  troop: z.optional(z.string(TROOP_LONG).check(z.trim(), z.maxLength(TROOP_NUMBER_MAX, TROOP_LONG))),
};
export const StudentFilters = field.form(filters);
export type StudentFilters = z.infer<typeof StudentFilters>;

/** How many students there are, and how many of each organization: the four cards of §2.16. */
export const StudentCounts = z.object({
  total: z.number(),
  scouts_bsa: z.number(),
  cub_scouts: z.number(),
  girl_scouts: z.number(),
});
export type StudentCounts = z.infer<typeof StudentCounts>;

/** What a parent signed for a student, as administrators see it (RULINGS 14). */
export const ConsentRecord = z.object({
  parentFirstName: z.nullable(z.string()),
  parentLastName: z.nullable(z.string()),
  parentEmail: z.nullable(z.string()),
  parentPhone: z.nullable(z.string()),
  signedAt: z.string(),
  /** The network address the parent signed from. */
  clientAddress: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** The exact words that were signed, and their SHA-256 in hexadecimal. */
  terms: z.object({ version: z.string(), hash: z.string(), text: z.string() }),
  /** A PNG of 400x150 as a data URL. */
  signature: z.nullable(z.string()),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

/** What administrators do that leaves a trace (RULINGS 41), and what is done to their accounts. */
export const AUDIT_ACTIONS = [
  'reset-password',
  'delete-user',
  'import-species',
  'view-photo',
  'view-consent',
  'export-students',
  'log-in',
  'fail-to-log-in',
  'create-first-admin',
  'reset-admin',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One row of the audit log: who did what, when and on whom. */
export const AuditEntry = z.object({
  id: z.string(),
  happenedAt: z.string(),
  /** Null for a login that failed, and for what whoever runs the installation did there. */
  adminUsername: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  /** The username the subject had then; null where the deed had none. */
  subjectLabel: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AdminPasswordReset = field.form({
  userId: field.requiredText('Please choose a student', 100, 'Please choose a student'),
  newPassword: field.newPassword(field.PASSWORD_RESET_SENTENCE),
});
export type AdminPasswordReset = z.infer<typeof AdminPasswordReset>;

export const SpeciesImport = z.object({
  success: z.boolean(),
  message: z.string(),
  /** True when the data was already complete and nothing was written (RULINGS 29). */
  skipped: z.boolean(),
  previousCount: z.number(),
  newCount: z.number(),
  imported: z.number(),
});
export type SpeciesImport = z.infer<typeof SpeciesImport>;

/** Says that a list is read to be taken away: its first page leaves an audit row. */
const purpose = z.optional(z.literal('export', 'The purpose can only be export'));

/**
 * Every student, the newest first, as §7 has it. With `limit` so many of them; the page after begins at `cursor`, which
 * `nextCursor` makes of the last student (docs/decisions/0023-students-by-page.md).
 */
export const listStudents = endpoint({
  method: 'GET',
  path: '/api/admin/students',
  who: 'admin',
  query: field.form({ ...filters, cursor, limit, purpose }),
  answer: z.array(Student),
});
/** How many students the same filters let through. */
export const countStudents = endpoint({
  method: 'GET',
  path: '/api/admin/student-counts',
  who: 'admin',
  query: StudentFilters,
  answer: StudentCounts,
});
/** The consent record of a student: null while no parent has signed. Looking at it leaves an audit row. */
export const getConsentRecord = endpoint({
  method: 'GET',
  path: '/api/admin/students/:id/consent',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  answer: z.nullable(ConsentRecord),
});
/** The audit log by page, the newest first: 50 rows unless `limit` says otherwise. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  who: 'admin',
  query: field.form({ cursor, limit }),
  answer: z.array(AuditEntry),
});
export const resetStudentPassword = endpoint({
  method: 'POST',
  path: '/api/admin/reset-password',
  who: 'admin',
  body: AdminPasswordReset,
  answer: z.object({ success: z.literal(true), username: z.string() }),
});
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  answer: Deleted,
});
export const importSpecies = endpoint({
  method: 'POST',
  path: '/api/admin/import-species',
  who: 'admin',
  answer: SpeciesImport,
});
