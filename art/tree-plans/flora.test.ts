import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Blade } from './blade.ts';
import { drawTree } from './drawing.ts';
import { TREES } from './genera.ts';
import type { TreePlan } from './plan.ts';
import type { TwigPlan } from './twig.ts';

/*
 * Floras' facts on each kind beside its plan (docs/decisions/0237): flora.csv has the leaf, its place and edge,
 * leaflets or needles in a bundle, the blade's ratio and broadest part, tree or shrub, and height. An empty cell is
 * not compared.
 */
const [head = [], ...rows] = readFileSync(join(import.meta.dirname, 'flora.csv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const FLORA = new Map(
  rows.map((row) => [row[0], Object.fromEntries(head.map((name, i) => [name, row[i] ?? '']))]),
);

const EDGES = {
  smooth: 'entire',
  wavy: 'wavy',
  fine: 'toothed',
  teeth: 'toothed',
  double: 'double',
  spines: 'coarse',
} as const;
const NEEDLES = {
  around: 'needles',
  'two rows': 'two rows',
  tufts: 'tufts',
  bundles: 'bundles',
  scales: 'scales flat',
  cords: 'scales round',
  swords: 'swords',
} as const;
const SHRUBS = ['shrub', 'low shrub'];

/** Returns a plan's drawing in the table's words. */
function drawnOf({ twig, habit, height }: TreePlan): Record<string, string | number> {
  const plant = { grows: SHRUBS.includes(habit) ? 'shrub' : 'tree', metres: height };
  if ('needles' in twig)
    return { ...plant, leaf: NEEDLES[twig.needles], ...(twig.each && { pieces: twig.each }) };
  const { blade, pairs, even, three } = twig.leaf;
  const pieces = three ? 3 : pairs && pairs * 2 + (even ? 0 : 1);
  const leaf = three
    ? 'threefold'
    : pairs
      ? even
        ? 'pinnate even'
        : 'pinnate'
      : 'base' in blade
        ? 'simple'
        : 'lobed';
  return {
    ...plant,
    leaf,
    stands: twig.stands,
    ...(pieces && { pieces }),
    ...('base' in blade && {
      edge: EDGES[blade.margin ?? 'smooth'],
      length_by_breadth: 1 / (2 * blade.half),
      widest: widest(blade),
    }),
  };
}

function widest({ base, tip }: Blade): string {
  const at = base / (base + tip);
  return at < 0.45 ? 'below' : at > 0.56 ? 'above' : 'middle';
}

/** True when the table allows the drawing: a number between two, or one of several words. */
function allows(said: string, drawn: string | number): boolean {
  if (said === '' || said === 'any' || said === 'either') return true;
  if (typeof drawn === 'string') return said.split('/').includes(drawn);
  const [least = 0, most = least] = said.split('-').map(Number);
  return drawn >= least && drawn <= most;
}

test('the table of the floras has every drawing, and names its flora', () => {
  expect([...FLORA.keys()]).toEqual(Object.keys(TREES).toSorted());
  for (const [key, { flora, compared }] of FLORA) {
    expect(flora, key).not.toBe('');
    expect(['text', 'memory'], key).toContain(compared);
  }
});

test.each(Object.entries(TREES))(
  '%s is drawn with the leaf, the edge and the stature of its flora',
  (key, plan) => {
    const said = FLORA.get(key) ?? {};
    for (const [character, drawn] of Object.entries(drawnOf(plan))) {
      expect(
        allows(said[character] ?? '', drawn),
        `${character}: drawn ${drawn}, said ${said[character]}`,
      ).toBe(true);
    }
    for (const needed of ['leaf', 'grows', 'metres']) expect(said[needed], needed).not.toBe('');
  },
);

/** Leaves that a drawing shows: `c` is a leaf of leaflets, `b` one of a single blade. */
function leavesIn(svg: string, { leaf }: TwigPlan): number {
  const twig = svg.slice(svg.indexOf('</defs>', svg.indexOf('id="b"')));
  return twig.split(leaf.pairs || leaf.three ? 'href="#c"' : 'href="#b"').length - 1;
}

test.each(Object.entries(TREES))('%s has as many leaves at each node as its flora says', (key, plan) => {
  const { twig } = plan;
  if ('needles' in twig) return;
  const nodes = twig.nodes ?? (twig.stands === 'alternate' ? 5 : 3);
  const atNode = { alternate: 1, opposite: 2, whorled: 3 }[twig.stands];
  const atEnd = twig.stands === 'opposite' && !twig.leaf.pairs && !twig.leaf.three ? 2 : 1;
  expect(leavesIn(drawTree(key, plan), twig)).toBe(nodes * atNode + atEnd);
});
