import { isStepNumber } from '#domain/rules/notebook/steps.ts';
import { notFound } from '#server/platform/errors.ts';

/**
 * The step that a path names.
 * @throws AppError 'not-found' for anything but 1 to 5, written like that (PRODUCT.md#steps).
 */
export function stepNumberOf(text: string): number {
  const stepNumber = Number(text);
  if (!isStepNumber(stepNumber) || String(stepNumber) !== text) throw notFound();
  return stepNumber;
}
