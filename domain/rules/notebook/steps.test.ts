import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import type { Lack } from '#domain/rules/notebook/sentences.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import {
  completeProjectHint,
  isStepNumber,
  mergeStepData,
  missingBefore,
  missingForStep,
  missingMessage,
  type StepEvidence,
  shortStepTitle,
  stepState,
  stepTitle,
} from './steps.ts';

test.each([
  [1, 'Introduction', 'Intro'],
  [2, 'Pick Source Tree', 'Source Tree'],
  [3, 'Harvest Cuttings', 'Harvest Cuttings'],
  [4, 'Track Root Growth', 'Track Growth'],
  [5, 'Plant Tree', 'Plant Tree'],
])('#for-whom, #steps: step %d is "%s", on small screens "%s"', (step, title, short) => {
  expect(stepTitle(step)).toBe(title);
  expect(shortStepTitle(step)).toBe(short);
});

test.each([0, 6, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('#steps: there is no step %d', (step) => {
  expect(isStepNumber(step)).toBe(false);
  expect(stepTitle(step)).toBe('');
});

test('#steps: the steps are 1 to 5', () => {
  expect([1, 2, 3, 4, 5].every(isStepNumber)).toBe(true);
});

test.each<[step: number, current: number, isCompleted: boolean, state: string]>([
  [1, 2, true, 'completed'],
  [2, 2, false, 'active'],
  [2, 2, true, 'completed'],
  [1, 2, false, 'available'],
  [3, 2, false, 'available'],
])('#steps: step %d, seen from step %d, completed %s, is %s', (step, current, isCompleted, state) => {
  expect(stepState(step, current, { isCompleted })).toBe(state);
});

test('#the-gate-of-step-2: a step that step 2 keeps closed is locked, unless it is complete or one is at it', () => {
  expect(stepState(3, 2, { isCompleted: false, isLocked: true })).toBe('locked');
  expect(stepState(3, 3, { isCompleted: false, isLocked: true })).toBe('active');
  expect(stepState(3, 2, { isCompleted: true, isLocked: true })).toBe('completed');
});

/** Every choice of some of these labels, in their order. */
function choicesOf(labels: readonly string[]): string[][] {
  return labels.reduce<string[][]>(
    (choices, label) => choices.flatMap((choice) => [choice, [...choice, label]]),
    [[]],
  );
}

const labelOf = (lack: Lack) => sentences.LACKS[lack];
const labelsFor = (...of: Parameters<typeof missingForStep>) => missingForStep(...of).map(labelOf);
const labelsBefore = (...of: Parameters<typeof missingBefore>) => missingBefore(...of).map(labelOf);

const STEP_2_LABELS = ['species selection', 'at least one photo', 'number of hours spent'];

function step2Without(missing: readonly string[]): StepEvidence {
  return {
    hasSpecies: !missing.includes('species selection'),
    photoCount: missing.includes('at least one photo') ? 0 : 1,
    formData: missing.includes('number of hours spent') ? {} : { timeSpentStep2: 0.5 },
  };
}

test.each(choicesOf(STEP_2_LABELS).map((missing) => ({ missing })))(
  '#the-gate-of-step-2: step 2 lacking $missing says exactly that, and keeps the steps behind it closed',
  ({ missing }) => {
    const evidence = step2Without(missing);
    expect(labelsFor(2, evidence)).toEqual(missing);
    expect([1, 2, 3, 4, 5].filter((step) => labelsBefore(step, evidence).length === 0)).toEqual(
      missing.length === 0 ? [1, 2, 3, 4, 5] : [1, 2],
    );
  },
);

const STEP_3_LABELS = [
  'number of cuttings',
  'harvest date and time',
  'date cuttings placed in water',
  'time spent on this step',
  'at least one photo',
];

function step3Without(missing: readonly string[]): StepEvidence {
  const given = <T>(label: string, value: T) => (missing.includes(label) ? undefined : value);
  return {
    hasSpecies: false,
    photoCount: given('at least one photo', 3) ?? 0,
    formData: {
      cuttingCount: given('number of cuttings', 1),
      collectionTime: given('harvest date and time', '2026-05-31T09:30'),
      waterPlacementDate: given('date cuttings placed in water', '2026-05-31T10:00'),
      timeSpentStep3: given('time spent on this step', 0.25),
    },
  };
}

test.each(choicesOf(STEP_3_LABELS).map((missing) => ({ missing })))(
  '#what-is-checked: step 3 lacking $missing says exactly that',
  ({ missing }) => {
    expect(labelsFor(3, step3Without(missing))).toEqual(missing);
  },
);

test.each<[step: number, formData: StepFormData, label: string]>([
  [2, { timeSpentStep2: 0 }, 'number of hours spent'],
  [2, { timeSpentStep2: null }, 'number of hours spent'],
  [2, { timeSpentStep3: 1 }, 'number of hours spent'],
  [3, { cuttingCount: 0 }, 'number of cuttings'],
  [3, { cuttingCount: null }, 'number of cuttings'],
  [3, { collectionTime: '' }, 'harvest date and time'],
  [3, { collectionTime: null }, 'harvest date and time'],
  [3, { waterPlacementDate: '' }, 'date cuttings placed in water'],
  [3, { waterPlacementDate: null }, 'date cuttings placed in water'],
  [3, { timeSpentStep3: 0 }, 'time spent on this step'],
  [3, { timeSpentStep3: null }, 'time spent on this step'],
  [3, { timeSpentStep2: 1 }, 'time spent on this step'],
])('#what-is-checked: step %d with %j still misses "%s"', (step, formData, label) => {
  expect(labelsFor(step, { hasSpecies: true, photoCount: 1, formData })).toContain(label);
});

test.each([1, 4, 5])('#what-is-checked: step %d has no requirements of its own', (step) => {
  expect(labelsFor(step, { hasSpecies: false, photoCount: 0, formData: {} })).toEqual([]);
});

test('#what-is-checked: the toast of a missing requirement, word for word', () => {
  expect(sentences.stepLacks.message).toBe('Please complete all required fields');
  expect(sentences.step2First.message).toBe('Please complete Step 2 requirements first');
  expect(textOf(missingMessage(['species', 'photo', 'hours']))).toBe(
    'Missing: species selection, at least one photo, number of hours spent',
  );
  expect(textOf(missingMessage(['photo']))).toBe('Missing: at least one photo');
});

const CREATE = 'Create at least one planting entry above before you can complete the project.';
const FINISH =
  'Finish at least one planting entry above before you can complete the project. Complete entries need location, time, and all three photo types (before, during, after).';

test.each<[completed: number[], entries: number, counting: number, hint: string | null]>([
  [
    [],
    0,
    0,
    'Complete Step 1, Step 2, Step 3 and create at least one planting entry before you can finish the project.',
  ],
  [
    [1],
    0,
    0,
    'Complete Step 2, Step 3 and create at least one planting entry before you can finish the project.',
  ],
  [
    [2],
    0,
    0,
    'Complete Step 1, Step 3 and create at least one planting entry before you can finish the project.',
  ],
  [
    [3],
    0,
    0,
    'Complete Step 1, Step 2 and create at least one planting entry before you can finish the project.',
  ],
  [[1, 3], 0, 0, 'Complete Step 2 and create at least one planting entry before you can finish the project.'],
  [[], 1, 0, 'Complete Step 1, Step 2 and Step 3 before you can finish the project.'],
  [[2], 1, 1, 'Complete Step 1 and Step 3 before you can finish the project.'],
  [[1, 2], 2, 0, 'Complete Step 3 before you can finish the project.'],
  [[3, 2, 4, 5], 1, 1, 'Complete Step 1 before you can finish the project.'],
  [[1, 2, 3], 0, 0, CREATE],
  [[1, 2, 3], 1, 0, FINISH],
  [[1, 2, 3], 4, 0, FINISH],
  [[1, 2, 3], 1, 1, null],
  [[3, 1, 2], 3, 1, null],
])(
  '#what-is-checked: with the steps %j, %d entries of which %d count, the hint is: %s',
  (completed, entries, counting, hint) => {
    const list = { completedSteps: completed, plantingEntries: entries, countingEntries: counting };
    const said = completeProjectHint(list);
    expect(said && textOf(said)).toBe(hint);
  },
);

type Merge = {
  stored: StepFormData;
  sent: StepFormData;
  basedOn?: number;
  merged: StepFormData;
  conflicts?: string[];
};

/** A step at revision 5, whose hours were last changed by save 5 and everything else by save 2 or earlier. */
const at = (revision: number) => ({ at: revision, by: null });
const REVISIONS = { timeSpentStep2: at(5), notes: at(2) };

test.each<[message: string, merge: Merge]>([
  [
    'a field that is not sent stays',
    { stored: { notes: 'Oak' }, sent: { cuttingCount: 6 }, merged: { notes: 'Oak', cuttingCount: 6 } },
  ],
  [
    'a field that is sent as undefined stays',
    { stored: { notes: 'Oak' }, sent: { notes: undefined }, merged: { notes: 'Oak' } },
  ],
  ['null clears a field', { stored: { notes: 'Oak' }, sent: { notes: null }, merged: {} }],
  ['null for a field without a value changes nothing', { stored: {}, sent: { notes: null }, merged: {} }],
  ['an empty text is a value', { stored: { notes: 'Oak' }, sent: { notes: '' }, merged: { notes: '' } }],
  [
    '0 and false are values',
    {
      stored: { timeSpentStep2: 1, newGrowthObserved: true },
      sent: { timeSpentStep2: 0, newGrowthObserved: false },
      merged: { timeSpentStep2: 0, newGrowthObserved: false },
    },
  ],
  [
    'without a revision the last write wins',
    { stored: { timeSpentStep2: 3 }, sent: { timeSpentStep2: 1 }, merged: { timeSpentStep2: 1 } },
  ],
  [
    'without a revision a clearing wins too',
    { stored: { timeSpentStep2: 3 }, sent: { timeSpentStep2: null }, merged: {} },
  ],
  [
    'a field changed since the revision keeps its value and is named',
    {
      stored: { timeSpentStep2: 3 },
      sent: { timeSpentStep2: 1 },
      basedOn: 4,
      merged: { timeSpentStep2: 3 },
      conflicts: ['timeSpentStep2'],
    },
  ],
  [
    'a field changed since the revision is not cleared either',
    {
      stored: { timeSpentStep2: 3 },
      sent: { timeSpentStep2: null },
      basedOn: 4,
      merged: { timeSpentStep2: 3 },
      conflicts: ['timeSpentStep2'],
    },
  ],
  [
    'a field cleared since the revision stays cleared and is named',
    { stored: {}, sent: { timeSpentStep2: 1 }, basedOn: 4, merged: {}, conflicts: ['timeSpentStep2'] },
  ],
  [
    'the same value from both sides is no conflict',
    { stored: { timeSpentStep2: 3 }, sent: { timeSpentStep2: 3 }, basedOn: 4, merged: { timeSpentStep2: 3 } },
  ],
  [
    'clearing on both sides is no conflict',
    { stored: {}, sent: { timeSpentStep2: null }, basedOn: 4, merged: {} },
  ],
  [
    'a save from the newest revision changes what it sends',
    { stored: { timeSpentStep2: 3 }, sent: { timeSpentStep2: 1 }, basedOn: 5, merged: { timeSpentStep2: 1 } },
  ],
  [
    'of a stale save, the fields that nobody else changed are taken',
    {
      stored: { timeSpentStep2: 3, notes: 'Oak' },
      sent: { timeSpentStep2: 1, notes: 'Red oak', cuttingCount: 6 },
      basedOn: 4,
      merged: { timeSpentStep2: 3, notes: 'Red oak', cuttingCount: 6 },
      conflicts: ['timeSpentStep2'],
    },
  ],
])('#saving-a-step, #two-devices: %s', (_, { stored, sent, basedOn, merged, conflicts = [] }) => {
  const step = { formData: stored, fieldRevisions: REVISIONS, revision: 5 };
  const result = mergeStepData(step, sent, { revision: basedOn });
  expect(result.formData).toEqual(merged);
  expect(result.conflicts).toEqual(conflicts);
});

test('#two-devices: every save has the next revision, and only the fields that it changed carry it', () => {
  const step = {
    formData: { notes: 'Oak', timeSpentStep2: 3, weekNumber: 1 },
    fieldRevisions: REVISIONS,
    revision: 5,
  };
  const result = mergeStepData(step, { notes: 'Oak', timeSpentStep2: 1, weekNumber: null }, { revision: 4 });
  expect(result.revision).toBe(6);
  expect(result.fieldRevisions).toEqual({ ...REVISIONS, weekNumber: at(6) });
  expect(step).toEqual({
    formData: { notes: 'Oak', timeSpentStep2: 3, weekNumber: 1 },
    fieldRevisions: REVISIONS,
    revision: 5,
  });
});

const FIELDS = ['timeSpentStep2', 'cuttingCount', 'notes', 'newGrowthObserved', 'plantingDate'] as const;
type Field = (typeof FIELDS)[number];

const saves: fc.Arbitrary<StepFormData> = fc.record(
  {
    timeSpentStep2: fc.option(fc.constantFrom(0, 1, 2)),
    cuttingCount: fc.option(fc.constantFrom(1, 6, 12)),
    notes: fc.option(fc.constantFrom('', 'Oak', 'Willow')),
    newGrowthObserved: fc.option(fc.boolean()),
    plantingDate: fc.option(fc.constantFrom('', '2026-05-31')),
  },
  { requiredKeys: [] },
);

const EMPTY_STEP = { formData: {}, fieldRevisions: {}, revision: 0 };

/** A step after some saves. */
const steps = fc
  .array(saves, { maxLength: 4 })
  .map((sent) => sent.reduce<typeof EMPTY_STEP>((step, save) => mergeStepData(step, save), EMPTY_STEP));

function part(save: StepFormData, fields: readonly Field[]): StepFormData {
  return Object.fromEntries(Object.entries(save).filter(([name]) => fields.some((field) => field === name)));
}

const valueIn = (data: StepFormData, field: Field) => data[field] ?? null;

test('#two-devices: saves of different fields from one revision give the same data in any order', () => {
  fc.assert(
    fc.property(steps, saves, saves, fc.subarray([...FIELDS]), (step, a, b, fieldsOfA) => {
      const ofA = part(a, fieldsOfA);
      const ofB = part(
        b,
        FIELDS.filter((field) => !fieldsOfA.includes(field)),
      );
      const from = { revision: step.revision };
      const aFirst = mergeStepData(mergeStepData(step, ofA, from), ofB, from);
      const bFirst = mergeStepData(mergeStepData(step, ofB, from), ofA, from);
      expect(aFirst.formData).toEqual(bFirst.formData);
      expect([...aFirst.conflicts, ...bFirst.conflicts]).toEqual([]);
    }),
  );
});

test('#two-devices: a stale save never overwrites what another device changed, and names each such field', () => {
  fc.assert(
    fc.property(steps, saves, saves, (step, first, stale) => {
      const between = mergeStepData(step, first, { revision: step.revision });
      const after = mergeStepData(between, stale, { revision: step.revision });
      const differs = (field: Field) =>
        field in stale && valueIn(stale, field) !== valueIn(between.formData, field);
      const changed = (field: Field) => valueIn(between.formData, field) !== valueIn(step.formData, field);
      for (const field of FIELDS) {
        const isKept = changed(field) || !(field in stale);
        expect(valueIn(after.formData, field)).toBe(valueIn(isKept ? between.formData : stale, field));
      }
      expect(after.conflicts.toSorted()).toEqual(
        FIELDS.filter((field) => changed(field) && differs(field)).toSorted(),
      );
    }),
  );
});

test('#two-devices: without a revision, everything that a save sends is there afterwards', () => {
  fc.assert(
    fc.property(steps, saves, (step, save) => {
      const after = mergeStepData(step, save);
      for (const field of FIELDS) {
        const source = field in save ? save : step.formData;
        expect(valueIn(after.formData, field)).toBe(valueIn(source, field));
      }
      expect(after.conflicts).toEqual([]);
    }),
  );
});

test('#write-once: a save that is sent again after its answer was lost is no conflict with itself', () => {
  fc.assert(
    fc.property(steps, saves, (step, save) => {
      const once = mergeStepData(step, save, { revision: step.revision });
      const twice = mergeStepData(once, save, { revision: step.revision });
      expect(twice.formData).toEqual(once.formData);
      expect(twice.conflicts).toEqual([]);
    }),
  );
});
