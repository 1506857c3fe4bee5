import { type ReactNode, useId } from 'react';
import type { StampKind } from '#domain/rules/notebook/stamps.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/notebook/stamps.ts';

const sprig =
  'M32 47V24M32 25C26 20 27 13 32 9C37 13 38 20 32 25M32 38C25 39 20 35 18 28C25 27 30 31 32 38M32 33C39 34 44 30 46 23C39 22 34 26 32 33';
const root =
  'M32 13V30M32 28C30 34 33 38 29 50M32 27C24 30 25 38 17 42M32 27C40 30 39 38 47 42M29 36Q25 40 25 46M35 33Q38 39 36 47';
const tree =
  'M32 49V27M32 40L39 33M32 36L26 30M17 50H47M32 34C19 36 15 25 22 20C22 10 42 10 42 20C49 25 45 36 32 34';

const week = (number: number) => (
  <>
    {/* A longer word is smaller, so that the ring does not cut it. */}
    <text x={32} y={24} fontSize={Math.min(10.5, 43 / words.week.length)} letterSpacing={1.4}>
      {words.week}
    </text>
    <text x={32} y={48} fontSize={26}>
      {number}
    </text>
  </>
);
const line = (d: string) => <path d={d} fill="none" strokeWidth={2.6} />;

/** Each stamp's picture, and its tilt. */
const PICTURES: Readonly<Record<StampKind, readonly [picture: ReactNode, turn: number]>> = {
  cuttings: [line(sprig), -8],
  'week-4': [week(4), 5],
  roots: [line(root), -4],
  'week-8': [week(8), -9],
  'week-12': [week(12), 7],
  planted: [line(tree), 4],
};

export type StampBadgeProps = {
  kind: StampKind;
  /** It was earned just now. */
  isFresh: boolean;
  /** It is not earned yet. */
  isToCome?: boolean;
};

/** A rubber stamp: round, of one ink, with a worn edge. What it says stands beside it. */
export function StampBadge({ kind, isFresh, isToCome }: StampBadgeProps) {
  const worn = useId();
  const [picture, turn] = PICTURES[kind];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      className={cx(
        'size-11 shrink-0 sm:size-14',
        isToCome ? 'text-line-strong' : 'text-forest',
        isFresh && 'animate-press',
      )}
    >
      <mask id={worn}>
        <path d="M0 0H64V64H0Z" fill="#fff" />
        <path
          d="M8 20l3 3M52 9l2 4M56 44l-3 2M20 57l2-2M38 4l1 3M5 40l4-1M46 56l1-3M27 30l1 1M41 41l2 1"
          stroke="#000"
          strokeWidth={1.6}
        />
      </mask>
      <g
        transform={`rotate(${turn} 32 32)`}
        mask={`url(#${worn})`}
        fill="currentColor"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={0.9}
      >
        <circle cx={32} cy={32} r={29.5} fill="none" strokeWidth={2.8} />
        <circle cx={32} cy={32} r={25.5} fill="none" strokeWidth={1.1} />
        <g textAnchor="middle" className="font-bold [&_text]:stroke-0">
          {picture}
        </g>
      </g>
    </svg>
  );
}
