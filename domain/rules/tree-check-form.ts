import * as field from '../contract/fields.ts';
import { writtenOfCheck } from '../contract/tree-checks.ts';

/** The height and the day of an answer on the tree, as they are typed. */
export const TreeCheckForm = field.form({
  heightInches: field.countText(writtenOfCheck.heightInches),
  checkedOn: writtenOfCheck.checkedOn,
});
