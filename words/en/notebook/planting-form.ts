/** A planting while it is written, changed, or moved (PRODUCT.md#plantings, PRODUCT.md#planting-drafts). */

export const where = 'Where did you plant it?';
export const choosePlace = 'Choose a place';
export const tellPlace = 'Tell us the place';
export const tellPlaceHint = 'Not your address. Words like “by the pond” are enough.';
export const type = 'What type of place is it?';
export const temporaryHint = 'A pot or a garden bed. You move your tree to its permanent home later.';
export const permanentHint = 'Your tree stays here for all its life.';
export const date = 'Planting date';
export const notesHint = 'How did it go? Who helped you?';
export const completed = {
  title: 'Entry Completed!',
  description: 'Your planting entry has been finalized successfully.',
};
export const notCreated = 'Failed to create planting entry';

export const editEntry = 'Edit entry';
export const saveChanges = 'Save Changes';
export const updated = 'Planting entry updated successfully!';
export const notUpdated = 'Failed to update planting entry';
export const missing = 'Missing Information';
export const allThere = 'All there! Nothing is missing now.';
export const dropping = {
  title: 'Stop without saving?',
  body: 'What you changed in this entry is not saved yet.',
  confirm: 'Drop My Changes',
  cancel: 'Keep Editing',
};

/** The tree moves to its permanent place. */
export const moving = {
  title: 'Complete Planting',
  description: 'Your tree moves to the place where it will grow all its life.',
};
export const finalPlace = 'Final planting location';
export const finalPlaceHint = 'Not your address. Words like “by the pond in the park” are enough.';
export const finalDate = 'Final planting date';
export const moved = 'Planting completed! Your tree is now in its permanent location.';
export const notMoved = 'Failed to complete planting';
