/** The state of a planted tree in the years after, as its child reports it (PRODUCT.md#the-years-after). */
import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import { TREE_CHECK, type Written } from './written-fields.ts';
import { newFields, sentFields, storedFields } from './written-schemas.ts';

export type Condition = Written<typeof TREE_CHECK>['condition'];
export const CONDITIONS = Object.keys(TREE_CHECK.condition.of) as readonly Condition[];

export const TreeCheck = z.object({
  id: z.string(),
  ...storedFields(TREE_CHECK),
  createdAt: z.string(),
  photos: z.array(Photo),
  /** Grows with every save; a save may send back the one it started from (PRODUCT.md#two-devices). */
  revision: z.number(),
});
export type TreeCheck = z.infer<typeof TreeCheck>;

export const NewTreeCheck = field.form({ ...newFields(TREE_CHECK), id: field.newId });
export type NewTreeCheck = z.infer<typeof NewTreeCheck>;
export const TreeCheckChange = z.extend(z.partial(field.form(sentFields(TREE_CHECK))), origin);
export type TreeCheckChange = z.infer<typeof TreeCheckChange>;
/** The answer after a save, and what another device changed too. */
export const TreeCheckSaved = z.extend(TreeCheck, contested);
export type TreeCheckSaved = z.infer<typeof TreeCheckSaved>;

const ofProject = z.object({ projectId: field.pathId });
const ofCheck = z.object({ entryId: field.pathId });

export const listTreeChecks = endpoint({
  summary: 'What was told of the tree of a completed project, the newest first',
  method: 'GET',
  path: '/api/projects/:projectId/tree-checks',
  who: 'student',
  params: ofProject,
  response: z.array(TreeCheck),
});
export const createTreeCheck = endpoint({
  summary: 'Tells how the tree is, once the project is completed',
  method: 'POST',
  path: '/api/projects/:projectId/tree-checks',
  who: 'student',
  params: ofProject,
  body: NewTreeCheck,
  response: TreeCheck,
  creates: true,
});
export const changeTreeCheck = endpoint({
  summary: 'Puts an answer on the tree right',
  method: 'PATCH',
  path: '/api/tree-checks/:entryId',
  who: 'student',
  params: ofCheck,
  body: TreeCheckChange,
  response: TreeCheckSaved,
});
export const deleteTreeCheck = endpoint({
  summary: 'Deletes an answer on the tree with its photos',
  method: 'DELETE',
  path: '/api/tree-checks/:entryId',
  who: 'student',
  params: ofCheck,
  response: Deleted,
});
