import { expect, test } from 'vitest';
import { contestedField } from '#domain/rules/notebook/contested-fields.ts';
import { STEP_FIELDS } from '#domain/rules/notebook/step-fields.ts';
import { LOOK, PLANTING, TREE_CHECK, type WrittenField } from './written-fields.ts';

const WRITTEN = [LOOK, PLANTING, TREE_CHECK].flatMap((fields) => Object.entries<WrittenField>(fields));

test('no two choices have one name, by which words and drawings are found', () => {
  const names = WRITTEN.flatMap(([, field]) => (field.kind === 'choice' ? Object.keys(field.of) : []));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each([...WRITTEN, ...Object.entries(STEP_FIELDS)])(
  'the field %s is asked about under its own label when two devices differ',
  (name, { label, kind }) => {
    expect(contestedField(name)).toMatchObject({ label, kind });
  },
);
