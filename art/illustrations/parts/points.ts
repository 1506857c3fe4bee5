/** Places in a picture, in units of its view box; x runs to the right and y downward. */
export type Point = readonly [x: number, y: number];

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

/** The point `distance` away from `origin` in direction `heading` (radians). */
export function step(origin: Point, heading: number, distance: number): Point {
  return [origin[0] + Math.cos(heading) * distance, origin[1] + Math.sin(heading) * distance];
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function distance(a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Math.sqrt(dx * dx + dy * dy);
}

export function rotate([x, y]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - y * sin, x * sin + y * cos];
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** True for a point inside a closed outline. */
export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
}

/** The point at `index`; points are walked by counted loops, so there always is one. */
export function pointAt(points: readonly Point[], index: number): Point {
  return points[index] ?? [0, 0];
}

/** To a tenth of a unit, finer than a line is wide. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
