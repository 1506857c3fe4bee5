import { drawnOnce } from './drawn-once.ts';
import { last, runningLengths, trace } from './line.ts';
import { add, between, distance, type Point, pointAt, round } from './points.ts';

/**
 * The pen all illustrations are drawn with: it turns a line into the path of an inked stroke, a contour, a limb or a
 * wash. The light always comes from the upper left.
 */

/** The direction the light falls in. */
export const LIGHT_FALLS: Point = [Math.SQRT1_2, Math.SQRT1_2];

/** An ink line as a filled path: pressed in the middle, lighter at its ends, never quite even. */
export const stroke = drawnOnce((line: string, { width = 2, ends = 0.35 } = {}): string => {
  const points = waver(trace(line), 0.35);
  const lengths = runningLengths(points);
  const total = last(lengths, 0);
  const lift = Math.min(total * 0.4, width * 9);
  return ribbon(points, (i) => {
    const fromEnd = Math.min(lengths[i] ?? 0, total - (lengths[i] ?? 0));
    const pressed = Math.min(1, fromEnd / lift);
    return width * (ends + (1 - ends) * Math.sqrt(pressed)) * liveliness(pointAt(points, i), 0.14);
  });
});

/** A tapering shape around a line: a twig, a root, a finger. */
export const limb = drawnOnce((line: string, from: number, to: number, ease: number = 1): string => {
  const points = trace(line);
  const lengths = runningLengths(points);
  const total = last(lengths, 0) || 1;
  return ribbon(points, (i) => from + (to - from) * ((lengths[i] ?? 0) / total) ** ease);
});

/** The shaded side of a limb: a narrower limb along the edge that lies away from the light. */
export function shadeAlong(line: string, from: number, to: number): string {
  const points = trace(line);
  const [first, end] = [pointAt(points, 0), pointAt(points, points.length - 1)];
  const rises = end[0] - first[0] - (end[1] - first[1]) > 0;
  const count = points.length - 1;
  const edge = points.map((point, i) => {
    const [nx, ny] = normal(points, i, false);
    const reach = (rises ? 0.27 : -0.27) * (from + (to - from) * (i / count));
    return add(point, [nx * reach, ny * reach]);
  });
  return ribbon(edge, (i) => (from + (to - from) * (i / count)) * 0.42);
}

/** The closed area inside a line. */
export const area = drawnOnce((line: string): string => {
  const points = trace(line, { closed: true });
  return `M${curve(points, true)}Z`;
});

/** The contour of a closed line: fine where the light falls on it, heavy on the shaded side. */
export const contour = drawnOnce((line: string, width: number = 2): string => {
  const points = waver(trace(line, { closed: true }), 0.25);
  const outward = signedArea(points) > 0 ? -1 : 1;
  const half = points.map((point, i) => {
    const [nx, ny] = normal(points, i, true);
    const shaded = outward * (nx * LIGHT_FALLS[0] + ny * LIGHT_FALLS[1]);
    return (width / 2) * (1 + 0.42 * shaded) * liveliness(point, 0.12);
  });
  const side = (sign: number) =>
    points.map((point, i) => {
      const [nx, ny] = normal(points, i, true);
      const reach = sign * (half[i] ?? 0);
      return add(point, [nx * reach, ny * reach]);
    });
  return `M${curve(side(1), true)}ZM${curve(side(-1).reverse(), true)}Z`;
});

/** A filled band along `points` whose full width at each point `widthAt` tells, with round ends. */
function ribbon(points: readonly Point[], widthAt: (index: number) => number): string {
  const edge = (sign: number) =>
    points.map((point, i) => {
      const [nx, ny] = normal(points, i, false);
      const reach = (sign * widthAt(i)) / 2;
      return add(point, [nx * reach, ny * reach]);
    });
  const [there, back] = [edge(1), edge(-1).reverse()];
  const cap = (index: number) => round(Math.max(0.2, widthAt(index) / 2));
  const [endCap, startCap] = [cap(points.length - 1), cap(0)];
  return (
    `M${curve(there, false)}A${endCap} ${endCap} 0 0 0 ${pair(pointAt(back, 0))}` +
    `L${curve(back, false)}A${startCap} ${startCap} 0 0 0 ${pair(pointAt(there, 0))}Z`
  );
}

/** The hand is not a machine: the points stray from the line by up to `amount`, slowly. */
function waver(points: readonly Point[], amount: number): Point[] {
  return points.map(([x, y], i) => [
    x + amount * Math.sin(i * 0.9 + y * 0.13),
    y + amount * Math.sin(i * 0.7 + x * 0.11),
  ]);
}

/** A hand's changing pressure: a factor around 1 that wanders with the place. */
function liveliness([x, y]: Point, amount: number): number {
  return 1 + amount * (Math.sin(x * 0.21 + y * 0.13) + Math.sin(y * 0.17 - x * 0.07 + 1.7));
}

/** The unit normal of the line at a point. */
function normal(points: readonly Point[], index: number, closed: boolean): Point {
  const count = points.length;
  const neighbour = (i: number) =>
    pointAt(points, closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1));
  const [a, b] = [neighbour(index - 1), neighbour(index + 1)];
  const length = distance(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/** Positive when the outline runs clockwise on the page. */
function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = pointAt(points, (i + 1) % points.length);
    return sum + x * nextY - nextX * y;
  }, 0);
}

/**
 * A path through `points`, without its first command, rounded by quadratic curves between their midpoints: each bends on from
 * the one before, so that only its end is written. With points on fifths what lies between two is a whole tenth; else the
 * bends would drift.
 */
function curve(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const knots = points.map(([x, y]): Point => [Math.round(x * 5) * 2, Math.round(y * 5) * 2]);
  const at = (i: number) => pointAt(knots, i % count);
  const middle = (i: number) => between(at(i), at(i + 1), 0.5);
  const start = closed ? middle(0) : at(0);
  const ends = Array.from({ length: closed ? count : Math.max(0, count - 2) }, (_, i) => middle(i + 1));
  const stops = [start, ...ends];
  const steps = ends.map((end, i) => stepFrom(pointAt(stops, i), end));
  const [first, ...further] = steps;
  const bends = first ? `q${numbers([...stepFrom(start, at(1)), ...first])}` : '';
  const onward = further.length > 0 ? `t${numbers(further.flat())}` : '';
  const straight = closed ? '' : `l${numbers(stepFrom(pointAt(stops, ends.length), at(count - 1)))}`;
  return `${numbers(start)}${bends}${onward}${straight}`;
}

function stepFrom(a: Point, b: Point): Point {
  return [b[0] - a[0], b[1] - a[1]];
}

/** Tenths as short as a path may have them. */
function numbers(tenths: readonly number[]): string {
  return tenths
    .map((it) => String(it / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '');
}

function pair([x, y]: Point): string {
  return `${Math.round(x * 5) / 5} ${Math.round(y * 5) / 5}`;
}
