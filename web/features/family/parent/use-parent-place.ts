import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import type { Child } from '#domain/contract/family/parent.ts';
import type * as words from '#words/family/parent-page.tsx';

/** The places of a child's page; the first stands there where the address names none. */
export const PLACES = [
  'work',
  'permissions',
  'family',
  'stop',
] as const satisfies readonly (keyof typeof words.places)[];
export type Place = (typeof PLACES)[number];
export type PagePart = keyof typeof words.parts;

/** Where each part of the page stands. */
const PLACE_OF: Readonly<Record<PagePart, Place>> = {
  ...{ news: 'work', reviews: 'work', work: 'work' },
  ...{ permissions: 'permissions', reminders: 'permissions' },
  ...{ kept: 'permissions', consent: 'permissions', looks: 'permissions' },
  ...{ parents: 'family', correct: 'family', stop: 'stop' },
};

/** With what each place begins. */
export const FIRST_PART: Readonly<Record<Place, PagePart>> = {
  ...{ work: 'news', permissions: 'permissions', family: 'parents', stop: 'stop' },
};

export const partId = (childId: string, part: PagePart) => `${part}-${childId}`;

/** Leads the eye and the keyboard to a heading that is shown; false where it is not. */
function leadTo(id: string): boolean {
  const heading = document.getElementById(id);
  if (!heading?.checkVisibility()) return false;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Back leads to where the window stood in a place, and the keyboard to its heading. A browser has it stand there before the
 * place is shown, and so only as far down as the one that was left is long.
 */
function useWayBack(childId: string, place: Place): { readonly leave: () => void } {
  const key = `${childId} ${place}`;
  const stoodAt = useRef(new Map<string, number>());
  const shown = useRef(key);
  const isPressed = useRef(false);
  useEffect(() => {
    const note = () => stoodAt.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    const [top, wasPressed] = [stoodAt.current.get(key) ?? 0, isPressed.current];
    shown.current = key;
    isPressed.current = false;
    if (wasPressed) return;
    document.getElementById(partId(childId, FIRST_PART[place]))?.focus({ preventScroll: true });
    // The browser scrolls after it has told of the step.
    requestAnimationFrame(() => window.scrollTo(0, top));
  }, [key, childId, place]);
  return {
    leave: () => {
      // The last event of scrolling may not have come yet.
      stoodAt.current.set(shown.current, window.scrollY);
      isPressed.current = true;
    },
  };
}

type Shown = { readonly childId: string; readonly place: Place };

/**
 * Which child and which place are shown. They stand in the address, so that Back and a reload keep them; the first ones
 * without a word. A child is known there by its number alone, since a browser keeps addresses.
 */
export function useParentPlace(shown: readonly Pick<Child, 'id'>[]) {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const wanted = useRef('');
  const numberOf = (childId: string) => shown.findIndex(({ id }) => id === childId) + 1;
  const { id: childId = '' } = shown[Number(query.get('child') ?? 1) - 1] ?? shown[0] ?? {};
  const place = PLACES.find((it) => it === query.get('place')) ?? PLACES[0];
  const { leave } = useWayBack(childId, place);
  const show = (next: Shown) => {
    wanted.current = '';
    if (next.childId === childId && next.place === place) return;
    leave();
    const told = new URLSearchParams({
      ...(numberOf(next.childId) > 1 && { child: String(numberOf(next.childId)) }),
      ...(next.place !== PLACES[0] && { place: next.place }),
    });
    navigate(told.size > 0 ? `${path}?${told}` : path);
  };
  const lead = (to: string, part: PagePart) => {
    flushSync(() => show({ childId: to, place: PLACE_OF[part] }));
    // Another child's page has yet to be loaded, and leads there itself.
    if (!leadTo(partId(to, part))) wanted.current = partId(to, part);
  };
  /** Leads to a part that was asked for before it was there. */
  const arrive = (id: string) => {
    if (wanted.current === id && leadTo(id)) wanted.current = '';
  };
  return { childId, place, show, lead, arrive };
}

export type Leading = Pick<ReturnType<typeof useParentPlace>, 'place' | 'lead' | 'arrive'>;

/** The way from a line of the page to its part. */
export const LeadingContext = createContext<Leading>({ place: 'work', lead: () => {}, arrive: () => {} });

export function useLeading(): Leading {
  return useContext(LeadingContext);
}
