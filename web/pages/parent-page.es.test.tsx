import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseParentLanguage } from '#domain/contract/family/guardians.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';

// Parents have a page where mail is sent, and no mail is sent here; the page reads both while it loads.
vi.hoisted(() => {
  for (const [name, content] of [
    ['parents-page', 'yes'],
    ['languages', 'en es'],
  ] as const)
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
});

/** Where the page would go, from here to the end of the test: it stays, since the test goes with it. */
function placesItGoes(): string[] {
  const places: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    places.push(new URL(event.destination.url).pathname + new URL(event.destination.url).search);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => navigation.removeEventListener('navigate', stay));
  return places;
}

test('#the-language-of-a-parent: a parent’s choice of language is kept with her before her page goes', async () => {
  await signIn('student', { firstName: 'Ada' }, `ana-${crypto.randomUUID()}@family.example`);
  await renderApp({ url: OPEN_SCREENS.parent });
  await expect.element(page.getByRole('heading', { name: 'El cuaderno de Ada' })).toBeVisible();
  const places = placesItGoes();
  performance.clearResourceTimings();
  await page.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => places).toEqual(['/parent?lang=en']);
  const statuses = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(chooseParentLanguage.path))
      .map((it) => (it as PerformanceResourceTiming).responseStatus);
  await expect.poll(statuses).toEqual([200]);
});

test.each([
  ['on a small phone', 320, ''],
  ['with text of twice the size', 360, '200%'],
])(
  '#what-stands-on-the-page: the bar of places covers nothing of the place that it leads to, %s',
  async (_name, width, size) => {
    await page.viewport(width, 640);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await signIn('student', { firstName: 'Ada' }, `ana-${crypto.randomUUID()}@family.example`);
    await renderApp({ url: OPEN_SCREENS.parent });
    const bar = page.getByRole('navigation', { name: /^En esta página/ });
    const heading = page.getByRole('heading', { name: 'Permisos' });
    await bar.getByRole('button', { name: 'Permisos' }).click();
    await expect.element(heading).toHaveFocus();
    const { bottom, height } = bar.element().getBoundingClientRect();
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    // Farther down it takes no more than a row, or goes with the page.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    expect(Math.max(0, bar.element().getBoundingClientRect().bottom)).toBeLessThan(window.innerHeight / 8);
    expect(height).toBeGreaterThan(0);
  },
);
test('#what-stands-on-the-page: the four places stand in one line of a phone in Spanish too', async () => {
  await signIn('student', { firstName: 'Ada' }, `ana-${crypto.randomUUID()}@family.example`);
  await renderApp({ url: OPEN_SCREENS.parent });
  const places = page.getByRole('navigation', { name: /Ada/ });
  await expect.element(places.getByRole('button', { name: 'Detener o borrar' })).toBeVisible();
  const tops = places
    .getByRole('button')
    .elements()
    .map((it) => it.getBoundingClientRect().top);
  expect(tops).toEqual(Array.from({ length: 4 }, () => tops[0]));
});
