import { Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Step } from '#domain/contract/steps.ts';
import { fieldsOf, type ShownField, STEP_FIELDS } from '#domain/rules/step-fields.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

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
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {fieldsOf(step.stepNumber).map((name) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{STEP_FIELDS[name].label}</dt>
            <dd className="font-semibold">{shown(step, name)}</dd>
          </div>
        ))}
      </dl>
      {photos}
      <div className="print:hidden">
        <Button variant="secondary" size="sm" icon={<Pencil className="size-5" />} onClick={onChange}>
          Change
        </Button>
      </div>
    </Card>
  );
}

function shown({ formData }: Step, name: ShownField): string {
  const value = formData[name];
  return typeof value === 'string' ? showDateTime(value) : `${value ?? ''}`;
}
