import { add, between, distance, type Point, pointAt, radians, rotate, round } from './points.ts';

/**
 * Lines as they are written in the drawings: '10,20 30,25 50,60' runs smoothly through its points, and '!' after a
 * point makes a corner: '10,20 30,25! 50,60'.
 */

export interface Spot {
  at: Point;
  /** Direction of travel in radians; 0 points right, a quarter turn points down. */
  heading: number;
}

interface Knot {
  at: Point;
  corner: boolean;
}

/** The line through `points`, in the pen's notation. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** A closed, slightly flattened ring: the mouth of a vessel, a water surface. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return ring(x, y, rx, ry, 0, 2 * Math.PI, 10)
    .slice(0, -1)
    .join(' ');
}

/** Half of an oval: the far (-1) or the near (1) edge. */
export function arc(x: number, y: number, rx: number, ry: number, side: -1 | 1): string {
  return ring(x, y, rx, ry, Math.PI, Math.PI * (1 - side), 6).join(' ');
}

export interface Place {
  x: number;
  y: number;
  /** Turn in degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Mirror left and right before turning. */
  mirrored?: boolean;
}

/**
 * Moves lines that were drawn around 0,0 to their place in the picture. Moving the points, not the finished path,
 * keeps the light in the upper left however the thing is turned.
 */
export function placing({ x, y, turn = 0, scale = 1, mirrored = false }: Place): (line: string) => string {
  const moved = (word: string) => {
    const [px = 0, py = 0] = word.replace('!', '').split(',').map(Number);
    const at = rotate([px * scale * (mirrored ? -1 : 1), py * scale], radians(turn));
    return through([add([x, y], at)]) + (word.endsWith('!') ? '!' : '');
  };
  return (line) => line.trim().split(/\s+/).map(moved).join(' ');
}

/** The points along a line, about `spacing` apart; a closed line does not repeat its first point. */
export function trace(line: string, { closed = false, spacing = 5 } = {}): Point[] {
  const knots = parse(line);
  const count = closed ? knots.length : knots.length - 1;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b] = [knotAt(knots, i, closed), knotAt(knots, i + 1, closed)];
    const before = a.corner ? a : knotAt(knots, i - 1, closed);
    const after = b.corner ? b : knotAt(knots, i + 2, closed);
    const pieces = Math.max(1, Math.round(distance(a.at, b.at) / spacing));
    const [c1, c2] = controls(before.at, a.at, b.at, after.at);
    for (let k = 0; k < pieces; k++) points.push(bezier(a.at, c1, c2, b.at, k / pieces));
  }
  if (!closed) points.push(knotAt(knots, knots.length - 1, false).at);
  return points;
}

/** Where the pen is after the share `t` (0 to 1) of a line, and where it is heading. */
export function along(line: string, t: number): Spot {
  const { points, lengths } = measured(line);
  const wanted = t * last(lengths, 0);
  const i = Math.min(points.length - 2, Math.max(0, lengths.findIndex((length) => length >= wanted) - 1));
  const [a, b] = [pointAt(points, i), pointAt(points, i + 1)];
  const rest = (wanted - (lengths[i] ?? 0)) / (distance(a, b) || 1);
  return { at: between(a, b, rest), heading: Math.atan2(b[1] - a[1], b[0] - a[0]) };
}

const measuredLines = new Map<string, { points: Point[]; lengths: number[] }>();

/** Leaves and buds ask many times for places on the same stem; the drawings are few and fixed, so all are kept. */
function measured(line: string) {
  const known = measuredLines.get(line);
  if (known) return known;
  const points = trace(line, { spacing: 2 });
  const fresh = { points, lengths: runningLengths(points) };
  measuredLines.set(line, fresh);
  return fresh;
}

/** Returns the distance of each point along the line. */
export function runningLengths(points: readonly Point[]): number[] {
  let total = 0;
  return points.map((point, i) => {
    total += i === 0 ? 0 : distance(pointAt(points, i - 1), point);
    return total;
  });
}

function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  pieces: number,
): string[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / pieces;
    return `${(x + Math.cos(angle) * rx).toFixed(1)},${(y + Math.sin(angle) * ry).toFixed(1)}`;
  });
}

function parse(line: string): Knot[] {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { at: [x, y], corner: word.endsWith('!') };
    });
}

function knotAt(knots: readonly Knot[], index: number, closed: boolean): Knot {
  const wrapped = closed
    ? (index + knots.length) % knots.length
    : Math.min(Math.max(index, 0), knots.length - 1);
  return knots[wrapped] ?? { at: [0, 0], corner: true };
}

/** Control points of a centripetal Catmull-Rom span from `b` to `c`: no loops however uneven the points lie. */
function controls(a: Point, b: Point, c: Point, d: Point): [Point, Point] {
  const toward = (outer: Point, near: Point, far: Point): Point => {
    const [d1, d2] = [Math.sqrt(distance(outer, near)), Math.sqrt(distance(near, far))];
    if (d1 === 0) return between(near, far, 1 / 3);
    const at = (axis: 0 | 1) =>
      (d1 * d1 * far[axis] - d2 * d2 * outer[axis] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * near[axis]) /
      (3 * d1 * (d1 + d2));
    return [at(0), at(1)];
  };
  return [toward(a, b, c), toward(d, c, b)];
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const at = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  return [at(0), at(1)];
}

export function last(values: readonly number[], otherwise: number): number {
  return values[values.length - 1] ?? otherwise;
}
