import { chanceOf } from './chance.ts';
import { compact, line, round, type Spot, smooth, taper, xy } from './ink.ts';

/** A grown plant's form, and its height where it does well. */
export type HabitPlan = {
  habit:
    | 'broad'
    | 'oval'
    | 'vase'
    | 'cone'
    | 'narrow cone'
    | 'layers'
    | 'weeping'
    | 'slender'
    | 'shrub'
    | 'low shrub'
    | 'small tree'
    | 'stilts';
  /** Metres. */
  height: number;
};

const GROUND = 138;
const MIDDLE = 160;

/** Half an outline of each crown, right of the stem, from its foot to its top; heights as shares of the whole. */
const CROWNS: Readonly<
  Record<Exclude<HabitPlan['habit'], 'cone' | 'narrow cone' | 'layers' | 'stilts'>, readonly Spot[]>
> = {
  broad: [
    [0, 0.3],
    [0.3, 0.27],
    [0.5, 0.4],
    [0.52, 0.62],
    [0.36, 0.88],
    [0, 1],
  ],
  oval: [
    [0, 0.24],
    [0.2, 0.24],
    [0.33, 0.42],
    [0.33, 0.68],
    [0.2, 0.92],
    [0, 1],
  ],
  vase: [
    [0, 0.42],
    [0.2, 0.46],
    [0.44, 0.62],
    [0.46, 0.82],
    [0.26, 0.96],
    [0, 1],
  ],
  weeping: [
    [0, 0.36],
    [0.14, 0.26],
    [0.3, 0.14],
    [0.44, 0.16],
    [0.5, 0.5],
    [0.34, 0.86],
    [0, 1],
  ],
  slender: [
    [0, 0.26],
    [0.14, 0.28],
    [0.24, 0.46],
    [0.22, 0.74],
    [0.12, 0.94],
    [0, 1],
  ],
  'small tree': [
    [0, 0.3],
    [0.26, 0.28],
    [0.42, 0.48],
    [0.4, 0.74],
    [0.24, 0.94],
    [0, 1],
  ],
  shrub: [
    [0, 0.08],
    [0.3, 0.1],
    [0.5, 0.34],
    [0.48, 0.66],
    [0.28, 0.92],
    [0, 1],
  ],
  'low shrub': [
    [0, 0.02],
    [0.4, 0.04],
    [0.62, 0.32],
    [0.54, 0.7],
    [0.3, 0.94],
    [0, 1],
  ],
};

/** In units of the drawing: what is as high as a house fills it, what a child can look over is half as high. */
function drawnHeight(metres: number): number {
  return Math.round(Math.min(112, 36 + 20 * Math.log2(Math.max(1, metres / 1.4))));
}

/** The whole plant, small, with a scout beside it who shows its height. */
export function drawHabit({ habit, height }: HabitPlan, seed: number): string {
  const high = drawnHeight(height);
  const child = Math.max(4.5, (high * 1.4) / height);
  const plant =
    habit === 'stilts'
      ? stilts(high)
      : habit === 'cone' || habit === 'narrow cone' || habit === 'layers'
        ? tiers(habit, high, seed)
        : crown(habit, high, seed);
  const ground = `<path class="v e" d="M122 ${GROUND}q18 -2 40 -.5t34 0"/>`;
  return ground + plant + scout(Math.min(child, high * 1.05));
}

/** A scout who stands with one arm up. */
function scout(high: number): string {
  const size = round((high / 20) * 10) / 10;
  const body = 'M-3.4 0l.2-7q-1.3-6 1.2-7h4l3.5-4.5 1.5 1.1-2.8 6.4q-.2 2-1 4l.2 7h-2.6l-.8-5.5-.8 5.5Z';
  return `<g transform="translate(189 ${GROUND})scale(${size})"><path class="a k" d="${body}"/><circle class="s k" cy="-16.6" r="3"/></g>`;
}

function crown(habit: keyof typeof CROWNS, high: number, seed: number): string {
  const chance = chanceOf(seed + 3);
  const broad = Math.min(high, 60);
  const half = CROWNS[habit].map(([x, y]): Spot => [x * broad, y * high]);
  const around = [
    ...half.map(([x, y]): Spot => [MIDDLE + x, GROUND - y]),
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Spot => [MIDDLE - x * (0.9 + chance() * 0.18), GROUND - y]),
  ];
  const outline = compact(scallops(around, habit === 'weeping' ? 6 : 9, chance), 0);
  const [top, bottom] = [GROUND - high, GROUND - high * (CROWNS[habit][1]?.[1] ?? 0)];
  const reach = Math.max(...half.map(([x]) => x));
  const curls = Array.from({ length: 5 }, (_, i) => {
    const x = MIDDLE + (((i * 0.62) % 1) - 0.52) * reach * 1.3;
    const y = top + (0.22 + i * 0.13 + chance() * 0.08) * (bottom - top);
    return habit === 'weeping'
      ? `M${Math.round(x)} ${Math.round(y)}q1 6 0 ${round(high * 0.16)}`
      : `M${Math.round(x)} ${Math.round(y)}q3 4 6 0`;
  });
  const slip = Math.round(broad * 0.16);
  return (
    `${stems(habit, high)}<clipPath id="m"><path id="k" d="${outline}"/></clipPath><use href="#k" class="z" x=".6" y=".6"/>` +
    `<use href="#k" class="d"/><g clip-path="url(#m)"><use href="#k" class="l" x="-${slip}" y="-${slip}"/></g><path class="v e" d="${curls.join('')}"/>`
  );
}

