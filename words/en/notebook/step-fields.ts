import { type ShownField, STEP_FIELDS } from '#domain/rules/notebook/step-fields.ts';

/** Labels on the fields of a step (PRODUCT.md#steps). */
export const fieldLabel = (name: ShownField): string => STEP_FIELDS[name].label;
