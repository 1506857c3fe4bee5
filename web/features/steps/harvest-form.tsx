import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN } from '#domain/limits.ts';
import { today } from '#web/lib/dates.ts';
import { DateTimeField, NumberField } from '#web/ui/field.tsx';
import type { StepMoves } from './use-step-moves.ts';

/** §2.6: the fields of step 3. */
export function HarvestForm({ field }: Pick<StepMoves, 'field'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...field('cuttingCount')}
        hint={`We suggest ${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX} cuttings.`}
        required
        inputMode="numeric"
      />
      <NumberField {...field('timeSpentStep3')} hint="For example 1.5 for an hour and a half." required />
      <DateTimeField {...past(field('collectionTime'))} required />
      <DateTimeField {...past(field('waterPlacementDate'))} required />
    </div>
  );
}

/** A day that is still to come is a slip of the hand, most likely; it is stored all the same. */
function past<C extends { value: string }>(control: C) {
  const isToCome = control.value.slice(0, 10) > today();
  return { ...control, hint: isToCome && 'This day is still to come. Is it right?' };
}
