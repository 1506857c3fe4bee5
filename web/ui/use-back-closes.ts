import { useEffect, useRef } from 'react';

type OpenWindow = { readonly id: string; readonly close: () => void };

/** The modal windows, menus and parts of the page that are open, each over the one before. */
let open: readonly OpenWindow[] = [];
let lastId = 0;
/** A step back of our own is under way: browsers go back after a while, and with a stranger's eyes it looks like a person's. */
let isStepping = false;
/** The closed window was not modal: a press in it may have moved the page, which stays where it is now. */
let keepsPlace = false;

/** The window at whose place in the history the browser is. */
function windowHere(): string | undefined {
  return (history.state as { window?: string } | null)?.window;
}

/** Gives each open window a place in the history, with the address of its screen, and leaves the places of closed ones. */
function settle(): void {
  if (isStepping) return;
  const here = windowHere();
  const at = open.findIndex(({ id }) => id === here);
  if (here !== undefined && at === -1) {
    isStepping = true;
    history.back();
    return;
  }
  if (open.length === 0 && whenLeft) {
    requestAnimationFrame(whenLeft);
    whenLeft = undefined;
  }
  const opened = open.slice(at + 1);
  // Back at an address that ends in # and a name, a browser would lead the focus to what is called so.
  if (opened.length > 0 && location.hash !== '') {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  for (const { id } of opened) history.pushState({ window: id }, '');
}

function closeWhatWasLeft(): void {
  if (!isStepping) {
    const at = open.findIndex(({ id }) => id === windowHere());
    for (const { close } of open.slice(at + 1).toReversed()) close();
  } else if (keepsPlace) {
    const { scrollX, scrollY } = window;
    // The browser scrolls after it has told of the step.
    requestAnimationFrame(() => window.scrollTo(scrollX, scrollY));
  }
  isStepping = false;
  settleSoon();
}

let whenLeft: (() => void) | undefined;

/** Does something, once a window that closes has left the history: that step back brings the page to where it stood before. */
export function onceWindowsLeft(act: () => void): void {
  whenLeft = act;
  settleSoon();
}

/** Once all that happens at the same moment has happened: a window that closes may lead to another screen. */
function settleSoon(): void {
  setTimeout(settle);
}

/**
 * While a modal window, a menu or a part of the page is open, Back closes it and stays on the screen, as it does in the apps of a phone.
 * @param close may refuse: then the next Back asks again.
 * @param isModal whether nothing else on the page can be reached meanwhile.
 */
export function useBackCloses(isOpen: boolean, close: () => void, isModal = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    lastId += 1;
    const result = { id: `${performance.timeOrigin}-${lastId}`, close: () => latest.current() };
    open = [...open, result];
    window.addEventListener('popstate', closeWhatWasLeft);
    settleSoon();
    return () => {
      open = open.filter((other) => other !== result);
      keepsPlace = !isModal;
      settleSoon();
    };
  }, [isOpen, isModal]);
}
