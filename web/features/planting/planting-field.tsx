import { useEffect, useRef } from 'react';
import type { PlantingType } from '#domain/contract/planting.ts';
import { OTHER_PLACE, PLANTING_PLACES } from '#domain/rules/planting.ts';
import { DateField, NumberField, SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import type { PlantingFields as Fields } from './use-planting-fields.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const PLACE_OPTIONS = [...PLANTING_PLACES, OTHER_PLACE].map((place) => ({
  value: place,
  label: capitalized(place),
}));
const TYPE_OPTIONS = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'temporary', label: 'Temporary' },
];

export type PlantingFieldsProps = {
  form: Pick<Fields, 'typed' | 'faults' | 'attempts' | 'set'>;
  /** Whether the first field takes the focus as it appears: not where the form was open already. */
  takesFocus: boolean;
};

/** §2.10: place, type, date, time and notes of a planting, for a new one and for one that is edited. */
export function PlantingFields({ form: { typed, faults, attempts, set }, takesFocus }: PlantingFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const [isOther, placeSentence] = [typed.choice === OTHER_PLACE, faults.plantingLocation];
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  return (
    <div ref={fields} className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid gap-3">
        <SelectField
          ref={place}
          label="Where did you plant it?"
          required
          placeholder="Choose a place"
          options={PLACE_OPTIONS}
          value={typed.choice}
          error={isOther ? undefined : placeSentence}
          onChange={(event) => set({ choice: event.target.value })}
        />
        {isOther && (
          <TextField
            label="Tell us the place"
            hint="Not your address. Words like “by the pond” are enough."
            required
            value={typed.other}
            error={placeSentence}
            onChange={(event) => set({ other: event.target.value })}
          />
        )}
      </div>
      <SegmentedField
        name="plantingType"
        label="What type of place is it?"
        hint={
          typed.plantingType === 'temporary'
            ? 'A pot or a garden bed. You move your tree to its permanent home later.'
            : 'Your tree stays here for all its life.'
        }
        required
        options={TYPE_OPTIONS}
        value={typed.plantingType}
        onChange={(event) => set({ plantingType: event.target.value as PlantingType })}
      />
      <DateField
        label="Planting date"
        required
        value={typed.plantingDate}
        error={faults.plantingDate}
        onChange={(event) => set({ plantingDate: event.target.value })}
      />
      <NumberField
        label="Time spent (hours)"
        hint="For example 0.5 for half an hour."
        required
        value={typed.timeSpent}
        error={faults.timeSpent}
        onChange={(event) => set({ timeSpent: event.target.value })}
      />
      <TextArea
        label="Notes"
        hint="How did it go? Who helped you?"
        rows={3}
        className="sm:col-span-2"
        value={typed.notes}
        error={faults.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
    </div>
  );
}
