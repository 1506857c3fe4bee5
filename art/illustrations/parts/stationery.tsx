import type { ReactNode } from 'react';
import { along, oval, type Place, placing, through } from './line.ts';
import { Form, Ink, Wash } from './marks.tsx';
import { paint } from './paint.ts';
import { area, contour, stroke } from './pen.ts';
import { radians, step } from './points.ts';

interface PencilProps extends Place {
  length?: number;
}

/** A sharpened pencil whose tip lies at its place and points left. */
export function Pencil({ length = 120, ...place }: PencilProps) {
  const at = placing(place);
  return (
    <>
      <Form shape={at(`18,-5! ${length},-5! ${length},5! 18,5!`)} tone="straw" width={1.8} shade={3.5} />
      <Ink line={at(`20,-1.5 ${length},-1.5`)} width={1} opacity={0.6} />
      <Form shape={at('1,0! 19,-5.5! 17,-1.5 19,1.5 18,5.5!')} tone="root" width={1.7} slip={0.4} />
      <Wash shape={at('0,0! 7,-2.4! 7,2.4!')} tone="ink" />
      <Form
        shape={at(`${length - 1},-5.5! ${length + 6},-5.5! ${length + 6},5.5! ${length - 1},5.5!`)}
        tone="steel"
        width={1.4}
        slip={0.4}
      />
      <Form
        shape={at(`${length + 6},-5! ${length + 14},-4.5 ${length + 14},4.5 ${length + 6},5!`)}
        tone="accent"
        width={1.6}
        slip={0.6}
      />
    </>
  );
}

interface NotebookProps extends Place {
  width: number;
  height: number;
  /** The number of ruled lines. */
  lines?: number;
}

/** One page of a spiral notebook, its upper left corner at its place. */
export function Notebook({ width, height, lines = 8, ...place }: NotebookProps) {
  const at = placing(place);
  const sheet = (dx: number, dy: number) =>
    at(`${dx},${dy}! ${width + dx},${dy}! ${width + dx},${height + dy}! ${dx},${height + dy}!`);
  const rings = Array.from({ length: Math.floor((width - 16) / 15) }, (_, i) => 16 + i * 15);
  return (
    <>
      <Form shape={sheet(6, 7)} tone="accent" width={2} />
      <Form shape={sheet(3, 3)} tone="root" width={1.3} slip={0} />
      <Form shape={sheet(0, 0)} tone="page" width={1.9} slip={0} />
      <Ink
        line={Array.from({ length: lines }, (_, i) => {
          const y = 30 + ((height - 44) * i) / Math.max(1, lines - 1);
          return at(`12,${y} ${width - 12},${y}`);
        })}
        width={1}
        tone="water"
        ends={0.6}
      />
      {rings.map((x) => (
        <Wash key={x} shape={at(oval(x, 9, 2.6, 2.6))} tone="ink" />
      ))}
      <Ink
        line={rings.map((x) => at(`${x},9 ${x - 4},2 ${x - 1},-6 ${x + 3},-2 ${x + 1.5},5`))}
        width={1.7}
        ends={0.8}
      />
    </>
  );
}

/** Handwriting too small to read: a wavering line of it. */
export function Scribble({
  from,
  length,
  seed = 0,
  turn = 0,
}: {
  from: readonly [number, number];
  length: number;
  seed?: number;
  turn?: number;
}) {
  const at = placing({ x: from[0], y: from[1], turn });
  const words: string[] = [];
  for (let start = 0, word = seed; start < length - 5; word++) {
    const end = Math.min(length, start + 12 + ((word * 7) % 11));
    const points = Array.from({ length: Math.ceil((end - start) / 1.7) }, (_, i) => {
      const height = (i % 2 === 0 ? 1 : -1) * (1 + ((i * 5 + word * 3) % 4) * 0.45);
      return `${start + i * 1.7},${height.toFixed(1)}`;
    });
    words.push(at(points.join(' ')));
    start = end + 4;
  }
  return <Ink line={words} width={1.1} ends={0.6} />;
}

