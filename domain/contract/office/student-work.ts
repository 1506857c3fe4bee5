/** An administrator's view of a student's work, which is read only (PRODUCT.md#a-students-projects). */
import * as z from 'zod/mini';
import { ChildProject } from '#domain/contract/family/parent.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { ReportQuery } from '#domain/contract/report/report.ts';
import { CONSENT_EVENTS, CONSENT_STATES } from '#domain/rules/consent/consent.ts';
import { CONSENT_METHODS } from '#domain/rules/consent/consent-evidence.ts';
import { AuditEntry, Student } from './admin.ts';

export const StudentWork = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The newest first. */
  projects: z.array(z.omit(ChildProject, { deletedAt: true })),
});
export type StudentWork = z.infer<typeof StudentWork>;

/** A student by itself: as the list has it, how the consent stands, how much there is, and what was done for the account. */
export const StudentOverview = z.extend(Student, {
  consent: z.object({
    state: z.enum(CONSENT_STATES),
    /** Null while nobody has signed. */
    signed: z.nullable(z.object({ at: z.string(), method: z.enum(CONSENT_METHODS) })),
    /** The latest event, letters included, without addresses. */
    last: z.nullable(z.object({ kind: z.enum(CONSENT_EVENTS), at: z.string() })),
  }),
  /** Projects that are not deleted. */
  projects: z.number(),
  /** The newest that stand in the audit log on this account, the latest first. */
  deeds: z.array(AuditEntry),
});
export type StudentOverview = z.infer<typeof StudentOverview>;

const ofProject = z.object({ id: field.pathId, projectId: field.pathId });

/** It says no more of anybody than the list and the log do, and is written down as a look at the list. */
export const getStudent = endpoint({
  summary:
    'A student as the list has it, how the consent stands, and what was done for the account; the look is one at the list',
  method: 'GET',
  path: '/api/admin/students/:id',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: StudentOverview,
});
export const getStudentWork = endpoint({
  summary:
    'The projects of a student with all that is in them; the look is written into the audit log, which the parents see',
  method: 'GET',
  path: '/api/admin/students/:id/projects',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: StudentWork,
});
export const getStudentReport = endpoint({
  summary: 'The report of a project of a student; written into the audit log',
  method: 'GET',
  path: '/api/admin/students/:id/projects/:projectId/report.pdf',
  who: 'admin',
  gives: 'application/pdf',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
export const getStudentArchive = endpoint({
  summary: 'Photos, entries and report of a project of a student; written into the audit log',
  method: 'GET',
  path: '/api/admin/students/:id/projects/:projectId/archive.zip',
  who: 'admin',
  gives: 'application/zip',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
