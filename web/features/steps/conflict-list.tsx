import { type ShownField, STEP_FIELDS } from '#domain/rules/step-fields.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { StepForm } from './use-step-form.ts';

/** RULINGS 25: a field that was changed here and on another device: the student chooses. */
export function ConflictList({ form }: { form: StepForm }) {
  return form.conflicts.map(({ field, mine, theirs }) => (
    <Alert
      key={field}
      tone="warning"
      live
      title={`“${STEP_FIELDS[field].label}” was changed on another device too`}
    >
      <p>Which one do you want to keep?</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => form.settle(field, 'mine')}>
          Keep mine: {readable(field, mine) || 'empty'}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => form.settle(field, 'theirs')}>
          Use the other: {readable(field, theirs) || 'empty'}
        </Button>
      </div>
    </Alert>
  ));
}

function readable(field: ShownField, text: string): string {
  return STEP_FIELDS[field].kind === 'date-time' ? showDateTime(text) : text;
}
