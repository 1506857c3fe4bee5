import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN } from '#domain/limits.ts';
import { asking } from '#web/lib/dates.ts';
import { DateTimeField, NumberField } from '#web/ui/field.tsx';
import * as words from '#words/steps.ts';
import type { StepMoves } from './use-step-moves.ts';

/** §2.6: the fields of step 3. */
export function HarvestForm({ field }: Pick<StepMoves, 'field'>) {
  const [harvest, water] = [field('collectionTime'), field('waterPlacementDate')];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...field('cuttingCount')}
        hint={words.cuttingsHint(CUTTINGS_RECOMMENDED_MIN, CUTTINGS_RECOMMENDED_MAX)}
        required
        inputMode="numeric"
      />
      <NumberField {...field('timeSpentStep3')} hint={words.hoursHint} required />
      <DateTimeField {...asking(harvest)} required />
      <DateTimeField {...asking(water, { collectionTime: harvest.error ? '' : harvest.value })} required />
    </div>
  );
}
