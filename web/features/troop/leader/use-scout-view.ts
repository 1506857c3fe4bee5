import { useLocation, useSearch } from 'wouter';
import { SCOUT_KINDS, SCOUT_SORTS, type ScoutKind, type ScoutSort } from '#domain/rules/troop/scout-needs.ts';

export type ScoutView = { readonly show: ScoutKind; readonly sort: ScoutSort };

const USUAL: ScoutView = { show: 'all', sort: 'need' };

/**
 * Which scouts of a troop are shown in which order, as it stands in the address, and how to change it: who goes back finds it so.
 * @param place of the troop among a leader's, from 0.
 */
export function useScoutView(place: number): [ScoutView, (change: Partial<ScoutView>) => void] {
  const query = new URLSearchParams(useSearch());
  const [shown, sorted] =
    place === 0 ? (['show', 'sort'] as const) : ([`show${place + 1}`, `sort${place + 1}`] as const);
  const [path, navigate] = useLocation();
  const view: ScoutView = {
    show: SCOUT_KINDS.find((it) => it === query.get(shown)) ?? USUAL.show,
    sort: SCOUT_SORTS.find((it) => it === query.get(sorted)) ?? USUAL.sort,
  };
  const change = (part: Partial<ScoutView>) => {
    const { show, sort } = { ...view, ...part };
    // Values of other troops stay.
    const told = new URLSearchParams(query);
    for (const [name, value, usual] of [
      [shown, show, USUAL.show],
      [sorted, sort, USUAL.sort],
    ] as const) {
      if (value === usual) told.delete(name);
      else told.set(name, value);
    }
    navigate(told.size > 0 ? `${path}?${told}` : path, { replace: true });
  };
  return [view, change];
}
