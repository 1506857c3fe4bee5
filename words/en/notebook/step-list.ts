import { shortStepTitle } from '#domain/rules/notebook/steps.ts';

/** The list of the five steps, and how it stands with each. */
export const documentationSteps = 'Documentation Steps';
export const states = {
  completed: 'Completed',
  active: 'Active',
  available: 'Available',
  locked: 'Finish Step 2 first',
};
export const overallProgress = 'Overall Progress';
export const progress = (done: number, all: number) => `Progress: ${done}/${all}`;
/** A step of the narrow list, read aloud. */
export function spoken(step: number, isCompleted: boolean, isLocked: boolean): string {
  const state = isCompleted ? ', completed' : isLocked ? `, ${states.locked}` : '';
  return `${step} ${shortStepTitle(step)}${state}`;
}
