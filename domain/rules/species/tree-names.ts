/**
 * The names that children gave trees which are in no list, for those who may see that the list grows
 * (PRODUCT.md#names-of-other-trees).
 */
import { folded } from '#domain/rules/platform/text.ts';

/** The name shown where no words of a child are read. */
export const NOT_LISTED = 'Not in the list';

/** The number of projects by tree name and state; state is null for a scout without one. */
export type CountedName = { readonly name: string; readonly state: string | null; readonly count: number };
export type NamedTree = { readonly name: string; readonly count: number; readonly states: readonly string[] };

/** Names that differ in case, accents and spaces alone are one, spelled as most did; the most frequent first. */
export function groupTreeNames(counted: readonly CountedName[]): NamedTree[] {
  const groups = Map.groupBy(counted, ({ name }) => folded(name));
  const sum = (those: readonly CountedName[]) => those.reduce((all, { count }) => all + count, 0);
  return [...groups.values()]
    .map((those) => {
      const spellings = [...Map.groupBy(those, ({ name }) => name)];
      const [name = ''] =
        spellings.toSorted(([a, x], [b, y]) => sum(y) - sum(x) || (a < b ? -1 : 1))[0] ?? [];
      const states = new Set(those.flatMap(({ state }) => state ?? []));
      return { name, count: sum(those), states: [...states].toSorted() };
    })
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
