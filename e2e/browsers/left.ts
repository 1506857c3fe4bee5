/** Runs in a page that is about to be left: it is known by a mark, until it is come to again. */
export function leave(): void {
  const root = document.documentElement;
  const arrive = () => root.removeAttribute('data-left');
  root.setAttribute('data-left', '');
  // Another place of the same page, or a page that the browser has kept.
  addEventListener('popstate', arrive, { once: true });
  addEventListener('pageshow', ({ persisted }) => persisted && arrive());
}

/** Runs in a page. True in one that was come to, and is to be seen: one that hides itself gives way to another. */
export function hasArrived(): boolean {
  const { dataset, hidden } = document.documentElement;
  return dataset.left === undefined && document.readyState === 'complete' && !hidden;
}
