import { useLocation, useSearch } from 'wouter';
import { SCOUT_KINDS, SCOUT_SORTS, type ScoutKind, type ScoutSort } from '#domain/rules/scout-needs.ts';

export type ScoutView = { readonly show: ScoutKind; readonly sort: ScoutSort };

const USUAL: ScoutView = { show: 'all', sort: 'need' };

/** Which scouts are shown in which order, as it stands in the address, and how to change it: who goes back finds it so. */
export function useScoutView(): [ScoutView, (change: Partial<ScoutView>) => void] {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const view: ScoutView = {
    show: SCOUT_KINDS.find((it) => it === query.get('show')) ?? USUAL.show,
    sort: SCOUT_SORTS.find((it) => it === query.get('sort')) ?? USUAL.sort,
  };
  const change = (part: Partial<ScoutView>) => {
    const { show, sort } = { ...view, ...part };
    const told = new URLSearchParams({
      ...(show !== USUAL.show && { show }),
      ...(sort !== USUAL.sort && { sort }),
    });
    navigate(told.size > 0 ? `${path}?${told}` : path, { replace: true });
  };
  return [view, change];
}
