/**
 * Draws the outlines of the 50 states for the small map of the species preview, from the Census Bureau's boundaries
 * (public domain) as the package us-atlas (ISC) projects them, and writes art/state-outlines.json: SVG paths in a box of
 * 975 by 610.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { US_STATES } from '#domain/us-states.ts';
import { runCommand } from '#server/platform/command.ts';
import { jsonOf } from './json.ts';

type Point = readonly [x: number, y: number];
type Geometry = { type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] };
/** TopoJSON: borders are stored once, as arcs that the states on either side share. */
type Topology = {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { states: { geometries: (Geometry & { properties: { name: string } })[] } };
};

/** In units of the drawing, which is 975 wide: what is smaller is not seen on a phone. */
const DETAIL = 1.1;
const SMALLEST_ISLAND = 12;

const source = fileURLToPath(import.meta.resolve('us-atlas/states-albers-10m.json'));
const topology: Topology = JSON.parse(readFileSync(source, 'utf8'));
const arcs = topology.arcs.map((arc) => simplify(unfold(arc)));

/** Each point of an arc is stored as the step from the one before. */
function unfold(steps: readonly Point[]): Point[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Douglas and Peucker: leaves out the points that lie near the line between those that stay. The ends always stay. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, distance] = [0, 0];
  points.forEach((point, index) => {
    const result = distanceFromLine(point, first, last);
    if (result > distance) [farthest, distance] = [index, result];
  });
  if (distance <= DETAIL) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

function distanceFromLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** A closed line of arcs; a negative number is an arc walked backwards. */
function ring(numbers: readonly number[]): Point[] {
  return numbers.flatMap((number) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
    return arc.slice(1);
  });
}

function area(points: readonly Point[]): number {
  let twice = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice / 2);
}

/** The shortest text of a path: whole numbers, steps from point to point, no blank before a minus. */
function pathOf(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = points.flatMap(([px, py], index) => {
    const [x, y] = [Math.round(px), Math.round(py)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return index > 0 && step.every((it) => it === 0) ? [] : [step.join(' ')];
  });
  const [start, ...rest] = steps;
  return `M${start}l${rest.join(' ')}z`.replaceAll(' -', '-');
}

function outlineOf(name: string): string {
  const state = topology.objects.states.geometries.find(({ properties }) => properties.name === name);
  if (!state) throw new Error(`The atlas has no ${name}.`);
  const polygons = state.type === 'Polygon' ? [state.arcs] : state.arcs;
  const islands = polygons
    .map(([outside = []]) => ring(outside))
    .toSorted((a, b) => area(b) - area(a))
    .filter((points, index) => index === 0 || area(points) >= SMALLEST_ISLAND);
  return islands.map(pathOf).join('');
}

await runCommand(
  {
    start: 'node art/draw-states.ts',
    does: 'Draws art/state-outlines.json. Needed again only when the map of the species preview is to look different.',
  },
  () => {
    const outlines = Object.fromEntries(US_STATES.map(([code, name]) => [code, outlineOf(name)]));
    writeFileSync(join(import.meta.dirname, 'state-outlines.json'), jsonOf(outlines));
  },
);
