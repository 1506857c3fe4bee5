import { Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/steps.ts';

export type StepSummaryProps = {
  /** Under which heading the step's form stands. */
  title: string;
  /**
   * The chosen tree, the photos and the fields, which stay as they are: a number is corrected without opening
   * anything.
   */
  children: ReactNode;
  /** Opens all of the form. */
  onChange: () => void;
};

/** A field of a finished step reads as what was written on a line, and can still be put right there. */
const asWritten =
  'grid gap-5 [&_label]:font-normal [&_label]:text-ink-soft [&_label]:text-sm [&_label+span]:sr-only [&_[id$=-hint]]:sr-only ' +
  '[&_input]:min-h-11 [&_input]:rounded-none [&_input]:border-0 [&_input]:border-b [&_input]:border-dashed [&_input]:bg-transparent ' +
  '[&_input]:px-0 [&_input]:py-1 [&_input]:font-semibold';

/** A finished step: what was recorded in it, and the way to change that. */
export function StepSummary({ title, children, onChange }: StepSummaryProps) {
  return (
    <Card as="section" look="notebook" aria-labelledby="step-summary" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="step-summary">{title}</h2>
        <Badge tone="done" icon={<Check aria-hidden="true" className="size-4" />}>
          {words.done}
        </Badge>
      </div>
      <div className={asWritten}>{children}</div>
      <div className="print:hidden">
        <Button variant="secondary" size="sm" icon={<Pencil className="size-5" />} onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </Card>
  );
}
