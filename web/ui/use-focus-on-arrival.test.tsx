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

function TwoScreens({ keepsButton = false }) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      {(!isThere || keepsButton) && (
        <button type="button" onClick={() => setThere(true)}>
          Go on
        </button>
      )}
      {isThere && <Arrival />}
    </>
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
