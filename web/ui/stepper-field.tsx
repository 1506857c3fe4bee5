import { Minus, Plus } from 'lucide-react';

import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { controlClass, FieldError, FieldHint, type FieldTexts, useWiring } from './field.tsx';

export interface StepperFieldProps extends FieldTexts {
  name: string;
  value: string;
  onChange: (value: string) => void;
  min?: number;
  max: number;
  /** What the first press of either button puts into an empty field. */
  begin?: number | null;
  /** Stands below an empty field. */
  emptyText: string;
}

/** A small count to tap up and down, or to type; empty where nobody counted. */
export function StepperField(props: StepperFieldProps) {
  const { label, hint, error, required, name, value, onChange, min = 0, max, begin, emptyText } = props;
  const isEmpty = value.trim() === '';
  const below = hint ?? (isEmpty ? emptyText : undefined);
  const { wiring, hintId, errorId } = useWiring({ hint: below, error, required });
  const count = Number(value);
  const isCount = !isEmpty && Number.isInteger(count);
  const step = (by: 1 | -1) => {
    const next = isCount ? count + by : (begin ?? (by === 1 ? Math.max(min, 1) : min));
    onChange(String(Math.min(max, Math.max(min, next))));
  };
  const key = (by: 1 | -1, words: string, isEnd: boolean) => (
    <Button
      variant="secondary"
      className="min-w-[min(3rem,16vw)] px-0"
      aria-label={`${words}, ${label}`}
      aria-disabled={isCount && isEnd}
      onClick={() => step(by)}
    >
      {by === 1 ? (
        <Plus aria-hidden="true" className="size-5" />
      ) : (
        <Minus aria-hidden="true" className="size-5" />
      )}
    </Button>
  );
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-[min(5rem,100%)] flex-1">
          <label htmlFor={wiring.id} className="font-semibold">
            {label}
          </label>
          {below && <FieldHint id={hintId}>{below}</FieldHint>}
        </div>
        <div className="flex gap-1.5">
          {key(-1, 'One less', count <= min)}
          <div className="w-[min(3.5rem,18vw)]">
            <input
              {...wiring}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name={name}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className={cx(controlClass, 'text-center font-semibold')}
            />
          </div>
          {key(1, 'One more', count >= max)}
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      <p aria-live="polite" className="sr-only">
        {isCount && `${label}: ${count}`}
      </p>
    </div>
  );
}
