import { seeded } from './chance.ts';
import { through } from './line.ts';
import { type Limb, Limbs } from './marks.tsx';
import { type Point, radians, step } from './points.ts';

interface RootsProps {
  /** The places on the stem the roots break from. */
  from: readonly Point[];
  /** Length of the longest roots. */
  length: number;
  /** Number of main roots at each place. */
  count: number;
  /** The width of the fan, in degrees around straight down. */
  fan?: number;
  width?: number;
  /** Another seed grows another root system of the same kind. */
  seed?: number;
  /** The amount of forks: 0 for none, 1 for many. */
  forking?: number;
}

/** Young roots: pale, wandering, forking and tapering, drawn down by their weight. */
export function Roots({ from, length, count, fan = 110, width = 3.4, seed = 1, forking = 1 }: RootsProps) {
  const chance = seeded(seed);
  const limbs: Limb[] = [];
  const grow = (start: Point, heading: number, reach: number, thickness: number, order: number): void => {
    const points: Point[] = [start];
    let [tip, direction, sway] = [start, heading, 0];
    for (let grown = 0; grown < reach; grown += 7) {
      sway = sway * 0.6 + (chance() - 0.5) * 0.56;
      direction += sway * 0.5 + Math.sin(Math.PI / 2 - direction) * (order === 0 ? 0.1 : 0.05);
      tip = step(tip, direction, Math.min(7, reach - grown));
      points.push(tip);
      const mayFork = order < 2 && grown > reach * 0.2 && grown < reach * 0.8;
      if (mayFork && chance() < forking * (order === 0 ? 0.32 : 0.16)) {
        const turn = (chance() < 0.5 ? -1 : 1) * radians(32 + chance() * 34);
        grow(tip, direction + turn, (reach - grown) * (0.4 + chance() * 0.35), thickness * 0.56, order + 1);
      }
    }
    limbs.push({ line: through(points), from: thickness, to: Math.max(0.5, thickness * 0.2) });
  };
  for (const place of from) {
    for (let i = 0; i < count; i++) {
      const share = count === 1 ? 0.5 : i / (count - 1);
      const heading = radians(90 + (0.5 - share) * fan + (chance() - 0.5) * 14);
      grow(place, heading, length * (0.68 + chance() * 0.32), width * (0.8 + chance() * 0.3), 0);
    }
  }
  return <Limbs of={limbs} tone="root" edge={1.05} />;
}
