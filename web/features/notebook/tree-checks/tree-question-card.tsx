import { useId } from 'react';
import { useLocation } from 'wouter';
import { questionOn } from '#domain/rules/notebook/years-after.ts';
import { paths } from '#web/app/paths.ts';
import { today } from '#web/lib/dates.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/tree-checks.ts';
import * as fields from '#words/platform/fields.ts';
import { ConditionPicker, type DrawingOf } from './condition-picker.tsx';
import { useTell, useTreeChecks } from './tree-checks.queries.ts';

export type TreeQuestionCardProps = {
  projectId: string;
  /** ISO 8601, UTC. */
  completedAt: string;
  drawingOf: DrawingOf;
};

/** PRODUCT.md#the-years-after: 'How is your tree?' on the card of a completed project, as long as it is asked. */
export function TreeQuestionCard({ projectId, completedAt, drawingOf }: TreeQuestionCardProps) {
  const completedOn = today(new Date(completedAt));
  const isTime = questionOn(completedOn, [], today()) !== null;
  const checks = useTreeChecks(projectId, isTime).data;
  const tell = useTell(projectId);
  const [, navigate] = useLocation();
  const id = useId();
  const question = checks ? questionOn(completedOn, checks, today()) : null;
  if (!question) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md bg-paper-sunken p-3">
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {words.question}
        </h3>
        <p className="text-sm">{words.asked(question.months)}</p>
      </div>
      <ConditionPicker
        labelledBy={id}
        chosen={null}
        drawingOf={drawingOf}
        onTap={(condition) => {
          tell.mutate(condition, { onError: sayNotSaved });
          // There it is thanked for, and can be put right; the answer waits on the device until it is sent.
          navigate(paths.tree(projectId));
        }}
      />
    </section>
  );
}

/** PRODUCT.md#when-something-goes-wrong. */
export function sayNotSaved(): void {
  toast({ title: fields.error, description: words.notSaved, variant: 'destructive' });
}
