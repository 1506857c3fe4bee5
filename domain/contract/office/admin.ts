import * as z from 'zod/mini';
import { AUDIT_ACTIONS, auditFilters } from '#domain/contract/audit/audit-actions.ts';
import { ConsentProof } from '#domain/contract/consent/consent-proof.ts';
import { AddressStanding, ParentEmailCorrection } from '#domain/contract/family/replacements.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { cursor, limit, place } from '#domain/contract/platform/paging.ts';
import { STUDENT_SEARCH_MAX, TROOP_NUMBER_MAX } from '#domain/limits.ts';
import * as familySentences from '#domain/rules/family/sentences.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { type Organization, organizationKey } from '#domain/rules/sign-in/organizations.ts';

/** A student as administrators list them (PRODUCT.md#fields). */
export const Student = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  organization: z.nullable(organizationKey()),
  troopNumber: z.string(),
  state: z.string(),
  zipCode: z.string(),
  createdAt: z.string(),
  profileCompleted: z.boolean(),
  /** The profile is complete, and no parent or guardian has signed yet. */
  waitingForParent: z.boolean(),
  /** A parent has stopped the notebook, or wants it deleted; nobody is waited for. */
  stoppedByParent: z.boolean(),
  /** Until when administrators hold the account (PRODUCT.md#holds); null where they do not. */
  heldUntil: z.nullable(z.string()),
});
export type Student = z.infer<typeof Student>;

const TROOP_LONG = says(platformSentences.tooLong({ field: 'A troop number', count: TROOP_NUMBER_MAX }));

export const STUDENT_STATUSES = ['active', 'incomplete', 'waiting', 'stopped', 'held'] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

/**
 * The filters of PRODUCT.md#the-list-of-students with the meaning of PRODUCT.md#the-list-of-students; `all` and empty
 * mean unset.
 */
const filters = {
  q: field.searchText(STUDENT_SEARCH_MAX),
  organization: z.optional(
    z.union(
      [z.literal(['', 'all']), organizationKey(familySentences.organizationNotListed)],
      says(familySentences.organizationNotListed),
    ),
  ),
  state: field.stateFilter,
  troop: z.optional(z.string(TROOP_LONG).check(z.trim(), z.maxLength(TROOP_NUMBER_MAX, TROOP_LONG))),
  /**
   * 'active' and 'incomplete' are the labels of PRODUCT.md#profile-completion; 'waiting' and 'stopped' are those of the
   * active who wait for a parent, or whom one has stopped; 'held' is who is on hold.
   */
  status: z.optional(z.enum(['', 'all', ...STUDENT_STATUSES], says(sentences.statusNotListed))),
};
export const StudentFilters = field.form(filters);
export type StudentFilters = z.infer<typeof StudentFilters>;

/** The columns of PRODUCT.md#the-list-of-students that an order makes sense of. */
export const STUDENT_SORTS = [
  'name',
  'username',
  'organization',
  'troop',
  'state',
  'joined',
  'status',
] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** Counts of students, in all and by organization: the cards of PRODUCT.md#the-list-of-students. */
export const StudentCounts = z.object({
  total: z.number(),
  scouts_bsa: z.number(),
  cub_scouts: z.number(),
  girl_scouts: z.number(),
  /** Those of organizations that an operator named (PRODUCT.md#organizations), where anybody has one. */
  others: z.optional(z.array(z.object({ organization: organizationKey(), count: z.number() }))),
});
export type StudentCounts = z.infer<typeof StudentCounts>;
/** Counts students of each organization that has any. */
export function countsByOrganization({
  total: _,
  others = [],
  ...ours
}: StudentCounts): ReadonlyMap<Organization, number> {
  const counted = Object.entries(ours).filter(([, count]) => count > 0) as [Organization, number][];
  return new Map([...counted, ...others.map((it) => [it.organization, it.count] as const)]);
}

/** The form that a parent signed for a student (PRODUCT.md#the-record-of-a-consent). */
export const SignedConsent = z.object({
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
  /** Since when the child's photos and words may be published; null where that is not allowed. */
  republishingSince: z.nullable(z.string()),
  /** Later corrections by administrators, the latest first; the record itself stays as signed. */
  corrections: z.array(
    z.object({ parentEmail: z.nullable(z.string()), correctedAt: z.string(), adminUsername: z.string() }),
  ),
});
export type SignedConsent = z.infer<typeof SignedConsent>;

