import { expect, test } from 'vitest';
import { LOOK, PLANTING, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { contestedField } from '#domain/rules/notebook/contested-fields.ts';
import { STEP_FIELDS } from '#domain/rules/notebook/step-fields.ts';
import { contested } from '#languages/es/platform/conflict-choice.ts';

/** Those of domain/rules/notebook/contested-fields.ts, beside the fields of steps. */
const WRITTEN = [...Object.keys({ ...LOOK, ...PLANTING, ...TREE_CHECK }), ...['caption', 'name', 'location']];

test.each([...WRITTEN, ...Object.keys(STEP_FIELDS)])('the field %s has a Spanish name', (field) => {
  const { label } = contestedField(field);
  expect(label).not.toBe(field);
  expect([label, field]).not.toContain(contested(field));
});
