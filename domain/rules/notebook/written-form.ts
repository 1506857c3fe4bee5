import * as z from 'zod/mini';
import type { Written, WrittenField, WrittenFields } from '#domain/contract/notebook/written-fields.ts';
import { sentFields } from '#domain/contract/notebook/written-schemas.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { parseInches } from '#domain/rules/platform/typed-inches.ts';

type Sent<T extends WrittenFields> = ReturnType<typeof sentFields<T>>;
type Typed<V> = [null] extends [V] ? string : V;
/** Converts typed text into sent values. */
type Forms<T extends WrittenFields> = {
  [K in keyof T]: z.ZodMiniType<Written<T>[K], Typed<Written<T>[K]>>;
};

function formOf({ kind, empty }: WrittenField, sent: z.ZodMiniType): z.ZodMiniType {
  if (kind === 'count') return field.countText(sent);
  if (kind === 'hours') return field.hoursText;
  // Text that is no length becomes undefined, which is refused.
  if (kind === 'inches')
    return z.pipe(
      z.transform((text: string): unknown => parseInches(text)),
      sent,
    );
  return empty === null
    ? z.pipe(
        z.transform((text: string): unknown => text || null),
        sent,
      )
    : sent;
}

/** Fields as they are typed: a number is a text, and nothing becomes null. */
export function typedFields<T extends WrittenFields>(
  fields: T,
  sent: Sent<T> = sentFields(fields),
): Forms<T> {
  const forms = Object.entries<WrittenField>(fields).map(([name, item]) => [
    name,
    formOf(item, sent[name as keyof T]),
  ]);
  return Object.fromEntries(forms);
}
