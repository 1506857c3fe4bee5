import { type HatchStyle, hatch } from './hatch.ts';
import { paint, type Tone } from './paint.ts';
import { area, contour, limb, stroke } from './pen.ts';

interface InkProps {
  /** One line or several that belong together. */
  line: string | readonly string[];
  width?: number;
  /** The pressure left at the ends of the line: 0 is a hairline, 1 is blunt. */
  ends?: number;
  tone?: Tone;
  opacity?: number;
}

/** Open ink lines. */
export function Ink({ line, width = 2, ends = 0.35, tone = 'ink', opacity }: InkProps) {
  const lines = typeof line === 'string' ? [line] : line;
  return (
    <path
      d={lines.map((one) => stroke(one, { width, ends })).join('')}
      fill={paint(tone)}
      opacity={opacity}
    />
  );
}

interface WashProps {
  shape: string | readonly string[];
  tone: Tone;
  opacity?: number;
}

/** Flat colour without a contour. */
export function Wash({ shape, tone, opacity }: WashProps) {
  const shapes = typeof shape === 'string' ? [shape] : shape;
  return <path d={shapes.map(area).join('')} fill={paint(tone)} opacity={opacity} />;
}

interface HatchProps extends HatchStyle {
  shape: string;
  tone?: Tone;
  opacity?: number;
}

export function Hatch({ shape, tone = 'ink', opacity = 0.55, ...style }: HatchProps) {
  return <path d={hatch(shape, style)} fill={paint(tone)} opacity={opacity} />;
}

interface FormProps {
  shape: string;
  tone: Tone;
  /** Width of the contour. */
  width?: number;
  /** Hatch the shaded side this far in. */
  shade?: number;
  /** The colour's slip from the contour. */
  slip?: number;
}

/** A solid thing: opaque paper, colour that slipped a little, shade and a contour heavier away from the light. */
export function Form({ shape, tone, width = 2, shade, slip = 1.4 }: FormProps) {
  const colour = area(shape);
  return (
    <>
      <path d={colour} fill={paint('paper')} />
      <path d={colour} fill={paint(tone)} transform={`translate(${slip} ${slip})`} />
      {shade && <Hatch shape={shape} shade={shade} />}
      <path d={contour(shape, width)} fill={paint('ink')} />
    </>
  );
}

export interface Limb {
  line: string;
  from: number;
  to: number;
}

interface LimbsProps {
  of: readonly Limb[];
  tone: Tone;
  /** Width of the contour. */
  edge?: number;
}

/** Tapering limbs that grow into one another: all contours first, then all colour, so that forks have no seams. */
export function Limbs({ of, tone, edge = 1.5 }: LimbsProps) {
  const outline = of.map(({ line, from, to }) => limb(line, from + edge * 2, to + edge * 2));
  const filling = of.map(({ line, from, to }) => limb(line, from, to));
  return (
    <>
      <path d={outline.join('')} fill={paint('ink')} />
      <path
        d={filling.join('')}
        fill={paint(tone)}
        transform={`translate(${-edge * 0.28} ${-edge * 0.28})`}
      />
    </>
  );
}
