import { chanceOf } from './chance.ts';
import { along, compact, line, round, type Spot, step, xy } from './ink.ts';
import { drawWood, TWIG } from './twig.ts';

/** Twigs whose leaves are needles, scales or swords. */
export type NeedlePlan = {
  needles: 'bundles' | 'around' | 'two rows' | 'tufts' | 'scales' | 'cords' | 'swords';
  /** Length of a needle in units of the drawing. */
  length: number;
  /** Needles in a bundle. */
  each?: number;
  /** Thickness of a needle. */
  width?: number;
};

export function drawNeedles(plan: NeedlePlan, seed: number): string {
  switch (plan.needles) {
    case 'bundles':
      return bundles(plan, seed);
    case 'around':
      return around(plan, seed);
    case 'two rows':
      return twoRows(plan, seed);
    case 'tufts':
      return tufts(plan, seed);
    case 'scales':
      return scales(seed);
    case 'cords':
      return cords(seed);
    case 'swords':
      return swords(seed);
  }
}

/** Needles as strokes: ink below, then green, then those that the light reaches. */
function strokes(paths: readonly string[], width: number): string {
  const lit = paths.filter((_, i) => i % 3 === 0).join('');
  const rest = paths.filter((_, i) => i % 3 !== 0).join('');
  return (
    `<defs><g id="j"><path id="h" d="${lit}"/><path d="${rest}"/></g></defs><use href="#j" class="n" stroke-width="${round(width + 1.3)}"/>` +
    `<use href="#j" class="g" stroke-width="${width}"/><use href="#h" class="u" stroke-width="${round(width * 0.7)}"/>`
  );
}

function needle(at: Spot, heading: number, length: number, bend: number): string {
  const knee = step(step(at, heading, length * 0.5), heading + 90, bend * length);
  const end = step(at, heading, length);
  const [dx, dy] = [end[0] - at[0], end[1] - at[1]];
  return bend === 0
    ? `M${short(at)}l${short([dx, dy])}`
    : `M${short(at)}q${short([knee[0] - at[0], knee[1] - at[1]])} ${short([dx, dy])}`;
}

function short([x, y]: Spot): string {
  return `${Math.round(x)} ${Math.round(y)}`.replace(' -', '-');
}

function bundles({ length, each = 2, width = 1 }: NeedlePlan, seed: number): string {
  const chance = chanceOf(seed);
  const needles: string[] = [];
  for (let i = 0; i < 11; i++) {
    const { at, heading } = along(TWIG, 0.3 + (i / 11) * 0.7);
    const lean = i === 10 ? 0 : (i % 2 ? 1 : -1) * (30 + chance() * 34);
    for (let k = 0; k < each; k++) {
      needles.push(
        needle(
          at,
          heading + lean + (k - (each - 1) / 2) * 11,
          length * (0.86 + chance() * 0.2),
          (chance() - 0.5) * 0.14,
        ),
      );
    }
  }
  return drawWood(TWIG, 5.4, 3) + strokes(needles, width);
}

function around({ length, width = 1.4 }: NeedlePlan, seed: number): string {
  const chance = chanceOf(seed);
  const needles: string[] = [];
  const side: readonly Spot[] = [along(TWIG, 0.4).at, [84, 86], [102, 72]];
  for (const [spine, count] of [
    [TWIG, 26],
    [side, 15],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const { at, heading } = along(spine, 0.12 + (i / count) * 0.88);
      for (const turn of [1, -1])
        needles.push(needle(at, heading + turn * (40 + chance() * 22), length * (0.85 + chance() * 0.3), 0));
    }
    needles.push(needle(along(spine, 1).at, along(spine, 1).heading, length, 0));
  }
  return drawWood(side, 2.8, 1.6) + drawWood(TWIG, 4, 2) + strokes(needles, width);
}

function twoRows({ length, width = 2.2 }: NeedlePlan, seed: number): string {
  const chance = chanceOf(seed);
  const spines: readonly (readonly Spot[])[] = [
    TWIG,
    [along(TWIG, 0.3).at, [66, 116], [96, 104]],
    [along(TWIG, 0.62).at, [84, 82], [106, 64]],
    [along(TWIG, 0.5).at, [42, 82], [26, 62]],
  ];
  const needles: string[] = [];
  spines.forEach((spine, s) => {
    const count = s === 0 ? 11 : 10;
    for (let i = 0; i < count; i++) {
      const t = (s === 0 ? 0.35 : 0.14) + (i / count) * (s === 0 ? 0.63 : 0.84);
      const { at, heading } = along(spine, t);
      const size = length * (1 - 0.3 * (i / count)) * (0.9 + chance() * 0.2);
      for (const turn of [1, -1]) needles.push(needle(at, heading + turn * 64, size, 0));
    }
    needles.push(needle(along(spine, 1).at, along(spine, 1).heading, length * 0.6, 0));
  });
  const wood = spines.map((spine, i) => drawWood(spine, i === 0 ? 3.6 : 2.2, 1.3)).reverse();
  return wood.join('') + strokes(needles, width);
}

