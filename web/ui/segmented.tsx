import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { exploreByArrows } from './explore-by-arrows.ts';
import { FieldError, FieldHint, type FieldTexts, RequiredMark, useWiring } from './field.tsx';
import type { SelectOption } from './select-field.tsx';

export interface SegmentedFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'required' | 'type' | 'value' | 'defaultValue'> {
  /** Names the group of radio buttons. */
  name: string;
  options: readonly SelectOption[];
  /** The chosen one. */
  value?: string;
  /** The choice counts at once, so that arrow keys only lead to it. */
  countsAtOnce?: boolean;
}

/** One of two to four, all in view: radio buttons that look like a row of keys. */
export function SegmentedField(props: SegmentedFieldProps) {
  const { label, hint, error, notice, required, id, className, options, value, countsAtOnce, ...input } =
    props;
  const { wiring, hintId, errorId, noticed } = useWiring({ id, hint, error, notice, required });
  return (
    <fieldset aria-describedby={wiring['aria-describedby']} className={cx('grid min-w-0 gap-1.5', className)}>
      <legend className="mb-1.5 font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line-strong bg-paper-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'flex min-h-11 flex-1 items-center justify-center rounded-sm px-[min(1rem,3vw)] py-2 text-center font-semibold ' +
              'text-ink-soft transition-colors not-has-checked:hover:text-ink has-checked:bg-forest has-checked:text-on-forest ' +
              'forced-colors:has-checked:underline ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
            }
          >
            <input
              {...input}
              type="radio"
              onKeyDown={countsAtOnce ? exploreByArrows : undefined}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      {noticed}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </fieldset>
  );
}
