import type { Blade, Lobed } from './blade.ts';
import type { Extra } from './fruit.ts';
import { COLOURS, type TreePlan } from './plan.ts';

/** Describes a drawing for people who do not see it: leaves and their places, fruit, the whole plant. */
export function describeTree({ twig, extra, habit, height }: TreePlan): string {
  const leaves =
    'needles' in twig ? NEEDLES[twig.needles] : `${describeLeaf(twig.leaf)}, ${STANDS[twig.stands]}`;
  const also = extra ? ` with ${describeExtra(extra)}` : '';
  return `A twig${also}. ${leaves}. Beside it ${HABITS[habit]}, ${heightIn(height)}.`;
}

const STANDS = {
  alternate: 'one by one along the twig',
  opposite: 'in pairs along the twig',
  whorled: 'in rings around the twig',
} as const;

const NEEDLES = {
  bundles: 'Long needles in bundles',
  around: 'Short needles all around the twig',
  'two rows': 'Flat needles in two rows, like a feather',
  tufts: 'Soft needles in tufts',
  scales: 'Tiny scales in flat sprays, like a fern',
  cords: 'Tiny scales on twigs like thin cords',
  swords: 'Leaves as long as swords, in a spiral',
} as const;

const MARGINS = {
  smooth: 'smooth edges',
  wavy: 'wavy edges',
  fine: 'fine teeth',
  teeth: 'teeth along the edge',
  double: 'large and small teeth along the edge',
  spines: 'large pointed teeth',
} as const;

function describeLeaf({
  blade,
  pairs,
  even,
  three,
}: {
  blade: Blade | Lobed;
  pairs?: number;
  even?: boolean;
  three?: boolean;
}): string {
  if (three) return 'Leaves of three leaflets';
  if (!('base' in blade)) return 'Leaves with lobes';
  const edge = MARGINS[blade.margin ?? 'smooth'];
  if (pairs) return `Leaves like feathers, of ${pairs * 2 + (even ? 0 : 1)} leaflets with ${edge}`;
  const shape = blade.heart
    ? 'Heart-shaped'
    : blade.half < 0.14
      ? 'Long, narrow'
      : blade.half < 0.34
        ? 'Egg-shaped'
        : 'Broad';
  return `${shape} leaves with ${edge}`;
}

/** The name of a colour that has one. */
const COLOUR_NAMES = new Map<string, string>([
  ...Object.entries(COLOURS).map(([name, colour]) => [colour, name] as const),
  ['#a8362f', 'red'],
  ['#b25fb8', 'purple'],
]);

function describeExtra(extra: Extra): string {
  const colour = 'color' in extra && extra.color ? COLOUR_NAMES.get(extra.color) : undefined;
  const said = colour ? `${colour} ` : '';
  switch (extra.kind) {
    case 'berries':
      return extra.spike ? `a cone of ${said}berries` : `${said}berries`;
    case 'flowers':
      if (extra.spike) return `a spike of small ${said}flowers`;
      return extra.count === 1 ? `a ${said}flower` : `${said}flowers`;
    case 'cone':
      return 'a cone';
    case 'bells':
      return `${said}flowers like bells`;
    case 'globe':
      return 'a round head like a ball';
    case 'puffs':
      return `${said}flowers like small brushes`;
    case 'ribbons':
      return `${said}flowers like ribbons`;
    case 'nutlets':
      return 'small nuts that hang from a wing';
    case 'feather':
      return `${said}plumes`;
    case 'burs':
      return 'a prickly bur';
    case 'catkin':
      return 'a catkin';
    case 'acorn':
      return 'an acorn';
    case 'keys':
    case 'pair of keys':
      return 'winged seeds';
    case 'pods':
    case 'long pods':
      return `${said}pods`;
    case 'nut':
      return 'a green fruit';
  }
}

const HABITS = {
  broad: 'a broad tree',
  oval: 'a tall, oval tree',
  vase: 'a tree that opens like a vase',
  cone: 'a tree like a cone',
  'narrow cone': 'a slim tree like a cone',
  layers: 'a tree with branches in layers',
  weeping: 'a tree with hanging twigs',
  slender: 'a slender tree',
  shrub: 'a shrub of many stems',
  'low shrub': 'a low shrub',
  'small tree': 'a small tree',
  stilts: 'a tree that stands on stilts',
} as const;

function heightIn(metres: number): string {
  const feet = metres * 3.281;
  return `about ${feet < 10 ? Math.max(2, Math.round(feet)) : Math.round(feet / 5) * 5} feet high`;
}
