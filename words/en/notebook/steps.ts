import { stepTitle } from '#domain/rules/notebook/steps.ts';

/** The pages of the five steps (PRODUCT.md#steps): what stands around what is done in them. */

export { shortStepTitle as shortTitle, stepTitle as title } from '#domain/rules/notebook/steps.ts';
/** The heading of a step, 1 to 5. */
export const heading = (step: number) => `Step ${step}: ${stepTitle(step)}`;
export const myProjects = 'My projects';
export const print = 'Print for the field';
/** The name of the menu of a step. */
export const menuOf = (step: number) => `More for step ${step}`;
const FINISHED = [
  'You know how cloning works! Now pick your tree.',
  'You picked your tree! Now harvest your cuttings.',
  'Your cuttings are in water! Now watch for roots.',
] as const;
/** On the way from a step that is done: what was reached, and what comes. */
export const finished = (step: number): string => FINISHED[step - 1] ?? '';
export const loadingProject = 'Loading your project...';
export const loadingStep = 'Loading your step...';
export const notLoaded = 'This step could not be loaded';
export const guideLoading = 'Loading the guide...';
export const growthNotLoaded = 'How your roots grew could not be shown';
export const guideNotLoaded = 'The guide could not be loaded';
export const recordsNotLoaded = 'What you recorded could not be loaded';
export const noProject = {
  title: 'Project Not Found',
  text: "The project you're looking for doesn't exist.",
  back: 'Return to Dashboard',
};

export const photos = 'Photos';
/** Where a step waits for it. */
export const pickTree = 'Please pick your tree here';
export const addPhoto = 'Please add a photo here';
export const previous = 'Previous Step';
export const next = 'Next Step';
export const complete = 'Complete Step';

export const toTree = 'Continue to Tree Selection';
export const yourTree = 'Your tree';
export const hoursHint = 'For example 1.5 for an hour and a half.';
export const treePhotos = 'Add photos of your source tree';
export const yourHarvest = 'Your harvest';
export const cuttingPhotos = 'Add photos of your cuttings';
export const backToStep3 = 'Back to Step 3';
export const toPlanting = "Let's Plant A Tree!";
export const completeProject = 'Complete Project';

export const cuttingsHint = (min: number, max: number) => `We suggest ${min} to ${max} cuttings.`;
/** Values that a tap fills in. */
export const now = 'Now';
export const sameAsHarvest = 'Same as harvest';
export const cuttingsByTap = 'Tap how many';
export const cuttings = (count: number) => (count === 1 ? '1 cutting' : `${count} cuttings`);
export const fillIn = 'Please fill this in';
export const moreThan0 = 'Please enter more than 0';
export const done = 'Done';
export const change = 'Change';
export const progressSaved = 'Progress saved successfully';
export const progressNotSaved = 'Failed to save progress';
/** The name in the list of waiting things. */
export const pending = (step: number) => `Step ${step}, ${stepTitle(step)}`;
