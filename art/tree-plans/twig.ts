import { type Blade, bladePaths, type Lobed } from './blade.ts';
import { chanceOf } from './chance.ts';
import { along, compact, round, type Spot, step, taper, xy } from './ink.ts';

/** The places of leaves on a twig. */
export type Arrangement = 'alternate' | 'opposite' | 'whorled';

/** A leaf of one blade, or of leaflets along a midrib (`pairs`) or three from one place. */
export type LeafPlan = {
  blade: Blade | Lobed;
  /** Pairs of leaflets along the midrib, with one at the end unless they are `even`. */
  pairs?: number;
  even?: boolean;
  three?: boolean;
};

export type TwigPlan = {
  leaf: LeafPlan;
  stands: Arrangement;
  /** Length of a leaf in units of the drawing, which is 200 wide. */
  size: number;
  /** Nodes with leaves on the twig. */
  nodes?: number;
  /** Angle between twig and leaf in degrees. */
  angle?: number;
};

export const TWIG: readonly Spot[] = [
  [22, 142],
  [44, 118],
  [62, 88],
  [72, 56],
];

/** Returns the parts drawn once and used for every leaf; their ink is heavier away from the light. */
export function leafParts(plan: LeafPlan, seed: number): string {
  const { outline, shaded, veins } = bladePaths(plan.blade, seed);
  const one =
    `<path id="o" d="${compact(outline, 0)}"/>` +
    `<g id="b"><use href="#o" class="i" y="1.5"/><use href="#o" class="l"/><path class="d" d="${compact(shaded, 0)}"/><path class="v" d="${veins}"/></g>`;
  if (plan.three) return `${one}<g id="c"><path class="r" d="M-16 0H0"/>${THREE.map(placed).join('')}</g>`;
  if (!plan.pairs) return one;
  const { side, end } = leafletsOf(plan.pairs);
  return `${one}<g id="h">${side.map(placed).join('')}</g><g id="c"><path class="r" d="M-12 0Q40-3 84 0"/><use href="#h"/><use href="#h" transform="scale(1-1)"/>${plan.even ? '' : placed(end)}</g>`;
}

type Leaflet = { at: Spot; turn: number; scale: number; flip?: -1 };

const THREE: readonly Leaflet[] = [
  { at: [0, 0], turn: 62, scale: 0.6 },
  { at: [0, 0], turn: -62, scale: 0.6, flip: -1 },
  { at: [8, 0], turn: 0, scale: 0.7 },
];

function placed({ at, turn, scale, flip }: Leaflet): string {
  const size = String(Math.round(scale * 100) / 100).replace(/^0/, '');
  const turned = turn ? `rotate(${turn})` : '';
  return `<use href="#b" transform="translate(${Math.round(at[0])} ${Math.round(at[1])})${turned}scale(${size}${flip ? `-${size}` : ''})"/>`;
}

/** The leaflets of one side and that at the end. */
function leafletsOf(pairs: number): { side: Leaflet[]; end: Leaflet } {
  const size = leafletSize(pairs);
  const side = Array.from(
    { length: pairs },
    (_, i): Leaflet => ({
      at: [Math.round(12 + (i / Math.max(1, pairs - 0.4)) * 68), 1],
      turn: 58,
      scale: size * (0.86 + 0.28 * Math.sin(((i + 0.7) / pairs) * Math.PI)),
    }),
  );
  return { side, end: { at: [84, 0], turn: 0, scale: size * 1.1 } };
}

