import { seeded } from './chance.ts';
import { along, through, trace } from './line.ts';
import { Ink, Wash } from './marks.tsx';
import { paint } from './paint.ts';
import { area, stroke } from './pen.ts';
import { inside, type Point, radians, step } from './points.ts';

interface GrassProps {
  /** The line the grass grows along. */
  line: string;
  /** Tufts along the line, as shares of its length. */
  tufts: readonly number[];
  height?: number;
  seed?: number;
}

/** A line of ground with tufts of grass. */
export function Grass({ line, tufts, height = 11, seed = 1 }: GrassProps) {
  const chance = seeded(seed);
  const blades = tufts.flatMap((t) => {
    const { at } = along(line, t);
    return Array.from({ length: 5 }, (_, i) =>
      blade([at[0] + i * 2.4 - 5, at[1]], -114 + i * 12, height * (0.6 + chance() * 0.6)),
    );
  });
  return (
    <>
      <Ink line={line} width={1.8} />
      <path
        d={blades.map((one) => stroke(one, { width: 1.7, ends: 0.2 })).join('')}
        fill={paint('mark-shade')}
      />
    </>
  );
}

function blade(foot: Point, heading: number, height: number): string {
  const middle = step(foot, radians(heading), height * 0.55);
  return through([foot, middle, step(middle, radians(heading + (heading + 90) * 0.8), height * 0.5)]);
}

interface EarthProps {
  /** The surface from left to right, holes included. */
  surface: string;
  bottom: number;
  seed?: number;
  /** The number of crumbs and pebbles in the soil. */
  crumbs?: number;
}

/** The ground cut open: soil with crumbs and pebbles under a surface. */
export function Earth({ surface, bottom, seed = 1, crumbs = 90 }: EarthProps) {
  const line = trace(surface);
  const [first, last] = [along(surface, 0).at, along(surface, 1).at];
  const outline = `${surface}! ${last[0]},${bottom}! ${(first[0] + last[0]) / 2},${bottom + 7} ${first[0]},${bottom}! ${first[0]},${first[1] + 1}!`;
  const chance = seeded(seed);
  const body = trace(outline, { closed: true });
  const dashes: string[] = [];
  const pebbles: string[] = [];
  for (let i = 0; i < crumbs; i++) {
    const point: Point = [
      first[0] + chance() * (last[0] - first[0]),
      line[0] ? line[0][1] + chance() * (bottom - line[0][1]) : 0,
    ];
    const size = 2 + chance() * 3.4;
    const room = [0, 1, 2, 3].every((side) => inside(body, step(point, (side * Math.PI) / 2, size + 3)));
    if (!room) continue;
    if (i % 4 === 0)
      pebbles.push(through([0, 1, 2, 3, 4].map((k) => step(point, k * 1.26, size * (0.8 + chance() * 0.4)))));
    else dashes.push(through([point, step(point, chance() * 1.2 - 0.2, size * 1.3)]));
  }
  return (
    <>
      <path d={area(outline)} fill={paint('soil')} />
      <Wash shape={pebbles} tone="bark-light" opacity={0.8} />
      <Ink line={dashes} width={1.4} tone="soil-dark" />
      <Ink line={surface} width={2.2} ends={0.6} />
    </>
  );
}

/** A patch of pale colour laid down before the drawing, to hold it together on the page. */
export function Backdrop({ shape, drops = [] }: { shape: string; drops?: readonly Point[] }) {
  return (
    <>
      <Wash shape={shape} tone="haze" opacity={0.7} />
      <g transform="translate(9 3) scale(0.965 0.97)">
        <Wash shape={shape} tone="haze" opacity={0.75} />
      </g>
      <Wash
        shape={drops.map(([x, y], i) => {
          const r = 3 + ((i * 7) % 4);
          return `${x},${y - r} ${x + r},${y} ${x},${y + r * 0.9} ${x - r * 1.1},${y}`;
        })}
        tone="haze"
      />
    </>
  );
}
