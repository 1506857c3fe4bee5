import { useText, type Written } from './lettering.ts';
import { placing } from './line.ts';
import { Form, Ink } from './marks.tsx';
import { paint } from './paint.ts';

interface RulerProps {
  /** Where zero lies: the start of the scale on the edge that measures. */
  x: number;
  y: number;
  /** Length of an inch in the picture. */
  inch: number;
  inches: number;
  /** Let the scale run downward, its marks on the left edge. */
  upright?: boolean;
}

/** A wooden ruler; its upper or, when upright, its left edge measures. */
export function Ruler({ x, y, inch, inches, upright = false }: RulerProps) {
  const end = inch * inches;
  const at = placing(upright ? { x, y, turn: -90, mirrored: true } : { x, y });
  const marks = Array.from({ length: inches * 4 + 1 }, (_, quarter) => {
    const depth = quarter % 4 === 0 ? 11 : quarter % 2 === 0 ? 7 : 4.5;
    return at(`${(quarter * inch) / 4},1 ${(quarter * inch) / 4},${depth}`);
  });
  return (
    <>
      <Form shape={at(`-8,0! ${end + 9},0! ${end + 9},27! -8,27!`)} tone="straw" width={1.8} shade={4} />
      <Ink line={marks} width={1.2} ends={0.8} />
      {Array.from({ length: inches }, (_, i) => i + 1).map((number) => (
        <Lettering
          key={number}
          x={upright ? x + 18 : x + number * inch}
          y={upright ? y + number * inch + 4 : y + 22}
          size={10.5}
        >
          {String(number)}
        </Lettering>
      ))}
    </>
  );
}

interface LetteringProps {
  x: number;
  y: number;
  size: number;
  children: Written;
}

/** A few letters in the notebook's hand; the picture's title says what they mean to a screen reader. */
export function Lettering({ x, y, size, children }: LetteringProps) {
  const text = useText(children);
  return (
    <text aria-hidden x={x} y={y} textAnchor="middle" fontSize={size} fill={paint('ink')}>
      {text}
    </text>
  );
}

interface MeasureProps {
  from: number;
  to: number;
  /** Height of a level measure, or, when `upright`, its distance from the left edge. */
  at: number;
  upright?: boolean;
  children: Written;
}

/** A measure beside the thing it belongs to: a line with end marks and the length in ink. */
export function Measure({ from, to, at, upright = false, children }: MeasureProps) {
  const p = (along: number, across: number) => (upright ? `${across},${along}` : `${along},${across}`);
  const middle = (from + to) / 2;
  const text = useText(children);
  const room = upright ? 9 : text.length * 3.4 + 6;
  return (
    <>
      <Ink
        line={[
          `${p(from, at)} ${p(middle - room, at)}`,
          `${p(middle + room, at)} ${p(to, at)}`,
          `${p(from, at - 6)} ${p(from, at + 6)}`,
          `${p(to, at - 6)} ${p(to, at + 6)}`,
        ]}
        width={1.5}
        ends={0.7}
      />
      <Lettering x={upright ? at : middle} y={upright ? middle + 5 : at + 5} size={15}>
        {text}
      </Lettering>
    </>
  );
}
