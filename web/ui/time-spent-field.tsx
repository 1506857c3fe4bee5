import type { Ref } from 'react';
import type { useForm } from '#web/lib/use-form.ts';
import * as words from '#words/amounts.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export type TimeSpentFieldProps = ReturnType<ReturnType<typeof useForm>['field']> &
  Pick<FieldTexts, 'notice' | 'hint' | 'required'> & {
    ref?: Ref<HTMLInputElement>;
    id?: string;
    /** Where the form has a name of its own for it. */
    label?: string;
    className?: string;
    usual: readonly { hours: number; words: string }[];
    /** What is meant by what was typed. */
    hoursOf: (text: string) => number | null | undefined;
  };

/** Hours as one of the usual times, which a second tap takes back, or typed as a decimal number (§12.10). */
export function TimeSpentField(props: TimeSpentFieldProps) {
  const {
    id,
    label = words.hours,
    hint,
    error,
    notice,
    required,
    className,
    usual,
    hoursOf,
    ...control
  } = props;
  const typed = hoursOf(control.value);
  return (
    <Field {...{ id, label, hint, error, notice, required, className }}>
      {(wiring) => (
        <div className="@container">
          <div className="grid @[16.5rem]:grid-cols-4 @[8.5rem]:grid-cols-2 gap-1.5">
            <fieldset aria-label={words.howLong} className="contents">
              {usual.map(({ hours, words: name }) => {
                const isChosen = typed === hours;
                return (
                  <Button
                    key={name}
                    variant={isChosen ? 'primary' : 'secondary'}
                    className="px-0! whitespace-nowrap"
                    aria-pressed={isChosen}
                    onClick={() => control.onChange(isChosen ? '' : String(hours))}
                  >
                    {name}
                  </Button>
                );
              })}
            </fieldset>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder={words.other}
              {...control}
              {...wiring}
              className={cx(controlClass, 'px-1! text-center')}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
