import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows the element in the page until the test that calls this has ended. */
export function mount(element: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}
