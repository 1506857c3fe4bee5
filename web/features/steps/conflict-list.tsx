import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { StepForm } from './use-step-form.ts';

/** RULINGS 25: a field that was changed here and on another device: the student chooses. */
export function ConflictList({ form }: { form: StepForm }) {
  return form.conflicts.map((conflict) => (
    <Alert key={conflict.field} tone="warning" live title="This was changed on another device too">
      <p>Which one do you want to keep?</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => form.settle(conflict, conflict.mine)}>
          Keep mine: {conflict.mine || 'empty'}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => form.settle(conflict, conflict.theirs)}>
          Use the other: {conflict.theirs || 'empty'}
        </Button>
      </div>
    </Alert>
  ));
}
