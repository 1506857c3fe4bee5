import { useEffect, useState } from 'react';

/** From a finger's leaving to the click that the browser makes of it, ms. */
const CLICK_MS = 100;

const isPressed = () => document.querySelector(':active') !== null;

/**
 * Returns true once no press is under way. What pushes the page down waits for it: a button that goes from under a finger is
 * not pressed, and nobody says so.
 */
export function usePressOver(): boolean {
  const [isOver, setOver] = useState(() => !isPressed());
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      timer ??= setTimeout(() => setOver(true), CLICK_MS);
    };
    // It may have ended between the drawing and here.
    if (!isPressed()) end();
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, true);
    return () => {
      clearTimeout(timer);
      for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, end, true);
    };
  }, [isOver]);
  return isOver;
}
