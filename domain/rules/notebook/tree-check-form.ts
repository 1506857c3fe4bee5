import { TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { form } from '#domain/contract/platform/fields.ts';
import { typedFields } from './written-form.ts';

const { condition: _, ...typed } = typedFields(TREE_CHECK);

/** What a child types of an answer on the tree; the answer itself is tapped. */
export const TreeCheckForm = form(typed);
