import { chanceOf } from './chance.ts';
import { compact, line, round, type Spot, step, xy } from './ink.ts';

/** Something else by which a child knows the plant: fruit, cone or flower, drawn beside the twig. */
export type Extra =
  | { kind: 'berries'; color: string; count?: number; size?: number; spike?: boolean }
  | { kind: 'flowers'; color: string; petals: number; count?: number; size?: number; spike?: boolean }
  | {
      kind:
        | 'catkin'
        | 'acorn'
        | 'keys'
        | 'pair of keys'
        | 'pods'
        | 'long pods'
        | 'nut'
        | 'bells'
        | 'globe'
        | 'burs'
        | 'feather'
        | 'ribbons'
        | 'nutlets'
        | 'puffs';
      color?: string;
    }
  | { kind: 'cone'; size?: number; round?: boolean; bracts?: boolean };

const PLACE: Spot = [104, 114];
const FROM: Spot = [60, 92];

export function drawExtra(extra: Extra, seed: number): string {
  const stalk = `<path class="r" d="${line(FROM, [84, 96], [PLACE[0] - 2, PLACE[1] - 12])}"/>`;
  switch (extra.kind) {
    case 'berries':
      return extra.spike
        ? spiked(berry(extra.color, extra.size ?? 4), '#y', extra.count ?? 7, extra.size ?? 4)
        : stalk + cluster(extra.color, extra.count ?? 7, extra.size ?? 4, seed);
    case 'flowers':
      return extra.spike
        ? spiked(flower(extra.color, extra.petals, extra.size ?? 7), '#e', extra.count ?? 1, extra.size ?? 7)
        : flowers(extra.color, extra.petals, extra.count ?? 1, extra.size ?? 7);
    case 'cone':
      return cone(extra.size ?? 1, extra.round ?? false, extra.bracts ?? false);
    default:
      return OTHERS[extra.kind](extra.color ?? 'var(--t)', stalk);
  }
}

function cluster(color: string, count: number, size: number, seed: number): string {
  const chance = chanceOf(seed + 11);
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const reach = Math.sqrt(i / count) * size * Math.sqrt(count) * 0.95;
    const [x, y] = step(PLACE, i * 137.5, reach + chance());
    return [Math.round(x), Math.round(y)];
  });
  const fork: Spot = [PLACE[0] - 2, PLACE[1] - 13];
  const stalks = spots.slice(0, 8).map((at) => `M${xy(fork)}L${xy(at)}`);
  const berries = spots.map(([x, y]) => `<use href="#y" x="${x}" y="${y}"/>`);
  return `${berry(color, size)}<path class="r" d="${compact(stalks.join(''))}"/>${berries.join('')}`;
}

/** A spike that stands up from the twig, broad at its foot. */
function spiked(one: string, name: '#y' | '#e', count: number, size: number): string {
  const all = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const aside = ((i % 3) - 1) * size * 1.5 * (1 - t * 0.8);
    return `<use href="${name}" x="${Math.round(106 + t * 6 + aside)}" y="${Math.round(128 - t * 34)}"/>`;
  });
  return `${one}<path class="r" d="M60 92Q92 100 104 131L112 92"/>${all.join('')}`;
}

function berry(color: string, size: number): string {
  const shine = `M-${round(size * 0.5)}-.3q.2-${round(size * 0.35)} ${round(size * 0.5)}-${round(size * 0.4)}`;
  return `<defs><g id="y"><circle class="k" r="${size}" fill="${color}"/><path class="x" d="${shine}"/></g></defs>`;
}

function flower(color: string, petals: number, size: number): string {
  const petal = `M0 0C${round(size * 0.3)} -${round(size * 0.75)} ${round(size * 1.1)} -${round(size * 0.55)} ${size} 0C${round(size * 1.1)} ${round(size * 0.55)} ${round(size * 0.3)} ${round(size * 0.75)} 0 0`;
  const one = Array.from(
    { length: petals },
    (_, i) => `<use href="#p" transform="rotate(${Math.round((i * 360) / petals + 18)})"/>`,
  ).join('');
  return `<defs><path id="p" class="k" fill="${color}"${size < 5 ? ' stroke-width=".5"' : ''} d="${petal}"/><g id="e">${one}<circle r="${round(size * 0.24)}" fill="var(--y)"/></g></defs>`;
}

