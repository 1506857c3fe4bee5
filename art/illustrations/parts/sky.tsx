import { oval, through } from './line.ts';
import { Form, Ink } from './marks.tsx';
import { radians, step } from './points.ts';

interface SkyProps {
  x: number;
  y: number;
  radius: number;
}

/** The sun with its rays. */
export function Sun({ x, y, radius, rays = 10 }: SkyProps & { rays?: number }) {
  const lines = Array.from({ length: rays }, (_, i) => {
    const heading = radians((i * 360) / rays + 8);
    return through([step([x, y], heading, radius * 1.25), step([x, y], heading, radius * 1.6)]);
  });
  return (
    <>
      <Form shape={oval(x, y, radius, radius)} tone="sun" width={1.7} />
      <Ink line={lines} width={2} />
    </>
  );
}

/** A flake of snow: six arms with barbs. */
export function Snowflake({ x, y, radius }: SkyProps) {
  const lines = Array.from({ length: 6 }, (_, i) => radians(i * 60 + 30)).flatMap((heading) => {
    const knot = step([x, y], heading, radius * 0.62);
    return [
      through([[x, y], step([x, y], heading, radius)]),
      ...[-1, 1].map((side) => through([knot, step(knot, heading + side * 0.8, radius * 0.34)])),
    ];
  });
  return <Ink line={lines} width={1.9} ends={0.8} />;
}
