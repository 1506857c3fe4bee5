/** What an administrator reads of a student's work, and never changes (§21.12). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { ChildProject } from './parent.ts';
import { ReportQuery } from './report.ts';

export const StudentWork = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The newest first. */
  projects: z.array(z.omit(ChildProject, { deletedAt: true })),
});
export type StudentWork = z.infer<typeof StudentWork>;

const ofProject = z.object({ id: field.pathId, projectId: field.pathId });

export const getStudentWork = endpoint({
  method: 'GET',
  path: '/api/admin/students/:id/projects',
  who: 'admin',
  params: z.object({ id: field.pathId }),
  response: StudentWork,
});
export const getStudentReport = endpoint({
  method: 'GET',
  path: '/api/admin/students/:id/projects/:projectId/report.pdf',
  who: 'admin',
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
export const getStudentArchive = endpoint({
  method: 'GET',
  path: '/api/admin/students/:id/projects/:projectId/archive.zip',
  who: 'admin',
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