function flowers(color: string, petals: number, count: number, size: number): string {
  const spots = Array.from({ length: count }, (_, i) =>
    count === 1 ? PLACE : step(PLACE, i * 137.5, Math.sqrt(i) * size * 1.15),
  );
  const stalks = `<path class="r" d="${line(FROM, [80, 98], PLACE)}"/>`;
  return `${stalks}${flower(color, petals, size)}${spots.map(([x, y]) => `<use href="#e" x="${Math.round(x)}" y="${Math.round(y)}"/>`).join('')}`;
}

function cone(size: number, isRound: boolean, hasBracts: boolean): string {
  const [w, h] = isRound ? [7.5 * size, 7.5 * size] : [7 * size, 14 * size];
  const [x, y] = [PLACE[0], PLACE[1]];
  const rows: string[] = [];
  for (let k = -2; k <= 2; k++) {
    const ry = (k / 3) * h;
    const rw = w * Math.sqrt(1 - (k / 3) ** 2);
    rows.push(`M${xy([x - rw, y + ry])}q${round(rw * 0.5)} ${round(h * 0.22)} ${round(rw)} 0t${round(rw)} 0`);
  }
  // Between the scales of a Douglas fir hang bracts with three points.
  const bracts = hasBracts
    ? [-6, -1, 4, 9].map((dy, i) => `M${x - 6 + (i % 2) * 5} ${y + dy}l1 4 1-2 1 3 1-3 1 2 1-4`).join('')
    : '';
  const over = bracts && `<path class="k" fill="var(--y)" d="${bracts}"/>`;
  return `<path class="r" d="M${xy([x - 12, y - h - 5])}L${xy([x, y - h + 1])}"/><ellipse class="t k" cx="${x}" cy="${y}" rx="${round(w)}" ry="${round(h)}"/><path class="v" d="${rows.join('')}"/>${over}`;
}

type Draws = (color: string, stalk: string) => string;

/** Four narrow petals that wave. */
const RIBBONS = 'M104 114q-8-4-6-9t-6-8M104 114q8-5 7-10t8-6M104 114q-8 4-8 9t-7 6M104 114q7 5 5 10t8 8';

const shape = (d: string, color: string) => `<path class="k" fill="${color}" d="${d}"/>`;

