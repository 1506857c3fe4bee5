import { type MouseEvent, useEffect } from 'react';

type LeftPlace = { readonly leftBy?: string; readonly leftAt?: number };

/** Writes into the browser's history where this screen stands as it is left by the link with this id. */
export function rememberPlace(link: string): void {
  history.replaceState({ ...history.state, leftBy: link, leftAt: window.scrollY }, '');
}

/** A person who comes back by a link finds the screen as it was, with the focus on that link. */
export function useWayBack(): void {
  useEffect(() => {
    const { leftBy, leftAt = 0 }: LeftPlace = history.state ?? {};
    // A page that was just loaded is left as the browser shows it.
    if (leftBy === undefined || !navigator.userActivation.hasBeenActive) return;
    // Behind the screen's own arrival, which leads to its top.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, leftAt);
      const link = document.getElementById(leftBy);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

type OpenedFrom = { readonly openedFrom?: string };

/** The state of the browser's history on a screen that is opened from this one: its link back leads here again. */
export function openedFromHere(): Required<OpenedFrom> {
  return { openedFrom: location.pathname };
}

/** Path of the screen that this one was opened from; undefined for who came by its address. */
export function openedFrom(): string | undefined {
  return (history.state as OpenedFrom | null)?.openedFrom;
}

/** For a link back: to where the screen was opened from, as that was left. In a window of its own it leads where it says. */
export function leadBack(event: MouseEvent): void {
  if (openedFrom() === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
}
