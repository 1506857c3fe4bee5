import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN } from '#domain/limits.ts';
import { asking } from '#web/lib/dates.ts';
import { DateTimeField, NumberField } from '#web/ui/field.tsx';
import type { StepMoves } from './use-step-moves.ts';

/** §2.6: the fields of step 3. */
export function HarvestForm({ field }: Pick<StepMoves, 'field'>) {
  const [harvest, water] = [field('collectionTime'), field('waterPlacementDate')];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...field('cuttingCount')}
        hint={`We suggest ${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX} cuttings.`}
        required
        inputMode="numeric"
      />
      <NumberField {...field('timeSpentStep3')} hint="For example 1.5 for an hour and a half." required />
      <DateTimeField {...asking(harvest)} required />
      <DateTimeField {...asking(water, { collectionTime: harvest.error ? '' : harvest.value })} required />
    </div>
  );
}
