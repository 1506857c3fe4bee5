import type { Ref } from 'react';
import type { useForm } from '#web/lib/use-form.ts';
import * as words from '#words/amounts.ts';
import { Button } from './button.tsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export type TimeSpentFieldProps = ReturnType<ReturnType<typeof useForm>['field']> &
  Pick<FieldTexts, 'notice'> & {
    ref?: Ref<HTMLInputElement>;
    required?: boolean;
    usual: readonly { hours: number; words: string }[];
    /** What is meant by what was typed. */
    hoursOf: (text: string) => number | null | undefined;
  };

/** Hours as one of the usual times, which a second tap takes back, or typed as a decimal number (§12.10). */
export function TimeSpentField({ error, notice, required, usual, hoursOf, ...control }: TimeSpentFieldProps) {
  const typed = hoursOf(control.value);
  return (
    <Field label={words.hours} error={error} notice={notice} required={required}>
      {(wiring) => (
        <div className="flex flex-wrap gap-1.5">
          <fieldset aria-label={words.howLong} className="contents">
            {usual.map(({ hours, words: name }) => {
              const isChosen = typed === hours;
              return (
                <Button
                  key={name}
                  variant={isChosen ? 'primary' : 'secondary'}
                  className="flex-auto whitespace-nowrap px-[min(0.375rem,2vw)]"
                  aria-pressed={isChosen}
                  onClick={() => control.onChange(isChosen ? '' : String(hours))}
                >
                  {name}
                </Button>
              );
            })}
          </fieldset>
          <div className="min-w-[min(5rem,24vw)] flex-1">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder={words.other}
              {...control}
              {...wiring}
              className={controlClass}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
