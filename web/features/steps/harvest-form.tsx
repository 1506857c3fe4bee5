import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN } from '#domain/limits.ts';
import { DateTimeField, NumberField } from '#web/ui/field.tsx';
import type { StepForm } from './use-step-form.ts';

/** §2.6: the fields of step 3. */
export function HarvestForm({ form }: { form: StepForm }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        label="Number of cuttings"
        hint={`We suggest ${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX} cuttings.`}
        required
        inputMode="numeric"
        {...form.field('cuttingCount')}
        onChange={(event) => form.set('cuttingCount', event.target.value)}
      />
      <NumberField
        label="Time spent on this step (hours)"
        hint="For example 1.5 for an hour and a half."
        required
        {...form.field('timeSpentStep3')}
        onChange={(event) => form.set('timeSpentStep3', event.target.value)}
      />
      <DateTimeField
        label="Harvest date and time"
        required
        {...form.field('collectionTime')}
        onChange={(event) => form.set('collectionTime', event.target.value)}
      />
      <DateTimeField
        label="Date cuttings placed in water"
        required
        {...form.field('waterPlacementDate')}
        onChange={(event) => form.set('waterPlacementDate', event.target.value)}
      />
    </div>
  );
}
