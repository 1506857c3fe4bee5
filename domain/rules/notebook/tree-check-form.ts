import { TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { form } from '#domain/contract/platform/fields.ts';
import { typedFields } from './written-form.ts';

const { condition: _, ...typed } = typedFields(TREE_CHECK);

/** The typed part of a tree check; its answer is tapped. */
export const TreeCheckForm = form(typed);
