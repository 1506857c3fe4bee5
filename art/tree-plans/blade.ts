import { chanceOf } from './chance.ts';
import { type Spot, sharp, smooth } from './ink.ts';

/**
 * The blade of one leaf, drawn along the x axis from its foot at 0,0 to its tip at 100,0. It is even on both sides, so
 * that turning it over brings the paler half to the light.
 */
export type Blade = {
  /** The fullness toward foot and tip: 0.2 is blunt and broad, 1.2 is drawn out. */
  base: number;
  tip: number;
  /** Half its breadth as a share of its length. */
  half: number;
  /** The reach of the foot behind the stalk, as in a heart. */
  heart?: number;
  margin?: 'smooth' | 'wavy' | 'fine' | 'teeth' | 'double' | 'spines';
  /** Pairs of side veins. */
  veins?: number;
  /** Length of the stalk, as a share of that of the blade. */
  stalk?: number;
  /** The bend to one side like a sickle, as a share of the length. */
  sickle?: number;
};

/** A blade with lobes: one half of its outline from foot to tip; '!' after a point makes a corner. */
export type Lobed = { half: string; veins: readonly Spot[]; stalk?: number };

/** Paths of one leaf: its outline, its half away from the light, its veins. */
export type LeafPaths = { outline: string; shaded: string; veins: string };

const TEETH = { fine: 11, teeth: 8, double: 7, spines: 5 } as const;

type Knot = { at: Spot; corner: boolean };

export function bladePaths(blade: Blade | Lobed, seed: number): LeafPaths {
  const bow = 'base' in blade ? (blade.sickle ?? 0) * 100 : 0;
  const straight = 'base' in blade ? marginOf(blade, seed) : knotsOf(blade.half);
  const bent = (side: 1 | -1) =>
    straight.map(({ at: [x, y], corner }) => ({
      at: [x, side * y + (bow * x * (100 - x)) / 2500] as Spot,
      corner,
    }));
  const [knots, other] = [bent(1), bent(-1).reverse()];
  const stalk = (blade.stalk ?? 0.14) * 100;
  return {
    outline: `${close([...knots, ...other.slice(1, -1)])}`,
    shaded: close([...knots, { at: [50, 1 + bow], corner: true }]),
    veins: `M${-stalk} 0${bow ? `Q50 ${2 * bow} 96 0` : 'L96 0'}${'base' in blade ? sideVeins(blade) : lobeVeins(blade.veins)}`,
  };
}

function knotsOf(half: string): Knot[] {
  return half.split(' ').map((word) => {
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
    return { at: [x, y], corner: word.endsWith('!') };
  });
}

/** The path around a leaf: straight to corners, rounded elsewhere. */
function close(knots: readonly Knot[]): string {
  return knots.some(({ corner }) => !corner) ? smooth(knots, true) : sharp(knots.map(({ at }) => at));
}

function halfWidth({ base, tip, half }: Blade, t: number): number {
  const widest = base / (base + tip);
  const shape = (s: number) => s ** base * (1 - s) ** tip;
  return (100 * half * shape(t)) / shape(widest);
}

function edgeAt(blade: Blade, t: number): Spot {
  const back = blade.heart && t < 0.5 ? blade.heart * 100 * Math.sin(t * 2 * Math.PI) * (1 - 1.4 * t) : 0;
  return [100 * t - back, halfWidth(blade, t)];
}

function marginOf(blade: Blade, seed: number): Knot[] {
  const chance = chanceOf(seed);
  const foot: Knot = { at: [0, 0], corner: true };
  const tip: Knot = { at: [100, 0], corner: true };
  const margin = blade.margin ?? 'smooth';
  const at = (t: number, out = 0, forward = 0): Spot => {
    const [x, y] = edgeAt(blade, t);
    return [x + forward, y + out + (chance() - 0.5) * 0.8];
  };
  if (margin === 'smooth' || margin === 'wavy') {
    const pieces = margin === 'wavy' ? 13 : 7;
    const knots = Array.from({ length: pieces - 1 }, (_, i) => {
      const t = ((i + 1) / pieces) ** 1.15;
      return { at: at(t, margin === 'wavy' ? (i % 2 ? -1.6 : 2.4) : 0), corner: false };
    });
    return [foot, { at: at(0.04), corner: false }, ...knots, { at: at(0.96), corner: false }, tip];
  }
  const count = TEETH[margin];
  const size = { fine: 1.5, teeth: 3, double: 3.6, spines: 6 }[margin];
  const knots: Knot[] = [{ at: at(0.05), corner: false }];
  for (let i = 0; i < count; i++) {
    const [from, to] = [0.12 + (i / count) * 0.82, 0.12 + ((i + 0.78) / count) * 0.82];
    const much = margin === 'double' && i % 2 ? 0.45 : 1;
    knots.push({ at: at(from, margin === 'spines' ? -size * 0.7 : 0), corner: margin !== 'spines' });
    knots.push({ at: at(to, size * much, size * 0.8), corner: true });
  }
  return [foot, ...knots, tip];
}

function sideVeins(blade: Blade): string {
  const count = blade.veins ?? 5;
  return Array.from({ length: count }, (_, i) => {
    const t = 0.1 + (i / count) * 0.72;
    const [x, y] = edgeAt(blade, Math.min(0.95, t + 0.17));
    const [fx, fy] = [Math.round(100 * t), Math.round(y * 0.78)];
    const reach = Math.round(Math.max(3, (x - fx) * 0.85));
    return [1, -1]
      .map((side) =>
        `M${fx} 0q${Math.round(reach * 0.4)} ${side * Math.round(fy * 0.7)} ${reach} ${side * fy}`.replaceAll(
          ' -',
          '-',
        ),
      )
      .join('');
  }).join('');
}

function lobeVeins(ends: readonly Spot[]): string {
  return ends
    .map(([x, y]) => {
      const from = Math.max(2, Math.round(x - Math.abs(y) * 0.95));
      return `M${from} 0L${x} ${y}M${from} 0L${x} ${-y}`;
    })
    .join('');
}
