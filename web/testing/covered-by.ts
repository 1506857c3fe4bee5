const TO_PRESS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Lists pressable parts of a page, below the app's bar, that lie under something, in words. */
export function coveredBy(cover: Element): string[] {
  const pressed = [...document.querySelectorAll<HTMLElement>(TO_PRESS)].filter(
    (item) =>
      !cover.parentElement?.parentElement?.contains(item) &&
      !item.closest('header, [href="#content"]') &&
      item.checkVisibility({ visibilityProperty: true }) &&
      item.offsetWidth > 1,
  );
  return pressed.filter((it) => overlap(it, cover)).map((it) => `${it.tagName} ${nameOf(it)}`);
}

/** True when one overlaps the other; less than a pixel is a layout's rounding. */
export function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}

const nameOf = (element: HTMLElement) =>
  (element.ariaLabel ?? (element.innerText || element.id)).slice(0, 60);
