/**
 * True when a choice narrows a list; 'all' and empty do not (PRODUCT.md#the-list-of-students,
 * PRODUCT.md#the-list-of-species).
 */
export function isChosen(choice: string | undefined): choice is string {
  return choice !== undefined && choice !== '' && choice !== 'all';
}
