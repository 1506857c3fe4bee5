import { useId } from 'react';

/** Something on a lane: where it stands between the first moment, 0, and the last, 1. */
export type ChartMark = { readonly at: number; readonly isFilled: boolean };

export type ChartLane = {
  readonly name: string;
  readonly marks: readonly ChartMark[];
  /** From where on it lasted, if it did, to the end. */
  readonly since?: number;
};

export interface TimelineChartProps {
  /** All that is to be seen, in words: the chart is one picture to those who cannot see it. */
  label: string;
  lanes: readonly ChartLane[];
  /** Where the weeks begin, between 0 and 1. */
  weeks: readonly number[];
  /** Labels under the first moment and the last. */
  ends: readonly [string, string];
}

const LANE_PX = 36;
const percent = (at: number) => `${at * 100}%`;

/** Events in time, a lane for each kind, drawn like a page of a field book. */
export function TimelineChart({ label, lanes, weeks, ends }: TimelineChartProps) {
  const id = useId();
  const height = lanes.length * LANE_PX;
  return (
    <div role="img" aria-labelledby={id} className="grid grid-cols-[auto_1fr] gap-x-4">
      <span id={id} className="sr-only">
        {label}
      </span>
      <div aria-hidden="true">
        {lanes.map(({ name }) => (
          <p key={name} className="flex items-center text-ink-soft text-sm" style={{ height: LANE_PX }}>
            {name}
          </p>
        ))}
      </div>
      {/* Percentages keep the letters as large as they are on a phone, where a view box would shrink them. */}
      <div aria-hidden="true" className="min-w-0 px-2.5">
        <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
          {weeks.map((at) => (
            <line key={at} x1={percent(at)} x2={percent(at)} y1="0" y2={height} className="stroke-line" />
          ))}
          {lanes.map((lane, index) => (
            <Lane key={lane.name} lane={lane} y={(index + 0.5) * LANE_PX} />
          ))}
        </svg>
        <div className="-mx-2.5 flex justify-between border-line-strong border-t pt-1 text-ink-soft text-sm tabular-nums">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
    </div>
  );
}

function Lane({ lane: { marks, since }, y }: { lane: ChartLane; y: number }) {
  return (
    <g>
      <line x1="0" x2="100%" y1={y} y2={y} strokeDasharray="2 5" className="stroke-line-strong" />
      {since !== undefined && (
        <line x1={percent(since)} x2="100%" y1={y} y2={y} strokeWidth="5" className="stroke-forest" />
      )}
      {marks.map(({ at, isFilled }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is nothing but its place, and none moves.
          key={index}
          cx={percent(at)}
          cy={y}
          r={isFilled ? 8 : 5.5}
          strokeWidth="2"
          className={isFilled ? 'fill-forest stroke-paper-raised' : 'fill-paper-raised stroke-forest'}
        />
      ))}
    </g>
  );
}
