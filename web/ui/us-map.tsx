import outlines from '#art/state-outlines.json' with { type: 'json' };
import { cx } from './class-names.ts';

export interface UsMapProps {
  /** The two-letter codes of the states that stand out. */
  marked: readonly string[];
  className?: string;
}

/** A small map of the 50 states. Silent: whatever it marks is also said in words beside it. */
export function UsMap({ marked, className }: UsMapProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 975 610" className={cx('h-auto w-full', className)}>
      {Object.entries(outlines).map(([code, outline]) => (
        <path
          key={code}
          d={outline}
          className={
            marked.includes(code)
              ? 'fill-forest stroke-paper-raised forced-colors:fill-[Highlight]'
              : 'fill-line stroke-paper-raised forced-colors:fill-[GrayText]'
          }
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
