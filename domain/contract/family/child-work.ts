/** What a parent deletes of a child's work, for good (PRODUCT.md#what-a-parent-changes). */
import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';

export const deleteChildPhoto = endpoint({
  method: 'DELETE',
  path: '/api/parent/children/:id/photos/:photoId',
  who: 'parent',
  lasting: true,
  params: z.object({ id: field.pathId, photoId: field.pathId }),
  response: Deleted,
});
/** An entry of the tracking, a planting, or an answer on the tree. */
export const deleteChildEntry = endpoint({
  method: 'DELETE',
  path: '/api/parent/children/:id/entries/:entryId',
  who: 'parent',
  lasting: true,
  params: z.object({ id: field.pathId, entryId: field.pathId }),
  response: Deleted,
});
export const deleteChildProject = endpoint({
  method: 'DELETE',
  path: '/api/parent/children/:id/projects/:projectId',
  who: 'parent',
  lasting: true,
  params: z.object({ id: field.pathId, projectId: field.pathId }),
  response: Deleted,
});
