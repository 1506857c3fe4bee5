import { type Spot, through } from './line.ts';
import { paint, type Tone } from './paint.ts';
import { area, contour, limb, stroke } from './pen.ts';
import { type Point, radians, step } from './points.ts';

/** Blades by how full they are toward base and tip, and their breadth as a share of their length. */
const BLADES = {
  /** Egg-shaped with a drawn-out tip, as of a poplar or dogwood. */
  ovate: { base: 0.56, tip: 1.02, breadth: 0.27 },
  /** Long and narrow, as of a willow. */
  lance: { base: 0.62, tip: 0.9, breadth: 0.1 },
} as const;

export interface LeafProps {
  /** Where the stalk leaves the twig. */
  at: Point;
  /** Direction of growth in degrees: 0 right, -90 up. */
  heading: number;
  length: number;
  kind?: keyof typeof BLADES;
  /** The midrib's bend in degrees; positive turns to the right hand. */
  bend?: number;
  /** Foreshortening of the two halves, left and right of the midrib as the leaf grows. */
  halves?: readonly [left: number, right: number];
  stalk?: number;
  ink?: number;
  tones?: readonly [lit: Tone, shaded: Tone];
}

/** A leaf with stalk, midrib and side veins; the half turned to the light is paler. */
export function Leaf({
  at,
  heading,
  length,
  kind = 'ovate',
  bend = 18,
  halves = [1, 1],
  stalk = 0.12,
  ink = 1.7,
  tones = ['leaf-light', 'leaf'],
}: LeafProps) {
  const midrib = bentLine(at, heading, length, bend);
  const blade = midrib.slice(Math.round(stalk * (midrib.length - 1)));
  const margin = (side: -1 | 1) =>
    blade.map((spot, i) => {
      const t = i / (blade.length - 1);
      const share = side < 0 ? halves[0] : halves[1];
      const half = halfWidth(kind, t) * length * share;
      return step(spot.at, spot.heading + side * (Math.PI / 2), half);
    });
  const [left, right] = [margin(-1), margin(1)];
  const spine = blade.map((spot) => spot.at);
  const outline = corners([...left, ...right.slice(1, -1).reverse()], [0, left.length - 1]);
  const whole = area(outline);
  const leftIsLit = facesLight(heading + bend / 2 - 90);
  const [litTone, shadedTone] = tones;
  return (
    <>
      <path d={whole} fill={paint('paper')} />
      <path d={whole} fill={paint(leftIsLit ? litTone : shadedTone)} transform="translate(1 1)" />
      <path
        d={area(corners([...spine, ...right.slice(1, -1).reverse()], [0, spine.length - 1]))}
        fill={paint(leftIsLit ? shadedTone : litTone)}
        transform="translate(1 1)"
      />
      <path d={contour(outline, ink)} fill={paint('ink')} />
      <path d={veins(blade, left, right, ink)} fill={paint('ink')} opacity={0.75} />
      <path d={limb(through(midrib.map((spot) => spot.at)), ink * 1.3, ink * 0.4, 0.5)} fill={paint('ink')} />
    </>
  );
}

/** Half the width of a blade, as a share of its length, at the share `t` of its length. */
function halfWidth(kind: keyof typeof BLADES, t: number): number {
  const { base, tip, breadth } = BLADES[kind];
  const widest = base / (base + tip);
  const shape = (s: number) => s ** base * (1 - s) ** tip;
  return (breadth * shape(t)) / shape(widest);
}

function bentLine(at: Point, heading: number, length: number, bend: number): Spot[] {
  const pieces = 16;
  const spots: Spot[] = [];
  let point = at;
  for (let i = 0; i <= pieces; i++) {
    const direction = radians(heading + bend * (i / pieces - 0.3));
    spots.push({ at: point, heading: direction });
    point = step(point, direction, length / pieces);
  }
  return spots;
}

function veins(blade: readonly Spot[], left: readonly Point[], right: readonly Point[], ink: number): string {
  const count = Math.max(3, Math.min(6, Math.round(blade.length / 2.6)));
  return [left, right]
    .flatMap((margin, side) =>
      Array.from({ length: count }, (_, i) => {
        const root = Math.round(1 + ((blade.length - 6) * (i + side * 0.25)) / count);
        const from = blade[root]?.at ?? [0, 0];
        const to = margin[Math.min(margin.length - 2, root + 3)] ?? from;
        const end: Point = [from[0] + (to[0] - from[0]) * 0.8, from[1] + (to[1] - from[1]) * 0.8];
        const knee: Point = [
          from[0] * 0.45 + end[0] * 0.55 + (from[0] - (blade[root + 1]?.at[0] ?? 0)) * 0.25,
          from[1] * 0.45 + end[1] * 0.55 + (from[1] - (blade[root + 1]?.at[1] ?? 0)) * 0.25,
        ];
        return stroke(through([from, knee, end]), { width: ink * 0.55, ends: 0.25 });
      }),
    )
    .join('');
}

function corners(points: readonly Point[], at: readonly number[]): string {
  return points.map((point, i) => through([point]) + (at.includes(i) ? '!' : '')).join(' ');
}

/** True for a surface that faces the upper left; `facing` is in degrees. */
function facesLight(facing: number): boolean {
  return Math.cos(radians(facing)) + Math.sin(radians(facing)) < 0;
}
