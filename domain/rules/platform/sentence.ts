/**
 * What calls carry beside an English sentence with values, so that a page says it in its own language without taking it
 * apart (PRODUCT.md#what-the-server-says): `id` is the sentence with a hole such as {day} for each value. A value is
 * English too; {name} is somebody's own.
 */
export type Said = { readonly id: string; readonly values: Readonly<Record<string, string>> };

/** One without values is its own id. */
export type Sentence = string | Said;

type HolesOf<Id> = Id extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesOf<Rest> : never;

/** A sentence with a value for each of its holes. */
export function sentence<const Id extends string>(
  id: Id,
  values: Readonly<Record<HolesOf<Id>, string | number>>,
): Said {
  const texts = Object.entries<string | number>(values).map(([hole, value]) => [hole, String(value)]);
  return { id, values: Object.fromEntries(texts) };
}

/** The English. */
export function textOf(it: Sentence): string {
  if (typeof it === 'string') return it;
  return it.id.replace(/\{(\w+)\}/g, (hole, name: string) => it.values[name] ?? hole);
}

/** As calls answer it: the English, and what its values are. */
export function asAnswered(it: Sentence): { message: string; said?: Said } {
  return { message: textOf(it), ...(typeof it !== 'string' && { said: it }) };
}