/** The twig with its leaves: those behind first, then the wood, then those before it. */
export function drawTwig(plan: TwigPlan, seed: number): string {
  const chance = chanceOf(seed + 7);
  const spine = TWIG;
  const compound = plan.leaf.pairs !== undefined || plan.leaf.three === true;
  const nodes = plan.nodes ?? (plan.stands === 'alternate' ? 5 : 3);
  const leaves: { at: Spot; heading: number; size: number }[] = [];
  for (let i = 0; i < nodes; i++) {
    const t = 0.2 + (i / nodes) * 0.78;
    const { at, heading } = along(spine, t);
    const angle = (plan.angle ?? 56) + (chance() - 0.5) * 10;
    const size = plan.size * (0.86 + chance() * 0.2) * (1 - 0.12 * (i / nodes));
    const sides = plan.stands === 'alternate' ? [i % 2 ? 1 : -1] : [-1, 1];
    for (const side of sides) leaves.push({ at, heading: heading + side * angle, size });
    if (plan.stands === 'whorled') leaves.push({ at, heading: heading + 4, size: size * 0.9 });
  }
  const end = along(spine, 1);
  leaves.push({ at: end.at, heading: end.heading + 6, size: plan.size * 0.94 });
  if (plan.stands === 'opposite' && !compound) {
    leaves.push({ at: along(spine, 0.99).at, heading: end.heading - 38, size: plan.size * 0.7 });
  }
  const drawn = leaves.map((leaf) => drawLeaf(leaf, plan.leaf, compound)).join('');
  return `<g${fitting(leaves, ...roomOf(plan.leaf))}>${drawWood(spine)}${drawn}</g>`;
}

/** Returns a leaf's reach to its sides and from its foot, as shares of its size. */
function roomOf({ blade, pairs, three }: LeafPlan): readonly [broad: number, long: number] {
  if (three) return [0.52, 0.96];
  if (pairs) return [0.84 * leafletSize(pairs), 0.98 + 1.1 * leafletSize(pairs)];
  return ['base' in blade ? blade.half : 0.5, 1.02 + (blade.stalk ?? 0.14)];
}

const leafletSize = (pairs: number) => Math.min(0.5, 1.5 / (pairs + 0.9));

type PlacedLeaf = { at: Spot; heading: number; size: number };

/** The room for the twig. */
const [LEFT, TOP, RIGHT, BOTTOM] = [3, 3, 126, 147];

/** Makes the twig smaller where its leaves would leave their room. */
function fitting(leaves: readonly PlacedLeaf[], broad: number, long: number): string {
  const spots = leaves.flatMap(({ at, heading, size }) => {
    const middle = step(at, heading, size * (long - 0.45));
    return [
      step(at, heading, size * long),
      step(middle, heading + 90, size * broad),
      step(middle, heading - 90, size * broad),
    ];
  });
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(22, ...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(142, ...ys),
  ];
  const scale = Math.min(1, (RIGHT - LEFT) / (right - left), (BOTTOM - TOP) / (bottom - top));
  if (scale === 1 && left >= LEFT && right <= RIGHT && top >= TOP) return '';
  const x = Math.max(LEFT, Math.min(left, RIGHT - (right - left) * scale)) - left * scale;
  const y = BOTTOM - bottom * scale;
  return ` transform="translate(${xy([x, y])})scale(${round(scale * 100) / 100})"`;
}

/** One leaf: its darker half is that below the midrib, whichever way the leaf points. */
function drawLeaf({ at, heading, size }: PlacedLeaf, plan: LeafPlan, compound: boolean): string {
  const stalk = compound ? 0.14 : (plan.blade.stalk ?? 0.14);
  const foot = step(at, heading, stalk * size);
  const flip = Math.cos(((heading - 45) * Math.PI) / 180) >= 0 ? undefined : -1;
  return placed({ at: foot, turn: Math.round(heading), scale: size / 100, ...(flip && { flip }) }).replace(
    '#b',
    compound ? '#c' : '#b',
  );
}

export function drawWood(spine: readonly Spot[], from = 4.4, to = 1.8): string {
  return `<path class="w" d="${compact(taper(spine, from + 1.6, to + 1.4))}"/><path class="t" d="${compact(taper(spine, from - 0.6, to - 0.4))}"/>`;
}
