import { drawNeedles } from './conifers.ts';
import { drawExtra } from './fruit.ts';
import { drawHabit } from './habit.ts';
import type { TreePlan } from './plan.ts';
import { drawTwig, leafParts } from './twig.ts';

/** Lit and shaded green by day and in the dark. */
const GREENS = {
  green: [
    ['#b4cb8a', '#7fa563'],
    ['#739a5c', '#4f7a4a'],
  ],
  grey: [
    ['#c9d2b8', '#98a98c'],
    ['#87957c', '#5f7061'],
  ],
  dark: [
    ['#8fb073', '#4d7a4a'],
    ['#5a8152', '#335838'],
  ],
  blue: [
    ['#a9c3a6', '#6d9482'],
    ['#6e8f7e', '#456657'],
  ],
} as const;

/** The drawing of one kind as the text of an SVG file, 200 by 150 units; the light comes from the upper left. */
export function drawTree(key: string, plan: TreePlan): string {
  const seed = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const [[lit, shaded], [litDark, shadedDark]] = GREENS[plan.tint ?? 'green'];
  const { twig } = plan;
  const body =
    drawHabit(plan, seed) +
    ('needles' in twig
      ? drawNeedles(twig, seed)
      : `<defs>${leafParts(twig.leaf, seed)}</defs>${drawTwig(twig, seed)}`) +
    (plan.extra ? drawExtra(plan.extra, seed) : '');
  const colours = (names: Readonly<Record<string, string>>) =>
    `:root{${Object.entries(names)
      .filter(([name]) => name.length > 1 || body.includes(`var(--${name})`) || ALWAYS.includes(name))
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';')}}`;
  const used = Object.keys(RULES).filter((name) => new RegExp(`class="(?:\\w )?${name}[" ]`).test(body));
  const lines = used.filter((name) => LINES.includes(name)).map((name) => `.${name}`);
  const rules = `${lines.join()}{fill:none}${used.map((name) => `.${name}{${RULES[name]}}`).join('')}`;
  const css =
    colours({ ...DAY, l: lit, d: shaded }) +
    `@media(prefers-color-scheme:dark){${colours({ ...NIGHT, l: litDark, d: shadedDark })}}` +
    rules;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" stroke-linecap="round" stroke-linejoin="round"><style>${css}</style>${body}</svg>`;
}

/** The paint box: ink, light and shaded leaf, light and dark bark, straw, the scout's shirt. */
const DAY = { i: '#2d3a2e', t: '#c7a680', w: '#9a7350', y: '#e9c46f', a: '#c8603c' };
const NIGHT = { i: '#ece5d0', t: '#937456', w: '#71523a', y: '#96742e', a: '#b65a3a' };
const ALWAYS = 'ildta';

const RULES: Readonly<Record<string, string>> = {
  i: 'fill:var(--i);stroke:var(--i);stroke-width:2.6;vector-effect:non-scaling-stroke',
  z: 'fill:var(--i);stroke:var(--i);stroke-width:2',
  w: 'fill:var(--i)',
  l: 'fill:var(--l)',
  d: 'fill:var(--d)',
  t: 'fill:var(--t)',
  s: 'fill:var(--t)',
  a: 'fill:var(--a)',
  k: 'stroke:var(--i)',
  v: 'stroke:var(--i);stroke-width:1.7;opacity:.7',
  e: 'stroke-width:1',
  r: 'stroke:var(--i);stroke-width:1.3',
  x: 'stroke:#fff;opacity:.8',
  n: 'stroke:var(--i)',
  g: 'stroke:var(--d)',
  u: 'stroke:var(--l)',
  o: 'stroke:var(--t)',
  j: '',
};

/** Commands that draw a line and not an area. */
const LINES = 'vrxngujo';
