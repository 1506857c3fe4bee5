import { told } from '#domain/rules/platform/sentence.ts';
import { spokenList } from '#domain/rules/platform/text.ts';

/** Something that a step lacks. */
export type Lack = keyof typeof LACKS;
export const LACKS = {
  species: 'species selection',
  photo: 'at least one photo',
  hours: 'number of hours spent',
  cuttingCount: 'number of cuttings',
  collectionTime: 'harvest date and time',
  waterPlacementDate: 'date cuttings placed in water',
  timeSpent: 'time spent on this step',
} as const;
const stepsOf = (steps: readonly number[]) => steps.map((step) => `Step ${step}`);

export const fieldsMissing = told('fieldsMissing', 'Please fill in all required fields.');
export const deletedOnly = told('deletedOnly', 'Only 1 asks for deleted projects');
export const activityUnknown = told('activityUnknown', 'The activity can only be a scout activity');
export const trackingIsStep4 = told('trackingIsStep4', 'Tracking entries belong to step 4');
export const plantingIsStep5 = told('plantingIsStep5', 'Planting entries belong to step 5');
export const draftByForm = told('draftByForm', 'A draft is saved with the planting form');
export const projectNotFound = told('projectNotFound', 'Project not found');
export const projectNameMissing = told('projectNameMissing', 'Please give the project a name');
export const treeNotListed = told('treeNotListed', 'Please choose a tree from the list');
export const stepLacks = told('stepLacks', 'Please complete all required fields');
export const step2First = told('step2First', 'Please complete Step 2 requirements first');
export const missing = (values: { items: readonly Lack[] }) =>
  told('missing', `Missing: ${values.items.map((it) => LACKS[it]).join(', ')}`, values);
export const stepsAndPlanting = (values: { steps: readonly number[] }) =>
  told(
    'stepsAndPlanting',
    `Complete ${stepsOf(values.steps).join(', ')} and create at least one planting entry before you can finish the project.`,
    values,
  );
export const completeSteps = (values: { steps: readonly number[] }) =>
  told(
    'completeSteps',
    `Complete ${spokenList(stepsOf(values.steps))} before you can finish the project.`,
    values,
  );
export const plantFirst = told(
  'plantFirst',
  'Create at least one planting entry above before you can complete the project.',
);
export const finishPlanting = told(
  'finishPlanting',
  'Finish at least one planting entry above before you can complete the project. Complete entries need location, time, and all three photo types (before, during, after).',
);
export const lengthInvalid = told('lengthInvalid', 'The average length must be a number of inches above 0');
export const notesMissing = told('notesMissing', 'Please add some notes about your observations');
export const inchesInvalid = (values: { max: number }) =>
  told('inchesInvalid', `Please measure to the quarter inch, from 0 to ${values.max}, like 1 1/4`, values);
export const noneLeft = told(
  'noneLeft',
  'None left? It happens to many scouts. You can start again: a new project, with new cuttings.',
);
export const moreThanCut = (values: { count: number }) =>
  told('moreThanCut', `This is more than the ${values.count} that you cut. Is it right?`, values);
export const moreThanAlive = told('moreThanAlive', 'This is more than are alive. Is it right?');
export const placeMissing = told('placeMissing', 'Please enter where you planted the cutting');
export const placeNotChosen = told('placeNotChosen', 'Please select where you planted the cutting');
export const otherPlaceMissing = told('otherPlaceMissing', 'Please specify where you planted the cutting');
export const finalPlaceMissing = told('finalPlaceMissing', 'Please enter the final planting location');
export const typeMissing = told('typeMissing', 'Please choose permanent or temporary');
export const rateInvalid = told('rateInvalid', 'The success rate must be a number from 0 to 100');
export const noDraftToSave = told(
  'noDraftToSave',
  'There is no planting to save here. It may be saved already, or it was canceled.',
);
export const savePlanting = told(
  'savePlanting',
  'Please save this planting first. Then you can complete it.',
);
export const alreadyPermanent = told(
  'alreadyPermanent',
  'This tree is already in its permanent place. You can edit the entry.',
);
export const conditionMissing = told('conditionMissing', 'Please choose how your tree is');
export const finishProject = told(
  'finishProject',
  'Finish your project first. Then you can tell how your tree is.',
);
export const tooManyChecks = told(
  'tooManyChecks',
  'You have told so much of this tree! Please change an answer that is there.',
);
