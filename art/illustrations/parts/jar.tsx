import type { ReactNode } from 'react';
import { arc, oval } from './line.ts';
import { Ink, Wash } from './marks.tsx';
import { paint } from './paint.ts';
import { area, contour } from './pen.ts';

interface JarProps {
  /** Middle of the jar. */
  x: number;
  /** Height of the table it stands on. */
  base: number;
  width: number;
  height: number;
  /** The water as a share of the body: 0 is empty. */
  water?: number;
  /** The contents of the jar. */
  children?: ReactNode;
}

/** A preserving jar of clear glass; what stands in it is seen through glass and water. */
export function Jar({ x, base, width, height, water = 0.7, children }: JarProps) {
  const half = width / 2;
  const top = base - height;
  const neck = half * 0.76;
  const shoulder = top + height * 0.24;
  const level = base - 6 - (base - shoulder) * water;
  const p = (dx: number, y: number) => `${x + dx},${y}`;
  const body = [
    p(-neck, top + 15),
    p(-half, shoulder),
    p(-half, base - 14),
    p(-half + 10, base),
    p(half - 10, base),
    p(half, base - 14),
    p(half, shoulder),
    p(neck, top + 15),
  ];
  const glass = `${body[0]}! ${body.slice(1, 7).join(' ')} ${body[7]}!`;
  const inset = 3.5;
  const bowl = `${p(-half + inset, level)}! ${p(-half + inset, base - 16)} ${p(-half + 12, base - 4)} ${p(half - 12, base - 4)} ${p(half - inset, base - 16)} ${p(half - inset, level)}!`;
  const surface = oval(x, level, half - inset, half * 0.13);
  return (
    <>
      <path d={area(glass)} fill={paint('glass')} opacity={0.72} />
      {water > 0 && (
        <>
          <path d={area(bowl)} fill={paint('water')} opacity={0.75} />
          <path d={area(surface)} fill={paint('water')} />
        </>
      )}
      {children}
      {water > 0 && (
        <>
          <path d={area(bowl)} fill={paint('water')} opacity={0.32} />
          <path d={contour(surface, 1.3)} fill={paint('ink')} opacity={0.7} />
        </>
      )}
      <Ink line={body.slice(0, 4).join(' ')} width={1.9} ends={0.7} />
      <Ink line={body.slice(3).join(' ')} width={2.7} ends={0.6} />
      <path d={contour(oval(x, top + 4, neck + 3, half * 0.13), 1.5)} fill={paint('ink')} />
      <Ink line={arc(x, top + 13, neck + 3, half * 0.13, 1)} width={1.8} ends={0.8} />
      <Ink line={`${p(-neck - 3, top + 4)} ${p(-neck - 3, top + 13)}`} width={1.7} ends={1} />
      <Ink line={`${p(neck + 3, top + 4)} ${p(neck + 3, top + 13)}`} width={2.4} ends={1} />
      <Ink line={arc(x, base - 9, half * 0.7, half * 0.1, 1)} width={1.1} opacity={0.55} />
      <Wash
        shape={`${p(-half * 0.78, shoulder + 12)} ${p(-half * 0.66, shoulder + 8)} ${p(-half * 0.66, base - height * 0.3)} ${p(-half * 0.76, base - height * 0.24)}`}
        tone="shine"
        opacity={0.6}
      />
      <Ink
        line={[
          `${p(half * 0.8, shoulder + 16)} ${p(half * 0.82, base - 30)}`,
          `${p(half * 0.68, base - height * 0.4)} ${p(half * 0.69, base - 22)}`,
        ]}
        width={1.2}
        opacity={0.55}
      />
    </>
  );
}
