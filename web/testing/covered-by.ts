const TO_REACH = 'a[href], button, input, select, textarea, summary, h1, h2, h3, [tabindex="0"]';

/** What on the page cannot be scrolled free of something that stands over it, in words. */
export function coveredBy(cover: Element): string[] {
  const reached = [...document.querySelectorAll<HTMLElement>(TO_REACH)].filter(
    (it) => !cover.contains(it) && it.checkVisibility({ visibilityProperty: true }) && it.offsetWidth > 1,
  );
  return reached.filter((it) => !canBeFreed(it, cover)).map((it) => `${it.tagName} ${nameOf(it)}`);
}

function canBeFreed(it: HTMLElement, cover: Element): boolean {
  window.scrollBy(0, it.getBoundingClientRect().bottom - cover.getBoundingClientRect().top);
  return !overlap(it, cover);
}

/** Whether any of the one lies over the other; less than a pixel is the rounding of a layout. */
export function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}

const nameOf = (it: HTMLElement) => (it.ariaLabel ?? (it.innerText || it.id)).slice(0, 60);
