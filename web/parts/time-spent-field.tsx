import { type Ref, useState } from 'react';
import type { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { controlClass, Field, type FieldTexts } from '#web/ui/field.tsx';
import * as words from '#words/platform/amounts.ts';

export type TimeSpentFieldProps = ReturnType<ReturnType<typeof useForm>['field']> &
  Pick<FieldTexts, 'notice' | 'hint' | 'required'> & {
    /** The ref of the first usual time, where it begins. */
    firstTime?: Ref<HTMLButtonElement>;
    id?: string;
    /** Where the form has a name of its own for it. */
    label?: string;
    className?: string;
    usual: readonly { hours: number; words: string }[];
    /** Returns the hours meant by a text. */
    hoursOf: (text: string) => number | null | undefined;
  };

/**
 * Hours as one of the usual times, which a second tap takes back, or typed as a decimal number
 * (PRODUCT.md#hours-and-dates). Where none are given the whole of it is marked, and begins with the first of the usual
 * times.
 */
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
    firstTime,
    ...control
  } = props;
  const typed = hoursOf(control.value);
  const isUsual = usual.some(({ hours }) => hours === typed);
  /** A time that was tapped is said by its button. One that is typed may be on its way to another, and stays in the box. */
  const [wasTapped, setTapped] = useState(false);
  const isSaid = isUsual && wasTapped;
  const isMissing = error !== undefined && control.value.trim() === '';
  return (
    <Field {...{ id, label, hint, error, notice, required, className }}>
      {(wiring) => (
        <div className="@container">
          <div className="grid @[16.5rem]:grid-cols-4 @[8.5rem]:grid-cols-2 gap-1.5">
            <fieldset
              aria-label={words.howLong}
              aria-describedby={wiring['aria-describedby']}
              className="contents"
            >
              {usual.map(({ hours, words: name }, at) => {
                const isChosen = typed === hours;
                return (
                  <Button
                    key={name}
                    variant={isChosen ? 'primary' : 'secondary'}
                    ref={at === 0 ? firstTime : undefined}
                    className={cx(
                      'px-0! whitespace-nowrap',
                      isMissing && 'border-danger! shadow-[inset_0_0_0_1px_var(--danger)]',
                    )}
                    aria-pressed={isChosen}
                    // Where nothing is chosen yet, that begins here.
                    data-invalid={isMissing && at === 0 ? wiring.id : undefined}
                    onClick={() => {
                      setTapped(true);
                      control.onChange(isChosen ? '' : String(hours));
                    }}
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
              // By its name a form takes over what a browser fills in: nothing of this box while its button says the time.
              name={isSaid ? undefined : control.name}
              value={isSaid ? '' : control.value}
              onChange={(event) => {
                setTapped(false);
                control.onChange(event);
              }}
              className={cx(controlClass, 'px-1! text-center')}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