interface MagnifierProps extends Place {
  radius: number;
  /** Things seen larger in the lens; without them the glass is clear. */
  children?: ReactNode;
}

/** A magnifying glass; its lens stands at its place and the handle points to the lower right. */
export function Magnifier({ radius, turn = 45, children, ...place }: MagnifierProps) {
  const at = placing({ ...place, turn });
  const [outer, inner] = [
    oval(place.x, place.y, radius + 4, radius + 4),
    oval(place.x, place.y, radius - 1, radius - 1),
  ];
  return (
    <>
      {children && <path d={area(inner)} fill={paint('page')} />}
      {children}
      <path d={area(inner)} fill={paint('water')} opacity={0.22} />
      <Form
        shape={at(`${radius + 3},-4! ${radius + 16},-5! ${radius + 16},5! ${radius + 3},4!`)}
        tone="steel"
        width={1.7}
      />
      <Form
        shape={at(
          `${radius + 15},-6.5 ${radius + 30},-7 ${radius + 68},-6 ${radius + 72},0 ${radius + 68},6 ${radius + 30},7 ${radius + 15},6.5`,
        )}
        tone="bark"
        width={2}
        shade={4}
      />
      <path d={`${area(outer)}${area(inner)}`} fill={paint('straw')} fillRule="evenodd" />
      <path d={contour(outer, 2.2) + contour(inner, 1.7)} fill={paint('ink')} />
      <Ink line={arcLine(place.x, place.y, radius * 0.76, 190, 255)} width={3} tone="shine" ends={0.4} />
    </>
  );
}

function arcLine(x: number, y: number, radius: number, from: number, to: number): string {
  return through(
    Array.from({ length: 6 }, (_, i) => step([x, y], radians(from + ((to - from) * i) / 5), radius)),
  );
}

/** A paper label on a string; the knot of the string lies at its place and the label hangs from there. */
export function Tag({ width = 46, height = 28, ...place }: Place & { width?: number; height?: number }) {
  const at = placing(place);
  return (
    <>
      <Ink line={at('0,0 3,6 8,11 11,15')} width={1.3} />
      <Form
        shape={at(`4,${16}! 13,9! ${width},9! ${width},${9 + height}! 13,${9 + height}! 4,${height + 2}!`)}
        tone="page"
        width={1.7}
        shade={3}
      />
      <Form shape={at(oval(11, 9 + height / 2, 2, 2))} tone="paper" width={1.1} slip={0} />
    </>
  );
}

/** A curved arrow of ink that leads the eye from one thing to the next. */
export function Arrow({ line, width = 2.4, head = 10 }: { line: string; width?: number; head?: number }) {
  const { at, heading } = along(line, 1);
  const barb = (turn: number) => through([step(at, heading + radians(180 + turn), head), at]);
  return (
    <path
      d={
        stroke(line, { width, ends: 0.5 }) +
        stroke(barb(30), { width, ends: 0.5 }) +
        stroke(barb(-30), { width, ends: 0.5 })
      }
      fill={paint('ink')}
    />
  );
}

/** A hook: this is right. */
export function Tick({ x, y, size = 18 }: { x: number; y: number; size?: number }) {
  const at = placing({ x, y, scale: size / 18 });
  return <Ink line={at('-9,0! -3,8! 10,-10')} width={3.6} tone="mark-shade" ends={0.4} />;
}

/** A cross: not this. */
export function Cross({ x, y, size = 16 }: { x: number; y: number; size?: number }) {
  const at = placing({ x, y, scale: size / 16 });
  return <Ink line={[at('-8,-8 8,8'), at('8,-9 -8,9')]} width={3.4} tone="accent" ends={0.4} />;
}

/** Dashes along a line: a cut to make, a level to keep. */
export function Dashes({
  line,
  count,
  width = 2,
  tone = 'ink',
}: {
  line: string;
  count: number;
  width?: number;
  tone?: 'ink' | 'accent';
}) {
  const dashes = Array.from({ length: count }, (_, i) =>
    through([along(line, i / count).at, along(line, (i + 0.58) / count).at]),
  );
  return <Ink line={dashes} width={width} tone={tone} ends={0.7} />;
}
