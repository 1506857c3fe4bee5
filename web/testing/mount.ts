import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows the element in the page until it is taken down by what this gives, or the test that calls this has ended. */
export function mount(element: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(element);
  const takeDown = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(takeDown);
  return takeDown;
}
