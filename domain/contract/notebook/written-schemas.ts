import * as z from 'zod/mini';
import * as field from '#domain/contract/platform/fields.ts';
import { LOCATION_MAX, LONGEST_ROOT_MAX_INCHES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { areInches } from '#domain/rules/platform/inches.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import type { Written, WrittenField, WrittenFields } from './written-fields.ts';

type Schemas<T extends WrittenFields> = {
  [K in keyof T]: z.ZodMiniType<Written<T>[K], Written<T>[K]>;
};

const PLACE_LONG = platformSentences.tooLong({ field: 'The place', count: LOCATION_MAX });
const INCHES_MESSAGE = says(sentences.inchesInvalid({ max: LONGEST_ROOT_MAX_INCHES }));

/** A place that has to be there. */
export const requiredPlace = (missing: Told) => field.requiredText(missing, LOCATION_MAX, PLACE_LONG);

function saidIn(writtenField: WrittenField): z.ZodMiniType {
  switch (writtenField.kind) {
    case 'words':
      return field.notes;
    case 'place':
      return field.openText(writtenField.message, LOCATION_MAX, PLACE_LONG);
    case 'flag':
      return field.flag(writtenField.label);
    case 'count':
      return field.count(writtenField.called ?? writtenField.label, writtenField.min, writtenField.max);
    case 'inches':
      return z.number(INCHES_MESSAGE).check(z.refine(areInches, INCHES_MESSAGE));
    case 'hours':
      return field.hours;
    case 'date':
      return field.calendarDate;
    case 'date-time':
      return field.localDateTime;
    case 'choice': {
      const { of, label, message = platformSentences.notOneOf({ field: label }) } = writtenField;
      return z.enum(Object.keys(of), says(message));
    }
  }
}

function storedIn(writtenField: WrittenField): z.ZodMiniType {
  if (writtenField.kind === 'flag') return z.boolean();
  if (writtenField.kind === 'count' || writtenField.kind === 'inches' || writtenField.kind === 'hours')
    return z.number();
  return writtenField.kind === 'choice' ? z.enum(Object.keys(writtenField.of)) : z.string();
}

function schemasOf(fields: WrittenFields, schemaOf: (it: WrittenField) => z.ZodMiniType) {
  const schemas = Object.entries(fields).map(([name, item]) => {
    const schema = schemaOf(item);
    return [name, item.empty === null ? z.nullable(schema) : schema];
  });
  return Object.fromEntries(schemas);
}

/** Fields as they are answered: what is stored is not judged again. */
export function storedFields<T extends WrittenFields>(fields: T): Schemas<T> {
  return schemasOf(fields, storedIn);
}

/** Fields as they are sent, each with its limits and what is said of what is none. */
export function sentFields<T extends WrittenFields>(fields: T): Schemas<T> {
  return schemasOf(fields, saidIn);
}

type New<T extends WrittenFields> = {
  [K in keyof T]: T[K] extends { readonly empty: unknown } ? z.ZodMiniDefault<Schemas<T>[K]> : Schemas<T>[K];
};

/** Fields of a new thing: devices send what earlier versions wrote, and what is not sent is empty. */
export function newFields<T extends WrittenFields>(fields: T): New<T> {
  const sent: Readonly<Record<string, z.ZodMiniType>> = sentFields(fields);
  const schemas = Object.entries(sent).map(([name, schema]) => {
    const empty = fields[name]?.empty;
    return [name, empty === undefined ? schema : z._default(schema, empty)];
  });
  return Object.fromEntries(schemas);
}
