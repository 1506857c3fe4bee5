import { seeded } from './chance.ts';
import { placing, through, trace } from './line.ts';
import { type Limb, Limbs } from './marks.tsx';
import { paint, type Tone } from './paint.ts';
import { area, shadeAlong, stroke } from './pen.ts';
import { add, inside, type Point, step } from './points.ts';

interface CrownProps {
  /** The crown's outline as a closed line; leaves stand out over it. */
  shape: string;
  /** Length of a leaf. */
  leaf?: number;
  seed?: number;
  tones?: readonly [lit: Tone, middle: Tone, shaded: Tone];
  ink?: number;
  /** The leaves' breadth, as a share of their length. */
  breadth?: number;
}

/** A mass of foliage: a leafy rim, washes from light to dark away from the light, and scattered single leaves. */
export function Crown({
  shape,
  leaf = 9,
  seed = 1,
  tones = ['leaf-light', 'leaf', 'leaf-dark'],
  ink = 1.4,
  breadth = 0.34,
}: CrownProps) {
  const chance = seeded(seed);
  const rim = trace(shape, { closed: true, spacing: leaf * 0.7 });
  const { corner, width, height } = boundsOf(rim);
  const centre = add(corner, [width / 2, height / 2]);
  const reach = Math.max(width, height) / 2;
  const outward = ([x, y]: Point) => Math.atan2(y - centre[1], x - centre[0]);
  const rimLeaves = rim.map((point) =>
    leafMark(
      step(point, outward(point), -leaf * 0.35),
      outward(point) + (chance() - 0.5) * 2.6,
      leaf * (0.75 + chance() * 0.65),
      breadth,
    ),
  );
  const lit: string[] = [];
  const shaded: string[] = [];
  const inked: string[] = [];
  for (let i = 0; i < ((width * height) / (leaf * leaf)) * 1.6; i++) {
    const point = add(corner, [chance() * width, chance() * height]);
    if (!inside(rim, point)) continue;
    const side = (point[0] - centre[0] + point[1] - centre[1]) / reach + (chance() - 0.5) * 1.1;
    const [heading, length] = [outward(point) + (chance() - 0.5) * 2.8, leaf * (1 + chance() * 0.6)];
    if (!inside(rim, step(point, heading, length * 0.8))) continue;
    const mark = leafMark(point, heading, length, breadth);
    if (side < 0) lit.push(mark);
    else if (side > 0.15) shaded.push(mark);
    if (chance() < 0.22 + side * 0.2)
      inked.push(veinedMark(point, outward(point) + (chance() - 0.5) * 2, leaf));
  }
  const mass = area(shape);
  const leaves = rimLeaves.join('');
  const outline = {
    fill: paint('ink'),
    stroke: paint('ink'),
    strokeWidth: ink * 2,
    strokeLinejoin: 'round',
  } as const;
  const slip = `translate(${-ink * 0.3} ${-ink * 0.3})`;
  return (
    <>
      <path d={mass} {...outline} />
      <path d={leaves} {...outline} />
      <path d={mass} fill={paint(tones[1])} />
      <path d={leaves} fill={paint(tones[1])} transform={slip} />
      <path d={lit.join('')} fill={paint(tones[0])} />
      <path d={shaded.join('')} fill={paint(tones[2])} />
      <path d={inked.join('')} fill={paint('ink')} opacity={0.75} />
    </>
  );
}

interface TrunkProps {
  /** Trunk and boughs. */
  of: readonly Limb[];
  tone?: Tone;
  shadow?: Tone;
  edge?: number;
}

/** Trunk and boughs with bark: a shaded side and short furrows that follow the wood. */
export function Trunk({ of, tone = 'bark-light', shadow = 'bark', edge = 1.5 }: TrunkProps) {
  const chance = seeded(of.length);
  const shades = of.map(({ line, from, to }) => shadeAlong(line, from, to));
  const furrows = of.flatMap(({ line, from }) => {
    if (from < 9) return [];
    const points = trace(line, { spacing: 3 });
    return Array.from({ length: Math.round(from / 1.5) }, () => {
      const start = Math.floor(chance() * (points.length - 6));
      const aside = (chance() - 0.32) * from * 0.62;
      const piece = points.slice(start, start + 3 + Math.floor(chance() * 6));
      return piece.length < 3
        ? ''
        : stroke(placing({ x: aside, y: 0 })(through(piece)), { width: 0.8 + chance() * 0.7 });
    });
  });
  return (
    <>
      <Limbs of={of} tone={tone} edge={edge} />
      <path d={shades.join('')} fill={paint(shadow)} />
      <path d={furrows.join('')} fill={paint('ink')} opacity={0.8} />
    </>
  );
}

interface TreeProps {
  /** Foot of the trunk. */
  x: number;
  y: number;
  scale?: number;
  /** Length of a leaf. */
  leaf?: number;
  seed?: number;
}

/** A broad-crowned tree, about 250 high at scale 1. */
export function Tree({ x, y, scale = 1, leaf = 9, seed = 1 }: TreeProps) {
  const at = placing({ x, y, scale });
  const bough = (line: string, from: number, to: number): Limb => ({
    line: at(line),
    from: from * scale,
    to: to * scale,
  });
  return (
    <>
      <Crown
        shape={at('-44,-134 -64,-180 -50,-222 0,-246 48,-226 72,-176 44,-132 -4,-122')}
        leaf={leaf}
        seed={seed + 3}
        tones={['leaf', 'leaf-dark', 'leaf-dark']}
      />
      <Trunk
        of={[
          bough('0,-12 -2,-46 3,-90 -2,-150', 21, 8),
          bough('1,-80 22,-112 34,-150', 11, 3),
          bough('-1,-100 -22,-128 -34,-156', 8, 3),
          bough('-4,-24 -10,-9 -24,-1', 11, 3),
          bough('4,-24 12,-9 26,-1', 11, 3),
          bough('0,-22 2,-8 4,0', 12, 5),
        ]}
      />
      <Crown
        shape={at('-38,-164 -72,-182 -62,-222 -24,-234 2,-214 0,-184 -14,-164')}
        leaf={leaf}
        seed={seed}
      />
      <Crown shape={at('14,-144 -2,-174 20,-204 56,-200 70,-166 44,-138')} leaf={leaf} seed={seed + 1} />
      <Crown shape={at('-12,-214 -16,-240 10,-258 42,-244 44,-214 18,-200')} leaf={leaf} seed={seed + 4} />
    </>
  );
}

/** A single leaf as a pointed oval; `breadth` is a share of its length. */
export function leafMark(at: Point, heading: number, length: number, breadth = 0.34): string {
  const tip = step(at, heading, length);
  const belly = (side: number) =>
    step(step(at, heading, length * 0.42), heading + side * 1.57, length * breadth);
  return `M${xy(at)}Q${xy(belly(1))} ${xy(tip)}Q${xy(belly(-1))} ${xy(at)}Z`;
}

/** The ink of a single leaf: one edge and its midrib. */
function veinedMark(at: Point, heading: number, length: number): string {
  const tip = step(at, heading, length);
  const belly = step(step(at, heading, length * 0.42), heading + 1.57, length * 0.3);
  return stroke(through([at, belly, tip]), { width: 1.2 });
}

function xy([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function boundsOf(points: readonly Point[]): { corner: Point; width: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const corner: Point = [Math.min(...xs), Math.min(...ys)];
  return { corner, width: Math.max(...xs) - corner[0], height: Math.max(...ys) - corner[1] };
}
