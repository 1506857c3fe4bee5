import { useRef, useState } from 'react';
import { PLACE_MESSAGE } from '#domain/contract/planting.ts';
import { parseHours, USUAL_TIMES } from '#domain/rules/hours.ts';
import { OTHER_PLACE, PLANTING_PLACES, placeChoice, placeError } from '#domain/rules/planting.ts';
import { asking } from '#web/lib/dates.ts';
import type { useForm } from '#web/lib/use-form.ts';
import { DateField, SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { TimeSpentField } from '#web/ui/time-spent-field.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const PLACE_OPTIONS = [...PLANTING_PLACES, OTHER_PLACE].map((place) => ({
  value: place,
  label: capitalized(place),
}));
const TYPE_OPTIONS = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'temporary', label: 'Temporary' },
];

type Field = (
  name: 'plantingLocation' | 'plantingType' | 'plantingDate' | 'notes' | 'timeSpent',
) => ReturnType<ReturnType<typeof useForm>['field']>;

export type PlantingFieldsProps = {
  field: Field;
  /** Whether the first field takes the focus as it appears: not where the form was open already. */
  takesFocus: boolean;
};

/** §2.10: place, type, date, time and notes of a planting, for a new one and for one that is edited. */
export function PlantingFields({ field, takesFocus }: PlantingFieldsProps) {
  const type = field('plantingType');
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PlaceField {...field('plantingLocation')} takesFocus={takesFocus} />
      <SegmentedField
        label="What type of place is it?"
        hint={
          type.value === 'temporary'
            ? 'A pot or a garden bed. You move your tree to its permanent home later.'
            : 'Your tree stays here for all its life.'
        }
        required
        options={TYPE_OPTIONS}
        {...type}
      />
      <DateField label="Planting date" required {...asking(field('plantingDate'))} />
      <TimeSpentField required usual={USUAL_TIMES} hoursOf={parseHours} {...field('timeSpent')} />
      <TextArea
        label="Notes"
        hint="How did it go? Who helped you?"
        rows={3}
        className="sm:col-span-2"
        {...field('notes')}
      />
    </div>
  );
}

type PlaceFieldProps = ReturnType<Field> & { takesFocus: boolean };

/** One of the places, or words of one's own. */
function PlaceField({ value, error, onChange, takesFocus, ...control }: PlaceFieldProps) {
  const place = useRef<HTMLSelectElement>(null);
  useFocusAsItAppears(place, takesFocus);
  // Words that are those of a place of the list are still being typed.
  const [wantsOther, setWantsOther] = useState(() => placeChoice(value).choice === OTHER_PLACE);
  const choice = wantsOther ? OTHER_PLACE : placeChoice(value).choice;
  const isOther = choice === OTHER_PLACE;
  const message = error === PLACE_MESSAGE ? (placeError(choice, value) ?? error) : error;
  return (
    <div className="grid gap-3">
      <SelectField
        ref={place}
        label="Where did you plant it?"
        required
        placeholder="Choose a place"
        options={PLACE_OPTIONS}
        value={choice}
        error={isOther ? undefined : message}
        onChange={({ target }) => {
          setWantsOther(target.value === OTHER_PLACE);
          onChange(target.value === OTHER_PLACE ? '' : target.value);
        }}
      />
      {isOther && (
        <TextField
          label="Tell us the place"
          hint="Not your address. Words like “by the pond” are enough."
          required
          {...control}
          value={value}
          error={message}
          onChange={onChange}
        />
      )}
    </div>
  );
}
