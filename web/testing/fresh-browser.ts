import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { forgetBelief } from '#web/lib/believed-person.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Empties cookies, storage, databases and caches of the page's origin, as a browser is on its first day. */
    forgetEverything(): Promise<void>;
  }
}

/** Set up before every page test: nobody is signed in, nothing is remembered, the address is `/`. */
beforeEach(async () => {
  await commands.forgetEverything();
  sessionStorage.clear();
  forgetBelief();
  history.replaceState(null, '', '/');
});
