import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOOK, namesOf, PLANTED, TOLD_LOOK, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import { timelineOf } from '#domain/rules/report/timeline.ts';
import { sampleOf } from '#domain/testing/written-samples.ts';
import { documentWords } from '#languages/documents.ts';

const root = path.join(import.meta.dirname, '..');

/** The sources of a feature, without its tests. */
function sourcesOf(noun: string): string {
  return globSync(`web/features/notebook/${noun}/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}

test.each([
  ['tracking', LOOK],
  ['planting', PLANTED],
  // The tree's condition comes from the tapped picture.
  ['tree-checks', (({ condition: _, ...typed }) => typed)(TREE_CHECK)],
])('every field that a child writes has its input: %s', (noun, fields) => {
  const sources = sourcesOf(noun);
  const missing = Object.keys(fields).filter(
    (name) => !new RegExp(`\\b(field|box)\\('${name}'\\)`).test(sources),
  );
  expect(missing, 'add its input to the form').toEqual([]);
});

test('#tracking-entries: docs/PRODUCT.md names each choice at a look', () => {
  const product = readFileSync(path.join(root, 'docs/PRODUCT.md'), 'utf8').toLowerCase();
  const choices = namesOf(LOOK, 'choice').flatMap((name) => Object.values(LOOK[name].of));
  const missing = choices.filter((choice) => !product.includes(choice.toLowerCase()));
  expect(missing, 'write the rule of the field with its choices').toEqual([]);
});

test.each(Object.entries(sampleOf(TOLD_LOOK)))(
  'the timeline tells of %s in every language',
  (name, value) => {
    const look = { id: 'look', isDraft: false, observedAt: '2026-05-01T08:00', ...emptyOf(LOOK) };
    const tellOf = (written: object) => {
      const trackingEntries = [{ ...look, ...written }];
      const moments = timelineOf({ steps: [], trackingEntries, plantingEntries: [], photos: [] });
      return Object.entries(documentWords('report')).map(([language, words]) => [
        language,
        ...moments.flatMap((moment) => [words.momentTitle(moment), ...words.momentLines(moment)]),
      ]);
    };
    const silent = new Set(tellOf({}).map((told) => String(told)));
    const missing = tellOf({ [name]: value }).filter((told) => silent.has(String(told)));
    expect(
      missing,
      'tell of it in momentTitle or momentLines of words/<language>/report/recorded.ts',
    ).toEqual([]);
  },
);
