import { parseHours, USUAL_TIMES } from '#domain/rules/hours.ts';
import type { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
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
                  className="flex-auto whitespace-nowrap px-[min(0.375rem,2vw)]"
                  aria-pressed={isChosen}
                  onClick={() => control.onChange(isChosen ? '' : String(hours))}
                >
                  {words}
                </Button>
              );
            })}
          </fieldset>
          <div className="min-w-[min(5rem,24vw)] flex-1">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder="Other"
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
