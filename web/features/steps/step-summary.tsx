import { Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Step } from '#domain/contract/steps.ts';
import { fieldsOf, type ShownField, STEP_FIELDS } from '#domain/rules/step-fields.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTimeField, NumberField } from '#web/ui/field.tsx';

export type StepSummaryProps = {
  /** Under which heading the step's form stands. */
  title: string;
  step: Step;
  /** What was chosen beside the fields; the page hands it in, and the photos. */
  children?: ReactNode;
  photos: ReactNode;
  /** Opens the form. */
  onChange: () => void;
};

/** A finished step: what was recorded in it, and the way to change that. */
export function StepSummary({ title, step, children, photos, onChange }: StepSummaryProps) {
  return (
    <Card as="section" look="notebook" aria-labelledby="step-summary" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="step-summary">{title}</h2>
        <Badge tone="done" icon={<Check aria-hidden="true" className="size-4" />}>
          Done
        </Badge>
      </div>
      {children}
      <div className={`grid gap-x-8 gap-y-3 sm:grid-cols-2 ${WRITTEN}`}>
        {fieldsOf(step.stepNumber).map((name) => (
          <Written key={name} step={step} name={name} />
        ))}
      </div>
      {photos}
      <div className="print:hidden">
        <Button variant="secondary" size="sm" icon={<Pencil className="size-5" />} onClick={onChange}>
          Change
        </Button>
      </div>
    </Card>
  );
}

/** On a ruled line, as in a notebook, and not in a box that asks to be filled in. */
const WRITTEN =
  '[&_input]:rounded-none [&_input]:border-0 [&_input]:border-b [&_input]:border-line! [&_input]:bg-transparent ' +
  '[&_input]:px-0 [&_input::-webkit-calendar-picker-indicator]:hidden';

/** Under the name that it has in the form, which it is found by here too. */
function Written({ step, name }: { step: Step; name: ShownField }) {
  const { kind, label } = STEP_FIELDS[name];
  const Field = kind === 'date-time' ? DateTimeField : NumberField;
  return <Field label={label} value={step.formData[name] ?? ''} readOnly />;
}
