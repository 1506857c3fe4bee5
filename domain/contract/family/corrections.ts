/** Corrections by administrators of a student's data; the student's own words stay (PRODUCT.md#corrections). */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { ProfileCompletion } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';

const { firstName, lastName, troopNumber, state, zipCode } = ProfileCompletion.shape;
/** Where nothing was chosen, or what is not offered. */
export const StudentCorrection = field.form({
  firstName,
  lastName,
  organization: organizationKey(sentences.organizationNotListed),
  troopNumber,
  state,
  zipCode,
});
export type StudentCorrection = z.infer<typeof StudentCorrection>;

/** A field that is not sent stays as it is. Leaves an audit row where something changed. */
export const correctStudent = endpoint({
  summary: 'Puts names, organization, troop, state and ZIP code of a student right',
  method: 'PATCH',
  path: '/api/admin/students/:id',
  who: 'admin',
  mayRepeat: true,
  params: z.object({ id: field.pathId }),
  body: z.partial(StudentCorrection),
  response: z.object({ success: z.literal(true) }),
});
