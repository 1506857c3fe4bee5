import { beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { forgetPageUser } from '#web/lib/page-user.ts';
import { followPresses } from './last-press.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Empties cookies, storage, databases and caches of the page's origin, as a browser is on its first day. */
    forgetEverything(): Promise<void>;
  }
}

/** Set up before every page test: nobody is signed in, nothing is remembered, the address is `/`. */
beforeEach(async ({ onTestFailed, onTestFinished }) => {
  await vi.waitFor(windowsHaveLeft, { timeout: 15_000, interval: 5 });
  await commands.forgetEverything();
  sessionStorage.clear();
  forgetPageUser();
  history.replaceState(null, '', '/');
  // Measures need the product's fonts, in tests that show what is written in them.
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px Notebook`)));
  const tell = followPresses();
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? [])
      error.message = `after a press of ${tell()}: ${error.message}`;
  });
  onTestFinished(() => void tell());
});

/** A window that the test before left open steps back in the history a moment later: that would be a press of Back in this one. */
function windowsHaveLeft(): void {
  const { window } = (history.state ?? {}) as { window?: string };
  if (window) throw new Error('The history still stands at a window of the test before.');
}
