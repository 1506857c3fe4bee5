import { useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#web/testing/mount.ts';
import { useFocusAsItAppears } from './use-focus-as-it-appears.ts';

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useFocusAsItAppears(field);
  return <input ref={field} aria-label="Place" />;
}

/** A form whose file arrives after a while. */
function LazyForm() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? <Field /> : null;
}

test('the focus is there with the field, and not taken from another one later', async () => {
  const focused = new Promise<Element | null>((resolve) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Place"]')) return;
      seen.disconnect();
      resolve(document.activeElement);
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  mount(<LazyForm />);

  expect((await focused)?.getAttribute('aria-label')).toBe('Place');
});
