import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import * as words from '#words/platform/amounts.ts';

import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { controlClass, FieldError, FieldHint, type FieldTexts, useWiring } from './field.tsx';

/** A step up or down. */
export type Step = 1 | -1;

export interface StepperProps extends FieldTexts, Pick<ComponentProps<'input'>, 'inputMode' | 'className'> {
  name: string;
  value: string;
  /** The value as it stands in the field while nobody types there. */
  shown?: string;
  onChange: (value: string) => void;
  /** The text that a step leads to; undefined where there is none further. */
  next: (by: Step) => string | undefined;
  /** The words read out after a step; empty while the field holds nothing readable. */
  said: string;
  /** Stands below an empty field. */
  emptyText: string;
}

/** A small value to tap up and down, or to type; empty where nobody said. */
export function Stepper(props: StepperProps) {
  const {
    label,
    hint,
    error,
    notice,
    required,
    name,
    value,
    shown = value,
    onChange,
    next,
    said,
    emptyText,
  } = props;
  const [typing, setTyping] = useState<string>();
  const below = hint ?? (value.trim() === '' ? emptyText : undefined);
  const { wiring, hintId, errorId, noticed } = useWiring({ hint: below, error, notice, required });
  const step = (by: Step) => {
    setTyping(undefined);
    const stepped = next(by);
    if (stepped !== undefined) onChange(stepped);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const key = (by: Step, name: string) => (
    <Button
      variant="secondary"
      className="min-w-[min(3rem,16vw)] px-0"
      aria-label={name}
      aria-disabled={next(by) === undefined}
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
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-[min(5rem,100%)] flex-1">
          <label htmlFor={wiring.id} className="font-semibold">
            {label}
          </label>
          {/* The line keeps its room: a button is tapped again where it was. */}
          <div className={below ? undefined : 'invisible'}>
            <FieldHint id={hintId}>{below ?? emptyText}</FieldHint>
          </div>
        </div>
        <div className="flex gap-1.5">
          {key(-1, words.oneLess(label))}
          <div className={props.className ?? 'w-[min(3.5rem,18vw)]'}>
            <input
              {...wiring}
              type="text"
              inputMode={props.inputMode ?? 'numeric'}
              autoComplete="off"
              name={name}
              value={typing ?? shown}
              onChange={(event) => {
                setTyping(event.target.value);
                onChange(event.target.value);
              }}
              onBlur={() => setTyping(undefined)}
              onKeyDown={stepByKey}
              className={cx(controlClass, 'text-center font-semibold')}
            />
          </div>
          {key(1, words.oneMore(label))}
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      {noticed}
      <p aria-live="polite" className="sr-only">
        {said && words.now(label, said)}
      </p>
    </div>
  );
}

export interface StepperFieldProps extends FieldTexts {
  name: string;
  value: string;
  onChange: (value: string) => void;
  min?: number;
  max: number;
  /** The value of either button's first press in an empty field. */
  begin?: number | null;
  emptyText: string;
}

/** A small count. */
export function StepperField({ min = 0, max, begin, ...props }: StepperFieldProps) {
  const count = Number(props.value);
  const isCount = props.value.trim() !== '' && Number.isInteger(count);
  const next = (by: Step) => {
    if (isCount && (by === 1 ? count >= max : count <= min)) return undefined;
    const stepped = isCount ? count + by : (begin ?? (by === 1 ? Math.max(min, 1) : min));
    return String(Math.min(max, Math.max(min, stepped)));
  };
  return <Stepper {...props} next={next} said={isCount ? String(count) : ''} />;
}
