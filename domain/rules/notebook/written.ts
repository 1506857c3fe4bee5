import type { Written, WrittenField, WrittenFields } from '#domain/contract/notebook/written-fields.ts';

/* Shared handling of everything a child writes, by the fields of domain/contract/notebook/written-fields.ts. */

/** Picks the written fields of a thing or of a change to one. */
export function writtenOf<T extends WrittenFields, E extends Partial<Written<T>>>(
  fields: T,
  endpoint: E,
): Pick<E, keyof T & keyof E> {
  const named = Object.keys(fields).map(
    (name) => [name, (endpoint as Record<string, unknown>)[name]] as const,
  );
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as never;
}

type MayBeEmpty<T extends WrittenFields> = {
  [K in keyof T]: T[K] extends { readonly empty: unknown } ? K : never;
}[keyof T];

/** Returns the empty values of the fields that may stay empty. */
export function emptyOf<T extends WrittenFields>(fields: T): Pick<Written<T>, MayBeEmpty<T>> {
  const named = Object.entries<WrittenField>(fields).map(([name, { empty }]) => [name, empty] as const);
  return Object.fromEntries(named.filter(([, empty]) => empty !== undefined)) as never;
}

/** True when nothing was written into a thing; an older thing may lack fields. */
export function holdsNothing<T extends WrittenFields>(fields: T, written: Partial<Written<T>>): boolean {
  return Object.entries(emptyOf(fields)).every(([name, empty]) => {
    const value = (written as Record<string, unknown>)[name] ?? empty;
    return (typeof value === 'string' ? value.trim() : value) === empty;
  });
}
