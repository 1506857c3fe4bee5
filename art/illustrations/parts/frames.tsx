import type { ReactNode } from 'react';
import { oval } from './line.ts';
import { Form } from './marks.tsx';
import { Lettering } from './ruler.tsx';

interface FrameProps {
  /** Its upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Drawn around 0,0 as the upper left corner of what the frame shows; it must stay inside. */
  children?: ReactNode;
}

const sheet = (x: number, y: number, width: number, height: number) =>
  `${x},${y}! ${x + width},${y}! ${x + width},${y + height}! ${x},${y + height}!`;

/** One picture of several that are read one after the other, or compared. */
export function Panel({ x, y, width, height, number, children }: FrameProps & { number?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Form shape={sheet(0, 0, width, height)} tone="haze" width={1.7} slip={0} />
      {children}
      {number !== undefined && <NumberMark x={17} y={17} number={number} />}
    </g>
  );
}

/** A printed picture with its white edge; `width` and `height` are those of what it shows. */
export function Snapshot({ x, y, width, height, turn = 0, children }: FrameProps & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Form shape={sheet(-8, -8, width + 16, height + 32)} tone="page" width={2} slip={0} />
      <Form shape={sheet(0, 0, width, height)} tone="water" width={1.4} slip={0} />
      {children}
    </g>
  );
}

/** A number in a ring, for what is done in this order. */
export function NumberMark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <Form shape={oval(x, y, 13, 13)} tone="page" width={1.7} slip={0} />
      <Lettering x={x} y={y + 6.5} size={19}>
        {String(number)}
      </Lettering>
    </>
  );
}
