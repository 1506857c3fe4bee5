import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import descriptions from '#art/tree-descriptions.json' with { type: 'json' };
import { LISTS_FOLDER } from '#server/platform/lists.ts';
import { readSpeciesFile } from '#server/species/species.dataset.ts';
import { jsonOf } from '../json.ts';
import { describeTree } from './description.ts';
import { drawTree } from './drawing.ts';
import { TREES } from './genera.ts';
import { traitsOfAll } from './traits.ts';

const art = join(import.meta.dirname, '..');
const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;

/** Bytes that a phone on a slow line may wait for, for one of many cards. */
const MOST_BYTES = 4000;

const names = readFileSync(join(LISTS_FOLDER, 'species.csv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((row) => /^[^,]*,(?:"[^"]*"|[^,]*),([^,]*)/.exec(row)?.[1] ?? '');

test('every genus of the list has a drawing, and every drawing is of a kind in the list', () => {
  const [genera, species] = [
    names.map((name) => name.split(' ')[0]),
    names.map((name) => name.replace(' ', '-')),
  ];
  const drawable = new Set([...genera, ...species].map((name) => name?.toLowerCase()));
  for (const genus of new Set(genera)) expect(Object.keys(TREES), genus).toContain(genus?.toLowerCase());
  for (const key of Object.keys(TREES)) expect(drawable, key).toContain(key);
});

test.each(Object.entries(TREES))(
  '%s is drawn as its plan says, in at most 4 kB, and described',
  (key, plan) => {
    const kept = readFileSync(join(art, `trees/${key}.svg`), 'utf8');
    expect(kept, 'node art/draw-trees.ts draws it anew').toBe(drawTree(key, plan));
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(MOST_BYTES);
    expect(kept).not.toMatch(/NaN|undefined|Infinity/);
    expect(DESCRIPTIONS[key]).toBe(describeTree(plan));
  },
);

test('the tree detective knows of every kind what its plan and its row of the list say', async () => {
  const kept = readFileSync(join(art, 'species-traits.json'), 'utf8');
  expect(kept, 'node art/draw-trees.ts makes it anew').toBe(jsonOf(traitsOfAll(await readSpeciesFile())));
});