/** The same as administrators see it, with how it stands, and whether there is mail, by which a corrected address gets the copy. */
export const ConsentRecord = z.extend(SignedConsent, {
  copiesAreSent: z.boolean(),
  ...ConsentProof.shape,
  ...AddressStanding.shape,
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export { AUDIT_ACTIONS, type AuditAction } from '#domain/contract/audit/audit-actions.ts';

/** One row of the audit log: who did what, when and on whom. */
export const AuditEntry = z.object({
  id: z.string(),
  happenedAt: z.string(),
  /** Null for a login that failed, and for what whoever runs the installation did there. */
  adminUsername: z.nullable(z.string()),
  /**
   * The mark of that account (PRODUCT.md#names-of-staff), which stays whatever it is called; null where nobody is
   * named, or a made-up name is.
   */
  adminMark: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  /** The username the subject had then; null where the deed had none. */
  subjectLabel: z.nullable(z.string()),
  /** Where the subject is a leader or an administrator. */
  subjectMark: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AdminPasswordReset = field.form({
  userId: field.requiredText(sentences.studentNotChosen, 100, sentences.studentNotChosen),
  newPassword: field.newPassword(field.NEW_PASSWORD_SHORT),
});
export type AdminPasswordReset = z.infer<typeof AdminPasswordReset>;

/**
 * Every student, the newest first, as PRODUCT.md#calls has it, or sorted by a column. With `limit` so many of them:
 * those after `cursor`, or the last ones before `before`, where 'end' is the end of the list; both take the place that
 * `placeOf` gives of a student (docs/decisions/0091).
 */
export const listStudents = endpoint({
  summary: 'The students that the filters let through, the newest first or sorted; by page with a limit',
  method: 'GET',
  path: '/api/admin/students',
  who: 'admin',
  query: field.form({
    ...filters,
    sort: z.optional(z.enum(STUDENT_SORTS, says(sentences.columnNotListed))),
    /** Without it dates begin with the newest, and all else with A. */
    order: z.optional(z.enum(['asc', 'desc'], says(sentences.orderUnknown))),
    cursor: z.optional(place),
    before: z.optional(z.union([z.literal('end'), place], says(sentences.placeUnknown))),
    limit,
    purpose: field.purpose,
  }),
  response: z.array(Student),
});
/** Counts the students that the same filters let through. */
export const countStudents = endpoint({
  summary: 'How many students the filters let through, together and by organization',
  method: 'GET',
  path: '/api/admin/student-counts',
  who: 'admin',
  query: StudentFilters,
  response: StudentCounts,
});
/** The consent record of a student: null while no parent has signed. Looking at it leaves an audit row. */
export const getConsentRecord = endpoint({
  summary: 'What a parent signed for a student; the look is written into the audit log',
  method: 'GET',
  path: '/api/admin/students/:id/consent',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: z.nullable(ConsentRecord),
});
/**
 * Puts a parent's address right that was mistyped: what was signed stays as it is, and the copy of it goes to the new
 * address. One that has confirmed by mail is replaced only after a week, in which it may be kept from its own mailbox.
 */
export const correctParentEmail = endpoint({
  summary: "Puts a parent's mistyped address right, or has a confirmed one replaced in a week",
  method: 'PATCH',
  path: '/api/admin/students/:id/parent-email',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  body: ParentEmailCorrection,
  /** `copySent` is false where no mail server is set up, and where nothing has changed yet. */
  response: z.object({
    record: ConsentRecord,
    copySent: z.boolean(),
    /** Done; asked of another administrator; or to be done on a day. */
    outcome: z.enum(['corrected', 'asked', 'planned']),
  }),
});
/** The audit log by page, as the filters leave it, the newest first: 50 rows unless `limit` says otherwise. */
export const listAudit = endpoint({
  summary: 'The audit log by page, the newest first',
  method: 'GET',
  path: '/api/admin/audit',
  who: 'admin',
  query: field.form({ ...auditFilters, cursor, limit, purpose: field.purpose }),
  response: z.array(AuditEntry),
});
export const resetStudentPassword = endpoint({
  summary: "Sets a student's password and ends her sessions",
  method: 'POST',
  path: '/api/admin/reset-password',
  who: 'admin',
  refuses: [404],
  mayRepeat: true,
  body: AdminPasswordReset,
  response: z.object({ success: z.literal(true), username: z.string() }),
});
export const deleteUser = endpoint({
  summary: 'Deletes an account with all that it owns',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: Deleted,
});
