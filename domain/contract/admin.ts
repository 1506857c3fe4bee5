import * as z from 'zod/mini';
import { ORGANIZATIONS } from './accounts.ts';
import { Deleted, endpoint } from './endpoint.ts';
import * as field from './fields.ts';

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

export const AdminPasswordReset = field.form({
  userId: field.requiredText('Please choose a student', 100, 'Please choose a student'),
  newPassword: field.newPassword('Password must be at least 6 characters long.'),
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

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/admin/students',
  who: 'admin',
  answer: z.array(Student),
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