/** A leafy rim: small arcs from spot to spot. */
function scallops(spots: readonly Spot[], size: number, chance: () => number): string {
  let path = '';
  spots.forEach((at, i) => {
    const next = spots[(i + 1) % spots.length] ?? at;
    const pieces = Math.max(1, Math.round(Math.hypot(next[0] - at[0], next[1] - at[1]) / size));
    for (let k = 0; k < pieces; k++) {
      const end: Spot = [
        at[0] + ((next[0] - at[0]) * (k + 1)) / pieces,
        at[1] + ((next[1] - at[1]) * (k + 1)) / pieces,
      ];
      const r = round(size * (0.55 + chance() * 0.25));
      path += path === '' ? `M${xy(at)}A${r} ${r} 0 0 0 ${xy(end)}` : `A${r} ${r} 0 0 0 ${xy(end)}`;
    }
  });
  return `${path}Z`;
}

function stems(habit: keyof typeof CROWNS, high: number): string {
  const up = (x: number, y: number): Spot => [MIDDLE + x * high, GROUND - y * high];
  const several = (leans: readonly number[], top: number) => {
    const d = compact(leans.map((x) => line(up(x * 0.4, 0), up(x, top * 0.4), up(x * 1.7, top))).join(''));
    return `<path class="n" stroke-width="4" d="${d}"/><path class="o" stroke-width="2.2" d="${d}"/>`;
  };
  if (habit === 'shrub' || habit === 'low shrub') return several([-0.14, 0, 0.13], 0.3);
  if (habit === 'small tree' || habit === 'slender') return several([-0.07, 0.06], 0.5);
  const [thick, spots] = [high * 0.075, [up(0, 0), up(0.01, 0.2), up(0, 0.5)]];
  return `<path class="w" d="${compact(taper(spots, thick + 1.6, thick * 0.5 + 1.2))}"/><path class="t" d="${compact(taper(spots, thick, thick * 0.5))}"/>`;
}

/** Needle trees: tiers of branches one above the other. */
function tiers(habit: 'cone' | 'narrow cone' | 'layers', high: number, seed: number): string {
  const chance = chanceOf(seed + 5);
  const count = habit === 'layers' ? 5 : 7;
  const half = { cone: 0.26, 'narrow cone': 0.17, layers: 0.27 }[habit] * high;
  const foot = { cone: 0.1, 'narrow cone': 0.06, layers: 0.36 }[habit];
  const right: Spot[] = [];
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const y = GROUND - high * (foot + (0.96 - foot) * t);
    const reach =
      habit === 'layers'
        ? half * (0.75 + 0.35 * Math.sin((t + 0.15) * 3)) * (1 - t * 0.45)
        : half * (1 - t * 0.92);
    right.push(
      [reach * (0.92 + chance() * 0.16), y + 2],
      [reach * (habit === 'layers' ? 0.3 : 0.52), y - (high * 0.5) / count],
    );
  }
  const knots = [
    ...right.map(([x, y], i) => ({ at: [MIDDLE + x, y] as Spot, corner: i % 2 === 0 })),
    { at: [MIDDLE, GROUND - high] as Spot, corner: true },
    ...right.map(([x, y], i) => ({ at: [MIDDLE - x * 0.96, y] as Spot, corner: i % 2 === 0 })).reverse(),
  ];
  const outline = smooth(knots, true);
  const shade = right
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${xy([MIDDLE, y - 4])}q${round(x * 0.5)} 1 ${round(x * 0.82)} 5`)
    .join('');
  const thick = high * 0.06;
  const trunk: readonly Spot[] = [
    [MIDDLE, GROUND],
    [MIDDLE, GROUND - high * 0.3],
    [MIDDLE, GROUND - high * 0.8],
  ];
  return `<path class="w" d="${compact(taper(trunk, thick + 1.6, 2))}"/><path class="t" d="${compact(taper(trunk, thick, 1))}"/><defs><path id="k" d="${compact(outline)}"/></defs><use href="#k" class="z"/><use href="#k" class="d" x="-.4" y="-.4"/><path class="v e" d="${shade}"/>`;
}

/** A crown of swords on a trunk that stands on stilts. */
function stilts(high: number): string {
  const up = (x: number, y: number): Spot => [MIDDLE + x * high, GROUND - y * high];
  const legs = [-0.24, -0.13, 0.02, 0.15, 0.26]
    .map(
      (x) => `<path class="w" d="${compact(taper([up(0, 0.36), up(x * 0.7, 0.2), up(x, 0)], 3.4, 2.4))}"/>`,
    )
    .join('');
  const tufts = (
    [
      [-0.28, 0.74],
      [0.26, 0.8],
      [0, 0.92],
    ] as const
  )
    .map(([x, y]) => {
      const blades = [-165, -135, -105, -75, -45, -15].map((angle) => {
        const end: Spot = [
          up(x, y)[0] + Math.cos((angle * Math.PI) / 180) * high * 0.24,
          up(x, y)[1] + Math.sin((angle * Math.PI) / 180) * high * 0.16 + 5,
        ];
        return `M${xy(up(x, y))}Q${xy([(up(x, y)[0] + end[0]) / 2, end[1] - 9])} ${xy(end)}`;
      });
      const d = compact(blades.join(''));
      return `<path class="n" stroke-width="4.4" d="${d}"/><path class="g" stroke-width="3" d="${d}"/>`;
    })
    .join('');
  const arms = [-0.28, 0.26, 0].map((x) => line(up(0, 0.36), up(x * 0.3, 0.55), up(x, 0.76))).join('');
  return `${legs}<path class="n" stroke-width="5" d="${arms}"/><path class="o" stroke-width="3.4" d="${arms}"/>${tufts}`;
}
