import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { FieldError, FieldHint, type FieldTexts, useWiring } from './field.tsx';

export type PictureKeysProps<T extends string> = {
  options: readonly { value: T; label: string }[];
  chosen: T | null;
  drawingOf: (value: T) => ReactNode;
  onTap: (value: T) => void;
  size?: keyof typeof SIZES;
};

const SIZES = {
  normal: { key: 'gap-1 px-1 py-1 text-sm', row: '@min-[7rem]:grid-flow-col' },
  large: { key: 'min-h-14 gap-2 p-2', row: '@min-[15rem]:grid-flow-col' },
} as const;

/**
 * One of a few as pictures to tap. Their words say how many stand side by side: four, two and two where one would break, or
 * each in a line of its own.
 */
export function PictureKeys<T extends string>(props: PictureKeysProps<T>) {
  const { options, chosen, drawingOf, onTap, size = 'normal' } = props;
  const beside = options.length % 2 === 0 ? 2 : options.length;
  const rows = options
    .filter((_, at) => at % beside === 0)
    .map((_, row) => options.slice(row * beside, (row + 1) * beside));
  return (
    <div className="@container min-w-0">
      <div className="flex flex-wrap gap-1.5">
        {rows.map((row) => (
          <div
            key={row[0]?.value}
            className={cx(
              'grid flex-1 auto-cols-[minmax(min-content,1fr)] gap-1.5 @max-[7rem]:basis-full',
              SIZES[size].row,
            )}
          >
            {row.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === chosen}
                onClick={() => onTap(value)}
                className={cx(
                  'wrap-normal grid content-start justify-items-center rounded-md border-2 text-center font-semibold',
                  'transition-colors hover:border-forest active:translate-y-px',
                  value === chosen
                    ? 'border-forest bg-moss text-on-moss forced-colors:underline'
                    : 'border-line bg-paper-raised text-ink',
                  SIZES[size].key,
                )}
              >
                {drawingOf(value)}
                <span className="leading-tight">{label}</span>
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export type PictureFieldProps<T extends string> = FieldTexts &
  Omit<PictureKeysProps<T>, 'chosen' | 'onTap'> & {
    /** Empty where nothing is chosen. */
    value: string;
    onChange: (value: T | '') => void;
  };

/** The same as a field of a form: a tap on what is chosen takes the answer back. */
export function PictureField<T extends string>(props: PictureFieldProps<T>) {
  const { label, hint, error, notice, value, onChange, ...keys } = props;
  const { wiring, hintId, errorId, noticed } = useWiring({ hint, error, notice });
  return (
    <fieldset aria-describedby={wiring['aria-describedby']} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <PictureKeys
        {...keys}
        chosen={keys.options.find((it) => it.value === value)?.value ?? null}
        onTap={(tapped) => onChange(tapped === value ? '' : tapped)}
      />
      <FieldError id={errorId}>{error}</FieldError>
      {noticed}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </fieldset>
  );
}
