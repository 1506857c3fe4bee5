import { parseHours, USUAL_TIMES } from '#domain/rules/hours.ts';
import type { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { controlClass, Field } from '#web/ui/field.tsx';

/** Hours as one of the usual times, which a second tap takes back, or typed as a decimal number (§12.10). */
export function TimeSpentField({ error, ...control }: ReturnType<ReturnType<typeof useForm>['field']>) {
  const typed = parseHours(control.value);
  return (
    <Field label="Time spent (hours)" error={error}>
      {(wiring) => (
        <div className="flex flex-wrap gap-1.5">
          <fieldset aria-label="How long did it take?" className="contents">
            {USUAL_TIMES.map(({ hours, words }) => {
              const isChosen = typed === hours;
              return (
                <Button
                  key={words}
                  variant={isChosen ? 'primary' : 'secondary'}
                  className="flex-1 px-[min(0.5rem,2vw)] whitespace-nowrap"
                  aria-pressed={isChosen}
                  onClick={() => control.onChange(isChosen ? '' : String(hours))}
                >
                  {words}
                </Button>
              );
            })}
          </fieldset>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="Other"
            {...control}
            {...wiring}
            className={cx(controlClass, 'w-[min(5rem,24vw)] flex-1 px-[min(0.625rem,2vw)]')}
          />
        </div>
      )}
    </Field>
  );
}
