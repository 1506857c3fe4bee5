import { useRef, useState } from 'react';
import {
  type missingForPlanting,
  OTHER_PLACE,
  PLANTING_PLACES,
  placeChoice,
  placeError,
} from '#domain/rules/notebook/planting.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { parseHours, USUAL_TIMES } from '#domain/rules/platform/hours.ts';
import { asking } from '#web/lib/dates.ts';
import { TimeSpentField } from '#web/parts/time-spent-field.tsx';
import type { useForm } from '#web/parts/use-form.ts';
import { DateField, type FieldTexts, TextArea, TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import * as planting from '#words/notebook/planting.ts';
import * as words from '#words/notebook/planting-form.ts';
import * as fields from '#words/platform/fields.ts';
import { said } from '#words/sentences.ts';
import type { Planting } from './planting.queries.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const PLACE_OPTIONS = [...PLANTING_PLACES, OTHER_PLACE].map((place) => ({
  value: place,
  label: capitalized(planting.place(place)),
}));
const TYPE_OPTIONS = [
  { value: 'permanent', label: planting.permanent },
  { value: 'temporary', label: planting.temporary },
];

type Field = (
  name: keyof Planting,
) => ReturnType<ReturnType<typeof useForm>['field']> & Pick<FieldTexts, 'notice'>;

export type PlantingFieldsProps = {
  field: Field;
  /** The field that takes the focus as it appears; none when the form was open already. */
  focused: ReturnType<typeof missingForPlanting>[number] | undefined;
};

/** PRODUCT.md#plantings: place, type, date, time and notes of a planting, for a new one and for one that is edited. */
export function PlantingFields({ field, focused }: PlantingFieldsProps) {
  const type = field('plantingType');
  const time = useRef<HTMLButtonElement>(null);
  useFocusAsItAppears(time, focused === 'time');
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PlaceField {...field('plantingLocation')} takesFocus={focused === 'location'} />
      <SegmentedField
        label={words.type}
        hint={type.value === 'temporary' ? words.temporaryHint : words.permanentHint}
        required
        options={TYPE_OPTIONS}
        {...type}
      />
      <DateField label={words.date} required {...asking(field('plantingDate'))} />
      <TimeSpentField
        firstTime={time}
        required
        usual={USUAL_TIMES}
        hoursOf={parseHours}
        {...field('timeSpent')}
      />
      <TextArea
        label={fields.notes}
        hint={words.notesHint}
        rows={3}
        className="sm:col-span-2"
        {...field('notes')}
      />
    </div>
  );
}

type PlaceFieldProps = ReturnType<Field> & { takesFocus: boolean };

/** One of the places, or words of one's own. */
function PlaceField({ value, error, notice, onChange, takesFocus, ...control }: PlaceFieldProps) {
  const place = useRef<HTMLSelectElement>(null);
  useFocusAsItAppears(place, takesFocus);
  // Words that are those of a place of the list are still being typed.
  const [wantsOther, setWantsOther] = useState(() => placeChoice(value).choice === OTHER_PLACE);
  const choice = wantsOther ? OTHER_PLACE : placeChoice(value).choice;
  const isOther = choice === OTHER_PLACE;
  const better = error === said(sentences.placeMissing) ? placeError(choice, value) : null;
  const message = better === null ? error : said(better);
  return (
    <div className="grid gap-3">
      <SelectField
        ref={place}
        label={words.where}
        required
        placeholder={words.choosePlace}
        options={PLACE_OPTIONS}
        value={choice}
        error={isOther ? undefined : message}
        notice={isOther ? undefined : notice}
        onChange={({ target }) => {
          setWantsOther(target.value === OTHER_PLACE);
          onChange(target.value === OTHER_PLACE ? '' : target.value);
        }}
      />
      {isOther && (
        <TextField
          label={words.tellPlace}
          hint={words.tellPlaceHint}
          required
          {...control}
          value={value}
          error={message}
          notice={notice}
          onChange={onChange}
        />
      )}
    </div>
  );
}