function tufts({ length, width = 1.1 }: NeedlePlan, seed: number): string {
  const chance = chanceOf(seed);
  const needles: string[] = [];
  const knobs: string[] = [];
  for (let i = 0; i < 8; i++) {
    const { at, heading } = along(TWIG, 0.16 + i * 0.12);
    const out = heading + (i % 2 ? 74 : -74);
    const knob = i === 7 ? at : step(at, out, 4);
    knobs.push(`<circle class="t k" cx="${round(knob[0])}" cy="${round(knob[1])}" r="2.4"/>`);
    for (let k = 0; k < 11; k++) {
      needles.push(needle(knob, out + (k - 5) * 17, length * (0.8 + chance() * 0.3), 0));
    }
  }
  return drawWood(TWIG, 4.6, 2.4) + strokes(needles, width) + knobs.join('');
}

/** Flat sprays: the scales sit on the strokes like shingles. */
function scales(seed: number): string {
  const chance = chanceOf(seed);
  const sprays: string[] = [];
  const fine: string[] = [];
  const spine: readonly Spot[] = [
    [28, 146],
    [50, 114],
    [66, 78],
    [76, 34],
  ];
  for (let i = 0; i < 10; i++) {
    const { at, heading } = along(spine, 0.2 + i * 0.078);
    const side = i % 2 ? 1 : -1;
    const length = (46 - i * 2.7) * (0.9 + chance() * 0.15);
    const branch: readonly Spot[] = [
      at,
      step(at, heading + side * 48, length * 0.5),
      step(at, heading + side * 36, length),
    ];
    sprays.push(line(...branch));
    for (let k = 1; k < 5; k++) {
      const from = along(branch, k / 5);
      for (const turn of [1, -1]) {
        const end = step(from.at, from.heading + turn * 40, length * 0.27);
        fine.push(`M${short(from.at)}L${short(end)}`);
      }
    }
  }
  sprays.push(line(...spine.slice(1)));
  const all = compact(sprays.concat(fine).join(''), 0);
  return `${drawWood(spine.slice(0, 2), 4.4, 3.4)}<defs><path id="s" d="${all}"/></defs><use href="#s" class="n" stroke-width="4.2"/><use href="#s" class="u" stroke-width="2.6" stroke-dasharray="3 .9"/>`;
}

/** Twigs like cords that leave one another on all sides, clad in scales. */
function cords(seed: number): string {
  const chance = chanceOf(seed);
  const cord: string[] = [];
  const grow = (from: Spot, heading: number, length: number, order: number): void => {
    const knee = step(from, heading + (chance() - 0.5) * 16, length * 0.5);
    const end = step(knee, heading + (chance() - 0.5) * 30, length * 0.5);
    cord.push(`M${short(from)}Q${short(knee)} ${short(end)}`);
    if (order >= 2) return;
    for (const t of order === 0 ? [0.3, 0.55, 0.8, 1] : [0.4, 0.7, 1]) {
      const { at } = along([from, knee, end], t);
      for (const side of [-1, 1])
        grow(
          at,
          heading + side * (24 + chance() * 30),
          length * (0.62 - 0.2 * t) * (order ? 0.8 : 0.66),
          order + 1,
        );
    }
  };
  const spine: readonly Spot[] = [
    [30, 146],
    [46, 122],
    [56, 96],
  ];
  grow([56, 96], -72, 58, 0);
  grow([45, 124], -20, 40, 1);
  grow([50, 110], -118, 34, 1);
  grow([36, 138], -112, 30, 1);
  const all = compact(cord.join(''), 0);
  return `${drawWood(spine, 4.4, 3.4)}<defs><path id="s" d="${all}"/></defs><use href="#s" class="n" stroke-width="4"/><use href="#s" class="u" stroke-width="2.4" stroke-dasharray="2.2 .8"/>`;
}

/** Long swords in a spiral at the end of a stout stem. */
function swords(seed: number): string {
  const chance = chanceOf(seed);
  const heart: Spot = [66, 84];
  const blades = Array.from({ length: 13 }, (_, i) => {
    const heading = -176 + i * 14.2;
    const length = 62 + chance() * 10 - Math.abs(i - 6) * 1.2;
    const droop = (i < 6 ? -1 : 1) * (Math.abs(i - 6) * 0.05);
    const end = step(step(heart, heading, length), 90, Math.abs(i - 6) * 4);
    const knee = step(step(heart, heading, length * 0.6), heading - 90, length * droop * -0.5);
    const [l, r] = [step(heart, heading - 90, 4), step(heart, heading + 90, 4)];
    const wide = (spot: Spot, side: number) => step(spot, heading + 90 * side, 3.6);
    return `<path class="${i % 2 ? 'l' : 'd'} k" d="${compact(`M${xy(l)}Q${xy(wide(knee, -1))} ${xy(end)}Q${xy(wide(knee, 1))} ${xy(r)}Z`, 0)}"/>`;
  });
  const order = [0, 12, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6].map((i) => blades[i]);
  return (
    drawWood(
      [
        [60, 146],
        [62, 118],
        [66, 86],
      ],
      11,
      9,
    ) + order.join('')
  );
}
