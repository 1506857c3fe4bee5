import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOOK, PLANTED, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';

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
  // How the tree is comes from the tapped picture.
  ['tree-checks', (({ condition: _, ...typed }) => typed)(TREE_CHECK)],
])('every field that a child writes has its input: %s', (noun, fields) => {
  const sources = sourcesOf(noun);
  const missing = Object.keys(fields).filter(
    (name) => !new RegExp(`\\b(field|box)\\('${name}'\\)`).test(sources),
  );
  expect(missing, 'add its input to the form').toEqual([]);
});
