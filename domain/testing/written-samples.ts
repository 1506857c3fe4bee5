import type { Written, WrittenField, WrittenFields } from '#domain/contract/notebook/written-fields.ts';

/** A whole number from 0 on, below a limit. */
type Chance = { readonly below: (limit: number) => number };

const SAMPLES = {
  words: ['Tiny white dots', 'Two inches'],
  flag: [true, false],
  count: [7, 6],
  inches: [0.75, 2.25],
  hours: [0.5, 1],
  place: ['in a park', 'in a forest'],
  date: ['2026-06-20', '2026-07-21'],
  'date-time': ['2026-05-14T09:00', '2026-05-21T09:00'],
} as const;

const choicesOf = (of: Readonly<Record<string, string>>) => Object.keys(of);

/** A value of every field: one that is not empty, or another. */
export function sampleOf<T extends WrittenFields>(fields: T, at: 0 | 1 = 0): Written<T> {
  const values = Object.entries<WrittenField>(fields).map(([name, item]) => [
    name,
    item.kind === 'choice' ? choicesOf(item.of).at(at - 1) : SAMPLES[item.kind][at],
  ]);
  return Object.fromEntries(values);
}

function drawn(writtenField: WrittenField, chance: Chance, words: () => string) {
  if (writtenField.empty === null && chance.below(2) === 0) return null;
  if (writtenField.kind === 'words') return words();
  if (writtenField.kind === 'place') return `Row ${chance.below(1000)}`;
  if (writtenField.kind === 'flag') return chance.below(2) === 0;
  if (writtenField.kind === 'count') return writtenField.min + chance.below(9);
  if (writtenField.kind === 'inches') return chance.below(13) / 4;
  if (writtenField.kind === 'hours') return chance.below(9) / 2;
  const day = `2026-06-${10 + chance.below(20)}`;
  if (writtenField.kind === 'choice')
    return choicesOf(writtenField.of)[chance.below(choicesOf(writtenField.of).length)];
  return writtenField.kind === 'date' ? day : `${day}T09:00`;
}

/** A value of every field, made by chance. */
export function drawOf<T extends WrittenFields>(fields: T, chance: Chance, words: () => string): Written<T> {
  const values = Object.entries<WrittenField>(fields).map(([name, it]) => [name, drawn(it, chance, words)]);
  return Object.fromEntries(values);
}
