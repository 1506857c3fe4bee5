/** The buttons of the weekly rhythm (PRODUCT.md#the-weekly-rhythm). */
export const RHYTHM_WORDS = {
  addToday: "Add today's check",
  addFirst: 'Add your first look',
  addAnother: 'Add another look',
  finish: 'Finish your check',
} as const;
