import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const title = page.getByRole('heading', { level: 1 });

test('the title takes the focus that went with the screen before', async () => {
  mount(<TwoScreens />);

  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(title).toHaveFocus();
});

test('the title leaves the focus to a control that still has it', async () => {
  mount(<TwoScreens keepsButton />);

  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus();
});

test('the new screen is seen from its top', async () => {
  mount(<TwoScreens isLong />);
  const goOn = page.getByRole('button', { name: 'Go on' });
  window.scrollTo(0, 1500);
  await goOn.click();
  await expect.element(title).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(0);
});

test('a screen that somebody comes back to stands where the browser leads', async () => {
  history.pushState({}, '');
  mount(<TwoScreens isLong />);
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect.element(goOn).toBeVisible();
  window.scrollTo(0, 1500);
  history.back();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  (goOn.element() as HTMLElement).click();
  await expect.element(title).toHaveFocus();
  expect(window.scrollY).toBeGreaterThan(1000);
});

function TwoScreens({ keepsButton = false, isLong = false }) {
  const [isThere, setThere] = useState(false);
  return (
    <div style={isLong ? { paddingTop: 1500, paddingBottom: 1500 } : {}}>
      {(!isThere || keepsButton) && (
        <button type="button" onClick={() => setThere(true)}>
          Go on
        </button>
      )}
      {isThere && <Arrival />}
    </div>
  );
}

function Arrival() {
  const arrival = useFocusOnArrival();
  return (
    <h1 ref={arrival} tabIndex={-1}>
      The next screen
    </h1>
  );
}
