import type { ReactNode } from 'react';
import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN } from '#domain/limits.ts';
import { parseHours, USUAL_TIMES } from '#domain/rules/platform/hours.ts';
import { asking, thisMinute } from '#web/lib/dates.ts';
import { TimeSpentField } from '#web/parts/time-spent-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTimeField, NumberField } from '#web/ui/field.tsx';
import * as words from '#words/notebook/steps.ts';
import { CuttingCountPicker } from './cutting-count-picker.tsx';
import type { StepMoves } from './use-step-moves.ts';

export type HarvestFormProps = Pick<StepMoves, 'field'> & {
  /** In the summary of a finished step the fields stand alone, without what fills them at a tap. */
  alone?: boolean;
};

/** PRODUCT.md#steps: the fields of step 3. */
export function HarvestForm({ field, alone = false }: HarvestFormProps) {
  const [count, harvest, water] = [
    field('cuttingCount'),
    field('collectionTime'),
    field('waterPlacementDate'),
  ];
  const harvestedAt = harvest.error ? '' : harvest.value;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...count}
        hint={words.cuttingsHint(CUTTINGS_RECOMMENDED_MIN, CUTTINGS_RECOMMENDED_MAX)}
        required
        inputMode="numeric"
        {...(!alone && {
          above: (
            <CuttingCountPicker
              count={count.value}
              onChange={(cuttings) => count.onChange(String(cuttings))}
            />
          ),
        })}
      />
      {alone ? (
        <NumberField {...field('timeSpentStep3')} hint={words.hoursHint} required />
      ) : (
        <TimeSpentField {...field('timeSpentStep3')} required usual={USUAL_TIMES} hoursOf={parseHours} />
      )}
      <DateTimeField
        {...asking(harvest)}
        required
        {...(!alone && { beside: <Quick onTap={() => harvest.onChange(thisMinute())}>{words.now}</Quick> })}
      />
      <DateTimeField
        {...asking(water, { collectionTime: harvestedAt })}
        required
        {...(!alone && {
          beside: (
            <>
              <Quick onTap={() => water.onChange(thisMinute())}>{words.now}</Quick>
              {harvestedAt !== '' && (
                <Quick onTap={() => water.onChange(harvestedAt)}>{words.sameAsHarvest}</Quick>
              )}
            </>
          ),
        })}
      />
    </div>
  );
}

/** Fills a field at a tap. */
function Quick({ onTap, children }: { onTap: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="sm" className="grow-0" onClick={onTap}>
      {children}
    </Button>
  );
}
