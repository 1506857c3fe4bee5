import { writtenOfCheck } from '#domain/contract/notebook/tree-checks.ts';
import * as field from '#domain/contract/platform/fields.ts';

/** The height and the day of an answer on the tree, as they are typed. */
export const TreeCheckForm = field.form({
  heightInches: field.countText(writtenOfCheck.heightInches),
  checkedOn: writtenOfCheck.checkedOn,
});
