import { onTestFinished } from 'vitest';

/** Until the test has ended this page stays, whatever leads it elsewhere. @returns where it was led to, as a list that grows. */
export function holdNavigation(): readonly string[] {
  const ledTo: string[] = [];
  const hold = (event: NavigateEvent) => {
    // The app's own changes of address go on.
    if (event.destination.sameDocument) return;
    ledTo.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', hold);
  onTestFinished(() => window.navigation.removeEventListener('navigate', hold));
  return ledTo;
}
