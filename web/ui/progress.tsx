import { useId } from 'react';

import { cx } from './class-names.ts';

export interface ProgressProps {
  /** 0 to 100 (PRODUCT.md#limits). */
  value: number;
  label: string;
  /** The same in words, such as '2/5 steps'; shown at the right and read instead of the percentage. */
  valueText?: string;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  /** Cuts the bar into equal pieces, one for each step. */
  segments?: number;
}

/** The progress of something. */
export function Progress({ value, label, valueText, labelHidden, segments = 1 }: ProgressProps) {
  const labelId = useId();
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div className="grid gap-1.5">
      <div
        className={cx(
          'flex flex-wrap justify-between gap-x-3 text-sm',
          labelHidden && !valueText && 'sr-only',
        )}
      >
        <span id={labelId} className={cx('font-semibold', labelHidden && 'sr-only')}>
          {label}
        </span>
        {valueText && <span className="text-ink-soft tabular-nums">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
        className="flex h-3 gap-1"
      >
        {Array.from({ length: segments }, (_, index) => {
          const filled = Math.min(1, Math.max(0, (percent / 100) * segments - index));
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the bar.
              key={index}
              className="flex-1 overflow-hidden rounded-full border border-transparent bg-line"
            >
              <span
                className="block h-full bg-forest transition-[width] duration-500 forced-colors:bg-[CanvasText]"
                style={{ width: `${filled * 100}%` }}
              />
            </span>
          );
        })}
      </div>
    </div>
  );
}
