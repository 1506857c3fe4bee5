import type { Blade, Lobed } from './blade.ts';
import type { NeedlePlan } from './conifers.ts';
import type { Extra } from './fruit.ts';
import type { HabitPlan } from './habit.ts';
import type { Arrangement, LeafPlan, TwigPlan } from './twig.ts';

/** One kind's looks, and the words to write them down. */
export type TreePlan = HabitPlan & { twig: TwigPlan | NeedlePlan; extra?: Extra; tint?: Tint };

/** The green of leaves where it is not simply green. */
export type Tint = 'grey' | 'dark' | 'blue';

export const COLOURS = {
  red: '#c8503c',
  blue: '#5a6f9c',
  black: '#3d3a4a',
  white: '#fffdf4',
  purple: '#a76aa5',
  pink: '#e3a0ac',
  yellow: '#eec35a',
  orange: '#de8744',
} as const;

/** Blades by their names in a flora. */
const blade =
  (usual: Blade) =>
  (more: Partial<Blade> = {}) => ({ ...usual, ...more });
export const lance = blade({ base: 0.6, tip: 0.9, half: 0.11, veins: 5 });
export const linear = blade({ base: 0.35, tip: 0.6, half: 0.06, veins: 0, stalk: 0.06 });
export const ovate = blade({ base: 0.5, tip: 0.95, half: 0.27, veins: 5 });
export const elliptic = blade({ base: 0.62, tip: 0.68, half: 0.24, veins: 5 });
export const obovate = blade({ base: 0.95, tip: 0.42, half: 0.25, veins: 5 });
export const heart = blade({ base: 0.42, tip: 0.85, half: 0.42, heart: 0.13, veins: 4, stalk: 0.4 });
export const round = blade({ base: 0.45, tip: 0.5, half: 0.42, veins: 4, stalk: 0.35 });
export const triangle = blade({ base: 0.22, tip: 0.95, half: 0.45, veins: 4, stalk: 0.6 });
export const spoon = blade({ base: 1.1, tip: 0.3, half: 0.2, veins: 3, stalk: 0.05 });

type Twig = { nodes?: number; angle?: number };

/** Twigs by how their leaves stand; `size` is the length of a leaf in a drawing that is 200 wide. */
const twig =
  (stands: Arrangement) =>
  (size: number, blade: Blade | Lobed, more: Twig = {}): TwigPlan => ({
    leaf: { blade },
    stands,
    size,
    ...more,
  });
export const alternate = twig('alternate');
export const opposite = twig('opposite');
export const whorled = twig('whorled');

/** A twig of leaves like feathers, with `pairs` of leaflets and one at the end. */
export function feathered(
  stands: Arrangement,
  pairs: number,
  size: number,
  blade: Blade,
  nodes = stands === 'alternate' ? 3 : 2,
): TwigPlan {
  const leaflet = { ...blade, stalk: 0.03, veins: Math.min(3, blade.veins ?? 3) };
  return { leaf: { blade: leaflet, pairs }, stands, size, nodes, angle: 52 };
}

/** Leaves like feathers without a leaflet at the end. */
export const evenly = (plan: TwigPlan): TwigPlan => ({ ...plan, leaf: { ...plan.leaf, even: true } });

/** A twig of leaves of three leaflets. */
export function threefold(
  stands: Arrangement,
  size: number,
  blade: LeafPlan['blade'],
  nodes: number,
): TwigPlan {
  return { leaf: { blade, three: true }, stands, size, nodes };
}

export const berries = (color: string, count = 7, size = 4): Extra => ({
  kind: 'berries',
  color,
  count,
  size,
});
/** Many small flowers, or berries, one above the other. */
export const spike = (of: Extra): Extra =>
  of.kind === 'berries' || of.kind === 'flowers' ? { ...of, spike: true } : of;
export const flowers = (color: string, petals: number, count = 1, size = 7): Extra => ({
  kind: 'flowers',
  color,
  petals,
  count,
  size,
});
export const cone = (size: number, looks?: 'round' | 'with bracts'): Extra => ({
  kind: 'cone',
  size,
  round: looks === 'round',
  bracts: looks === 'with bracts',
});
export const one = (kind: Exclude<Extra['kind'], 'berries' | 'flowers' | 'cone'>, color?: string): Extra =>
  color ? { kind, color } : { kind };

/** The whole plant, by how it stands; its height in metres where it does well. */
const plant =
  (habit: HabitPlan['habit']) =>
  (height: number, twig: TreePlan['twig'], extra?: Extra, tint?: Tint): TreePlan => ({
    habit,
    height,
    twig,
    ...(extra && { extra }),
    ...(tint && { tint }),
  });
export const broad = plant('broad');
export const oval = plant('oval');
export const vase = plant('vase');
export const conical = plant('cone');
export const slim = plant('narrow cone');
export const layered = plant('layers');
export const weeping = plant('weeping');
export const slender = plant('slender');
export const smallTree = plant('small tree');
export const shrub = plant('shrub');
export const lowShrub = plant('low shrub');
export const onStilts = plant('stilts');
