import { useRef, useState } from 'react';
import { PlantingDraft, PlantingEntryChange } from '#domain/contract/planting.ts';
import { HOURS_SENTENCE, parseHours } from '#domain/rules/hours.ts';
import { placeChoice, placeFault, placeText } from '#domain/rules/planting.ts';
import type { Texts } from '#web/offline/typed.ts';
import type { Planting } from './planting.queries.ts';

/** The form as typed: a choice of place with a child's own words, and hours as text until they are sent. */
export type TypedPlanting = Omit<Planting, 'plantingLocation' | 'timeSpent'> & {
  choice: string;
  other: string;
  timeSpent: string;
};

export type PlantingFaults = Partial<Record<keyof Planting, string>>;

export function typedFrom(planting: Planting): TypedPlanting {
  const { plantingType, plantingDate, notes, timeSpent } = planting;
  return {
    ...placeChoice(planting.plantingLocation),
    plantingType,
    plantingDate,
    notes,
    timeSpent: timeSpent === null ? '' : String(timeSpent),
  };
}

/** The fields that can be sent as they are typed, and the sentences of those that cannot. */
export function checkPlanting(
  typed: TypedPlanting,
  schema: typeof PlantingDraft | typeof PlantingEntryChange,
): { values: Partial<Planting>; faults: PlantingFaults } {
  const { choice, other, timeSpent, ...rest } = typed;
  const hours = parseHours(timeSpent);
  const sent = { plantingLocation: placeText(choice, other), ...rest, timeSpent: hours };
  const faults: PlantingFaults = {};
  for (const { path, message } of schema.safeParse(sent).error?.issues ?? []) {
    faults[path[0] as keyof Planting] ??= message;
  }
  if (hours === undefined) faults.timeSpent = HOURS_SENTENCE;
  const values = Object.fromEntries(Object.entries(sent).filter(([field]) => !(field in faults)));
  return { values, faults };
}

/** The texts of the fields that have a fault. */
function unsendableOf(typed: TypedPlanting, faults: PlantingFaults): Texts {
  const fields = Object.keys(faults).flatMap((it) => (it === 'plantingLocation' ? ['choice', 'other'] : it));
  return Object.fromEntries(fields.map((field) => [field, typed[field as keyof TypedPlanting]]));
}

/**
 * The fields of a planting while they are typed. A value that cannot be understood stays in its field with a sentence;
 * what is only missing is told when the form is sent.
 * @param left what was typed here and could not be sent, before the form was closed.
 * @param form a new planting, or an entry that is edited: §5 has words of its own for each.
 */
export function usePlantingFields(start: Planting, form: 'new' | 'edit', left: Texts = {}) {
  const [untouched] = useState(() => typedFrom(start));
  const [typed, setTyped] = useState<TypedPlanting>(() => ({ ...untouched, ...left }));
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<PlantingFaults>({});
  const latest = useRef(typed);

  const check = () => {
    const { values, faults } = checkPlanting(latest.current, PlantingDraft);
    if (form === 'edit') {
      return { values, faults, missing: checkPlanting(latest.current, PlantingEntryChange).faults };
    }
    const place = placeFault(latest.current.choice, latest.current.other);
    return { values, faults, missing: { ...faults, ...(place && { plantingLocation: place }) } };
  };
  const { faults, missing } = check();

  return {
    typed,
    faults: { ...(attempts > 0 ? missing : faults), ...refused },
    /** How often it was tried to send it; each time the first fault takes the focus. */
    attempts,
    /** Of what can be sent, what differs from what the form began with. */
    changes: () => {
      const [before, now] = [checkPlanting(untouched, PlantingDraft).values, check().values];
      const names = Object.keys(now) as (keyof Planting)[];
      return Object.fromEntries(names.filter((it) => now[it] !== before[it]).map((it) => [it, now[it]]));
    },
    /** Whether anything differs from what the form began with. */
    isChanged: (Object.keys(typed) as (keyof TypedPlanting)[]).some((it) => typed[it] !== untouched[it]),
    /** Whether something typed cannot be understood, and so is not saved. */
    hasFaults: Object.keys(faults).length > 0,
    set: (part: Partial<TypedPlanting>) => {
      latest.current = { ...latest.current, ...part };
      setTyped(latest.current);
      setRefused({});
    },
    /** Puts values, as they are sent, into their fields. */
    show: (values: Partial<Planting>) => {
      const { plantingLocation, timeSpent, ...rest } = values;
      latest.current = {
        ...latest.current,
        ...rest,
        ...(plantingLocation !== undefined && placeChoice(plantingLocation)),
        ...(timeSpent !== undefined && { timeSpent: timeSpent === null ? '' : String(timeSpent) }),
      };
      setTyped(latest.current);
    },
    /** What is typed and cannot be sent as it stands. */
    unsendable: (): Texts => unsendableOf(latest.current, check().faults),
    /** What can be sent of the latest. */
    values: () => check().values,
    /** Everything to send; or else what is missing or wrong, which then stands at its field. */
    complete: (): { planting?: Planting; missing: PlantingFaults } => {
      setAttempts((before) => before + 1);
      const { values, missing } = check();
      return Object.keys(missing).length === 0 ? { planting: values as Planting, missing } : { missing };
    },
    /** Puts the server's sentences at their fields. */
    refuse: (sentences: PlantingFaults) => {
      setRefused(sentences);
      setAttempts((before) => before + 1);
    },
  };
}

export type PlantingFields = ReturnType<typeof usePlantingFields>;
