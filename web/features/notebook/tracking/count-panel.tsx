import { useState } from 'react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { LOOKED_AT_MAX } from '#domain/limits.ts';
import type { questionsAtCounts } from '#domain/rules/notebook/cutting-counts.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { StepperField } from '#web/ui/stepper-field.tsx';
import { counted } from '#words/notebook/counts.ts';
import * as words from '#words/notebook/tracking-form.ts';
import { said } from '#words/sentences.ts';
import { RootLengthField } from './root-length-field.tsx';
import type { useTrackingEntryForm } from './use-tracking-entry-form.ts';

const NUMBERS = ['cuttingsAlive', 'cuttingsWithRoots', 'longestRootInches'] as const;

export type CountPanelProps = Pick<ReturnType<typeof useTrackingEntryForm>, 'field'> & {
  /** Questions about counts that do not fit together. */
  asked: ReturnType<typeof questionsAtCounts>;
  /** The entry before it: what was counted then is counted on from. */
  before: TrackingEntry | undefined;
  harvested: number | null;
};

/** Counts and measures of a look, folded for a child who counted nothing here or the time before. */
export function CountPanel({ field, asked, before, harvested }: CountPanelProps) {
  const fields = NUMBERS.map(field);
  const isToMend = fields.some(({ error, notice }) => error !== undefined || notice !== undefined);
  const hasNumbers = fields.some(({ value }) => value !== '');
  const [isOpen, setOpen] = useState(hasNumbers || counted(before ?? {}) !== '');
  // A number that is wrong or waits for a choice holds it open, also while it is put right: the field would go away under the hand.
  const fold = (wanted: boolean) => setOpen(wanted || isToMend);
  return (
    <Collapsible title={words.count} headingLevel={4} open={isOpen || isToMend} onOpenChange={fold}>
      <div className="grid gap-4">
        <StepperField
          label={words.cuttingsAlive}
          hint={asked.cuttingsAlive && said(asked.cuttingsAlive)}
          emptyText={words.notCounted}
          max={LOOKED_AT_MAX}
          begin={before?.cuttingsAlive ?? harvested}
          {...field('cuttingsAlive')}
        />
        <StepperField
          label={words.cuttingsWithRoots}
          hint={asked.cuttingsWithRoots && said(asked.cuttingsWithRoots)}
          emptyText={words.notCounted}
          max={LOOKED_AT_MAX}
          begin={before?.cuttingsWithRoots}
          {...field('cuttingsWithRoots')}
        />
        <RootLengthField before={before?.longestRootInches} {...field('longestRootInches')} />
      </div>
    </Collapsible>
  );
}
