/** Tells public/early.js that a page which was there before its script can now answer: it stops waiting on its behalf. */
export function comeAlive(): void {
  const app = document.getElementById('root');
  if (!app || 'alive' in app.dataset) return;
  app.dataset.alive = '';
  app.dispatchEvent(new Event('alive'));
}
