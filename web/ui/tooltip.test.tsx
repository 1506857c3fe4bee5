import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { TOOLTIP_DELAY_MS } from '#domain/limits.ts';
import { mount } from '#web/testing/mount.ts';

import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

const button = page.getByRole('button', { name: 'Undo' });
const tip = page.getByRole('tooltip');

test('a tooltip opens when the pointer has rested for 700 ms, and not before (#limits)', async () => {
  mount(
    <Tooltip text="Takes the last stroke back">
      <Button>Undo</Button>
    </Tooltip>,
  );
  await expect.element(button).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  button.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));

  expect(TOOLTIP_DELAY_MS).toBe(700);
  vi.advanceTimersByTime(699);
  await painted();
  expect(tip.elements()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await painted();
  expect(tip.elements()).toHaveLength(1);
  expect(tip.element()).toHaveTextContent('Takes the last stroke back');
});

test('the keyboard opens it at once', async () => {
  mount(
    <Tooltip text="Takes the last stroke back">
      <Button>Undo</Button>
    </Tooltip>,
  );
  await expect.element(button).toBeVisible();

  (button.element() as HTMLElement).focus();
  await expect.element(tip).toBeInTheDocument();
});

/** Waits until what time has brought is on the screen. */
async function painted() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
