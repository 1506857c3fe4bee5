import { useSyncExternalStore } from 'react';

/** The browser's own offer, which Chromium makes known soon after the page is loaded. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function hold(prompt: InstallPrompt | null): void {
  held = prompt;
  for (const listener of listeners) listener();
}

// Listened to from the first: it comes once, and it is shown when it suits the student.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  hold(event as InstallPrompt);
});
window.addEventListener('appinstalled', () => hold(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the app after the browser has asked; null where it cannot be installed from here, or is already. */
export function useInstall(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(subscribe, () => held);
  if (!prompt) return null;
  return async () => {
    await prompt.prompt();
    hold(null); // it can be shown once
  };
}

/** True where it can only be put on the home screen by hand: Safari on an iPhone or iPad. */
export function isInstalledByHand(): boolean {
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || isTabletInDisguise();
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isTabletInDisguise(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}
