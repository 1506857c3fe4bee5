import { useRef } from 'react';

/**
 * Radix gives the focus back to a trigger of its own only. These handlers for the content of a dialog give it back to
 * whatever had it when the dialog opened; where that was an item of a menu, which is gone by then, to the menu's button;
 * where that has been deleted meanwhile, to the heading of the section it stood in or else to the screen, so that the
 * keyboard need not begin with the browser's own bar.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      // In strict mode the dialog opens twice, the second time from within itself.
      if (active instanceof HTMLElement && !(event.target as Element).contains(active)) {
        opener.current = menuButtonOf(active) ?? active;
        heading.current = headingAround(opener.current);
      }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
      // Where one looks at what was deleted, the page stays.
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
      if (document.activeElement === document.body) {
        document.querySelector('main')?.focus({ preventScroll: true });
      }
    },
  };
}

/** The heading of the section around, where the focus can be led to it. */
function headingAround(element: Element): HTMLElement | null {
  const section = element.closest('section');
  return section?.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]') ?? null;
}

function menuButtonOf(item: Element): HTMLElement | null {
  const buttonId = item.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return buttonId ? document.getElementById(buttonId) : null;
}
