import { seeded } from './chance.ts';
import { drawnOnce } from './drawn-once.ts';
import { through, trace } from './line.ts';
import { LIGHT_FALLS, stroke } from './pen.ts';
import { type Point, pointAt, radians, rotate } from './points.ts';

export interface HatchStyle {
  /** The depth of the shade from the lower right edge; without it the whole shape is hatched. */
  shade?: number;
  gap?: number;
  /** Direction of the hatching in degrees. */
  angle?: number;
  width?: number;
}

/** Hatching inside a closed line. */
export const hatch = drawnOnce(
  (line: string, { shade, gap = 5, angle = -52, width = 1.1 }: HatchStyle = {}): string => {
    const turn = radians(-angle);
    const outline = trace(line, { closed: true }).map((point) => rotate(point, turn));
    const shift = rotate([LIGHT_FALLS[0] * (shade ?? 0), LIGHT_FALLS[1] * (shade ?? 0)], turn);
    const lit = shade === undefined ? [] : outline.map(([x, y]): Point => [x - shift[0], y - shift[1]]);
    const heights = outline.map(([, y]) => y);
    const chance = seeded(Math.round(heights.reduce((sum, y) => sum + y, 0)));
    const paths: string[] = [];
    for (
      let y = Math.min(...heights) + gap * 0.7;
      y < Math.max(...heights);
      y += gap * (0.8 + chance() * 0.4)
    ) {
      for (const [from, to] of without(crossings(outline, y), crossings(lit, y))) {
        const [start, end] = [from + 0.8 + chance() * 2, to - 0.8 - chance() * 3];
        if (end - start < 3) continue;
        const ends = [rotate([start, y], -turn), rotate([end, y + (chance() - 0.5)], -turn)];
        paths.push(stroke(through(ends), { width, ends: 0.3 }));
      }
    }
    return paths.join('');
  },
);

type Span = readonly [from: number, to: number];

/** The stretches of the horizontal at `y` that lie inside `outline`. */
function crossings(outline: readonly Point[], y: number): Span[] {
  const cuts: number[] = [];
  outline.forEach((a, i) => {
    const b = pointAt(outline, (i + 1) % outline.length);
    if (a[1] > y !== b[1] > y) cuts.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  });
  cuts.sort((a, b) => a - b);
  return cuts.flatMap((cut, i) => (i % 2 === 0 ? [[cut, cuts[i + 1] ?? cut] as const] : []));
}

/** Returns the parts of `spans` outside those taken. */
function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (rest, [from, to]) =>
      rest.flatMap(([a, b]): Span[] =>
        to <= a || from >= b
          ? [[a, b]]
          : [[a, Math.max(a, from)] as const, [Math.min(b, to), b] as const].filter(
              ([start, end]) => end > start,
            ),
      ),
    [...spans],
  );
}
