import { type ReactNode, useId } from 'react';

/** A value at a place between the first moment, 0, and the last, 1. */
export type ChartPoint = { readonly at: number; readonly value: number };

export interface GrowthChartProps {
  /** All that is to be seen, in words: the chart is one picture to those who cannot see it. */
  label: string;
  /** Above the water, in the colour of leaves. */
  leaves: readonly ChartPoint[];
  /** Above the water too, in the colour of roots. */
  dots: readonly ChartPoint[];
  /** Below the water, hanging down. */
  roots: readonly (ChartPoint & { readonly text: string })[];
  /** A mark for the roots to reach, and its name. */
  goal: { readonly value: number; readonly name: string };
  /** Labels under the first moment and the last. */
  ends: readonly [string, string];
}

const UPPER_PX = 116;
const LOWER_PX = 132;
/** Room for a leaf above the highest value and below none. */
const EDGE_PX = 16;
/** So many numbers stand beside each other on the narrowest screen. */
const NUMBERED_MOST = 8;
const LEAST_SPAN = 3;

const percent = (at: number) => `${at * 100}%`;
const STEADY = {
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Two lines above the surface of water and roots that hang below it, drawn like a page of a field book. */
export function GrowthChart({ label, leaves, dots, roots, goal, ends }: GrowthChartProps) {
  const id = useId();
  const hasUpper = leaves.length + dots.length > 0;
  const water = hasUpper ? UPPER_PX : 10;
  const height = water + (roots.length > 0 ? LOWER_PX : 14);
  const most = Math.max(1, ...[...leaves, ...dots].map(({ value }) => value));
  const heightOf = ({ value }: ChartPoint) => UPPER_PX - EDGE_PX - (value / most) * (UPPER_PX - 3 * EDGE_PX);
  return (
    <div role="img" aria-labelledby={id} className="overflow-hidden rounded-md border border-line bg-paper">
      <span id={id} className="sr-only">
        {label}
      </span>
      <div aria-hidden="true" className="relative">
        <div className="absolute inset-x-0 bottom-0 bg-rain" style={{ top: water }} />
        <div className="relative px-6">
          <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
            <Surface y={water} />
            <Line points={leaves} heightOf={heightOf} className="stroke-forest" />
            <Line points={dots} heightOf={heightOf} className="stroke-bark" dashes="5 5" />
            {leaves.map((point) => (
              <Mark
                key={point.at}
                point={point}
                y={heightOf(point)}
                number={leaves.length <= NUMBERED_MOST ? 'above' : undefined}
              >
                <path d={LEAF} className="fill-forest stroke-paper" strokeWidth="1.5" />
              </Mark>
            ))}
            {dots.map((point) => (
              <Mark
                key={point.at}
                point={point}
                y={heightOf(point)}
                number={point === dots.at(-1) && point.value > 0 ? 'below' : undefined}
              >
                <circle r="4" className="fill-bark stroke-paper" strokeWidth="1.5" />
              </Mark>
            ))}
            {roots.length > 0 && <Roots roots={roots} goal={goal} water={water} />}
          </svg>
        </div>
      </div>
      <div aria-hidden="true" className="flex justify-between px-3 py-1.5 text-ink-soft text-sm tabular-nums">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

/** The chart's legend. */
export function ChartKey({ of, children }: { of: 'leaf' | 'dot' | 'root'; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 text-sm">
      <svg aria-hidden="true" width="20" height="22" viewBox="-10 -11 20 22" className="shrink-0">
        {of === 'leaf' && <path d={LEAF} className="fill-forest" />}
        {of === 'dot' && <circle r="5" className="fill-bark" />}
        {of === 'root' && (
          <path
            d="M0 -10C3 -5 -3 0 0 10M0 -3L5 2M0 2L-5 6"
            className="fill-none stroke-bark"
            strokeWidth="2"
          />
        )}
      </svg>
      {children}
    </li>
  );
}

const LEAF = 'M0 8C-9 3 -7 -6 0 -10C7 -6 9 3 0 8Z';

type LineProps = {
  points: readonly ChartPoint[];
  heightOf: (point: ChartPoint) => number;
  className: string;
  dashes?: string;
};

/** A line knows no percentages: it is drawn a hundred wide, and stretched without getting thicker. */
function Line({ points, heightOf, className, dashes }: LineProps) {
  const path = points.map((point) => `${point.at * 100},${heightOf(point)}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={UPPER_PX}
      viewBox={`0 0 100 ${UPPER_PX}`}
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      <polyline
        points={path}
        className={`fill-none ${className}`}
        strokeWidth="2.5"
        strokeDasharray={dashes}
        {...STEADY}
      />
    </svg>
  );
}

type MarkProps = {
  point: ChartPoint;
  y: number;
  /** Where its number stands. */
  number?: 'above' | 'below' | undefined;
  children: ReactNode;
};

function Mark({ point, y, number, children }: MarkProps) {
  return (
    <svg aria-hidden="true" x={percent(point.at)} y={y} className="overflow-visible">
      {children}
      {number && (
        <text
          y={number === 'above' ? -14 : 19}
          textAnchor="middle"
          className="fill-ink font-semibold text-[min(0.8125rem,4.5vw)]"
        >
          {point.value}
        </text>
      )}
    </svg>
  );
}

/** The surface of the water, in small waves. */
function Surface({ y }: { y: number }) {
  const waves = Array.from({ length: 10 }, () => 'q2.5 -4 5 0t5 0').join('');
  return (
    <svg
      aria-hidden="true"
      y={y - 6}
      width="100%"
      height="12"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      <path
        d={`M-10 6${'q2.5 -4 5 0t5 0'}${waves}${'q2.5 -4 5 0t5 0'}`}
        className="fill-none stroke-on-rain"
        strokeWidth="2"
        {...STEADY}
      />
    </svg>
  );
}

/** Roots that hang from the surface, and how long they have to be. */
function Roots({ roots, goal, water }: Pick<GrowthChartProps, 'roots' | 'goal'> & { water: number }) {
  const span = Math.max(LEAST_SPAN, ...roots.map(({ value }) => value));
  const px = (value: number) => (value / span) * (LOWER_PX - 2 * EDGE_PX);
  const step = Math.ceil(roots.length / NUMBERED_MOST);
  /** Below the end of its root; beside it where that is on the line of the goal, which no short root seems to pass. */
  const placeOf = ({ at, value }: ChartPoint) => {
    const [end, line] = [px(value), px(goal.value)];
    if (end + 15 <= line - 4 || end >= line) return { y: end + 15, textAnchor: 'middle' } as const;
    return at === 0
      ? ({ x: 8, y: end - 2, textAnchor: 'start' } as const)
      : ({ x: -8, y: end - 2, textAnchor: 'end' } as const);
  };
  const isNumbered = (index: number) => (roots.length - 1 - index) % step === 0;
  return (
    <>
      <line
        x1="0"
        x2="100%"
        y1={water + px(goal.value)}
        y2={water + px(goal.value)}
        strokeDasharray="2 6"
        className="stroke-on-rain"
      />
      <text x="0" y={water + px(goal.value) - 5} className="fill-on-rain text-[min(0.75rem,3.75vw)]">
        {goal.name}
      </text>
      {roots.map(({ at, value, text }, index) => (
        <svg key={at} aria-hidden="true" x={percent(at)} y={water} className="overflow-visible">
          <Root length={px(value)} />
          {isNumbered(index) && (
            <text
              {...placeOf({ at, value })}
              className="fill-on-rain font-semibold text-[min(0.8125rem,4.5vw)]"
            >
              {text}
            </text>
          )}
        </svg>
      ))}
    </>
  );
}

function Root({ length }: { length: number }) {
  if (length <= 0) return <circle r="2.5" className="fill-bark" />;
  const at = (share: number) => (share * length).toFixed(1);
  const side = Math.min(9, length / 4).toFixed(1);
  return (
    <g className="fill-none stroke-bark" strokeLinecap="round">
      <path d={`M0 0C4 ${at(0.3)} -4 ${at(0.6)} 0 ${at(1)}`} strokeWidth="3.5" />
      <path
        d={`M1 ${at(0.3)}l${side} ${side}M-1 ${at(0.5)}l-${side} ${side}M0 ${at(0.7)}l${side} ${side}`}
        strokeWidth="1.75"
      />
    </g>
  );
}
