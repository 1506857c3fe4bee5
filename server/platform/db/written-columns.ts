import type { Written, WrittenField, WrittenFields } from '#domain/contract/notebook/written-fields.ts';
import type { Flag } from './flag.ts';

/** The column of a field: `added_water` of `addedWater`. */
export type ColumnOf<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Tail>}`
  : '';

/** The columns of what a child writes. */
export type WrittenColumns<T extends WrittenFields> = {
  [K in keyof T & string as ColumnOf<K>]: Written<T>[K] extends boolean ? Flag : Written<T>[K];
};

/** The name of the column of a field. */
export function columnOf<Name extends string>(name: Name): ColumnOf<Name> {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Name>;
}

/** A value as it lies in its column. */
export const inColumn = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

/** The columns of what is written of a thing. */
export function columnsOf<T extends WrittenFields>(fields: T, written: Written<T>): WrittenColumns<T> {
  const columns = Object.keys(fields).map((name) => [columnOf(name), inColumn(written[name])]);
  return Object.fromEntries(columns);
}

/** Returns the written fields of a row. */
export function fieldsOf<T extends WrittenFields>(fields: T, row: object): Written<T> {
  const columns = new Map(Object.entries<unknown>({ ...row }));
  const values = Object.entries<WrittenField>(fields).map(([name, { kind }]) => {
    const value = columns.get(columnOf(name));
    return [name, kind === 'flag' ? value === 1 : value];
  });
  return Object.fromEntries(values);
}
