import '#web/app/app.css';

import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Collapsible } from './collapsible.tsx';

const button = page.getByRole('button', { name: 'Things to Remember' });
const words = page.getByText('Change the water every week.');

function showFolded() {
  mount(
    <>
      <Collapsible title="Things to Remember" headingLevel={2}>
        <p id="water" className="mt-96">
          Change the water every week.
        </p>
        <button type="button">Inside</button>
      </Collapsible>
      <button type="button">After</button>
    </>,
  );
}

const fold = () => document.getElementById(button.element().getAttribute('aria-controls') ?? '');
const height = () => fold()?.getBoundingClientRect().height;

/** The fold has come to rest. */
async function settle() {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
}

test('it unfolds and folds away by pointer and by key, and says so', async () => {
  showFolded();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(words).not.toBeVisible();

  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(words).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(words).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(words).toBeVisible();
});

test('while it unfolds what is in it stays where it will be, whoever looks for it', async () => {
  showFolded();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  const inside = [...document.querySelectorAll('button')].find((it) => it.textContent === 'Inside');
  const place = () => (inside?.getBoundingClientRect().top ?? 0) + window.scrollY;
  fold()?.style.setProperty('transition-duration', '3600s');

  (button.element() as HTMLElement).click();
  await expect.poll(() => fold()?.hidden).toBe(false);
  for (const unfolding of document.getAnimations()) unfolding.currentTime = 600_000;
  expect(height(), 'it is half unfolded').toBeGreaterThan(20);
  expect(height(), 'it is half unfolded').toBeLessThan(400);
  const before = place();
  // As a focus or a search does: it must not move under a finger that is on it.
  inside?.scrollIntoView({ block: 'nearest' });
  expect(place()).toBeCloseTo(before, 0);
  for (const unfolding of document.getAnimations()) unfolding.finish();
  expect(place()).toBeCloseTo(before, 0);
});

test('its title is a heading, and the button names what it opens', async () => {
  showFolded();

  await expect.element(page.getByRole('heading', { level: 2, name: 'Things to Remember' })).toBeVisible();
  expect(fold()?.textContent).toContain('Change the water every week.');
});

test('what is folded away takes no room and is not reached by Tab', async () => {
  showFolded();
  await expect.element(button).toBeVisible();

  expect(height()).toBe(0);
  await button.click();
  await settle();
  expect(height()).toBeGreaterThan(100);
  await button.click();
  await settle();
  expect(height()).toBe(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('it unfolds at once where the browser looks for something inside', async () => {
  showFolded();
  await expect.element(words).not.toBeVisible();
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));

  location.hash = '#water';
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(words).toBeVisible();
  expect(fold()?.getAnimations()).toEqual([]);
  await expect.element(words).toBeInViewport();
});