const OTHERS: Readonly<Record<Exclude<Extra['kind'], 'berries' | 'flowers' | 'cone'>, Draws>> = {
  catkin: (color, stalk) =>
    `${stalk}${shape('M102 102c5 1 6 6 7 12s1 13-1 15c-4 1-8-5-9-13s-1-13 3-14z', color)}<path class="v" d="M100 108l8 3M100 114l9 2M102 120l7 1"/>`,
  acorn: (color) =>
    `<path class="r" d="M62 90Q88 92 100 102"/>${shape('M94 112c0 12 4 18 8 20c4-2 8-8 8-20z', color)}${shape('M91 113c-1-8 5-12 11-12s12 4 11 12c-7 3-15 3-22 0z', 'var(--w)')}<path class="v" d="M94 108q8 4 17 0M97 104q6 3 11 0"/>`,
  keys: (color) =>
    `${shape('M98 104c6 2 16 12 14 22c-9-2-15-12-14-22z', color)}<circle class="k" cx="99" cy="106" r="3" fill="var(--w)"/><path class="v" d="M101 109q6 8 10 15"/>`,
  'pair of keys': (color) =>
    `<path class="r" d="M66 84Q92 84 102 104"/>${shape('M102 106c-4 8-14 18-22 18c-1-9 11-20 22-18z', color)}${shape('M102 106c5 8 11 18 20 20c2-9-9-21-20-20z', color)}<path class="v" d="M99 110l-14 11M105 110l13 12"/><circle class="k" cx="99" cy="107" r="3" fill="var(--w)"/><circle class="k" cx="105" cy="107" r="3" fill="var(--w)"/>`,
  pods: (color, stalk) =>
    `${stalk}${shape('M101 102c6 5 8 20 3 30c-6-5-8-20-3-30z', color)}${shape('M106 100c8 3 14 14 14 24c-8-3-13-14-14-24z', color)}<path class="v" d="M103 110v14M111 108l6 10"/>`,
  'long pods': (color, stalk) =>
    `${stalk}<path class="n" stroke-width="5" d="M102 102q6 18 2 36M106 101q12 14 10 34"/><path class="j" stroke="${color}" stroke-width="3.2" d="M102 102q6 18 2 36M106 101q12 14 10 34"/>`,
  nut: (color, stalk) =>
    `${stalk}${shape('M94 116c0-9 6-14 12-13s10 7 9 14s-7 12-12 11s-9-5-9-12z', color)}<path class="v" d="M105 104q4 12-2 23M98 110q4 8 1 14"/>`,
  bells: (color, stalk) =>
    `${stalk}${[
      [96, 106],
      [108, 109],
      [101, 120],
    ]
      .map(([x, y]) => shape(`M${x} ${y}c4 0 5 5 6 11l-3-2l-3 3l-3-3l-3 2c1-6 2-11 6-11z`, color))
      .join('')}`,
  globe: (color, stalk) =>
    `${stalk}<circle class="k" cx="104" cy="116" r="10" fill="${color}"/><path class="v" d="${Array.from({ length: 12 }, (_, i) => `M${xy(step([104, 116], i * 30, 10))}L${xy(step([104, 116], i * 30, 14))}`).join('')}M98 112l2 1M104 110v2M109 114l-2 1M101 119l1-2M107 121l-1-2"/>`,
  burs: (color, stalk) =>
    `${stalk}<path class="k" fill="${color}" d="M${Array.from({ length: 26 }, (_, i) => xy(step([104, 116], (i * 360) / 26, i % 2 ? 9 : 13.5))).join('L')}Z"/><path class="v" d="M99 112l3 2M106 111l1 3M103 119l1-2M109 117l-2 1"/>`,
  feather: (color, stalk) =>
    `${stalk}<path class="j" stroke-width="2.4" stroke="${color}" d="${Array.from({ length: 9 }, (_, i) => `M102 104q${(i - 4) * 2} 12 ${(i - 4) * 4} ${24 - Math.abs(i - 4)}`).join('')}"/>`,
  ribbons: (color, stalk) =>
    `${stalk}<path class="n" stroke-width="4.6" d="${RIBBONS}"/><path class="j" stroke="${color}" stroke-width="2.8" d="${RIBBONS}"/><circle class="k" cx="104" cy="114" r="3.4" fill="#a8362f"/>`,
  nutlets: (color, stalk) =>
    `${stalk}${shape('M102 100c8 4 16 16 15 30c-4-1-8-4-10-8c-4-7-6-14-5-22z', color)}<path class="r" d="M108 116Q102 122 100 126M108 116L106 132M102 122L96 130"/>${[
      [99, 128],
      [106, 134],
      [94, 132],
    ]
      .map(([x, y]) => `<circle class="k" cx="${x}" cy="${y}" r="3.2" fill="var(--t)"/>`)
      .join('')}`,
  puffs: (color, stalk) =>
    `${stalk}${[
      [98, 108],
      [110, 105],
      [104, 120],
      [114, 117],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="6" fill="${color}"/><path class="v e" d="${Array.from({ length: 8 }, (_, i) => `M${x} ${y}L${xy(step([x, y], i * 45, 6.5))}`).join('')}"/>`,
      )
      .join('')}`,
};
