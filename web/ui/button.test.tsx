import '#web/app/app.css';

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { Button, type ButtonSize, IconButton } from './button.tsx';

test('every button is at least as large as a fingertip', async () => {
  const sizes: ButtonSize[] = ['sm', 'md', 'lg'];
  mount(
    <>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          OK
        </Button>
      ))}
      <IconButton label="Delete" icon="×" />
    </>,
  );

  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  for (const button of page.getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a filled button that is disabled keeps an outline', async () => {
  mount(<Button disabled>Complete Project</Button>);

  const button = page.getByRole('button', { name: 'Complete Project' });
  await expect.element(button).toBeDisabled();
  expect(getComputedStyle(button.element()).boxShadow).toMatch(/0px 0px 0px 1px inset/);
});

test('a pending button says so, keeps the focus and sends nothing twice', async () => {
  let sent = 0;
  mount(<SlowForm onSend={() => sent++} />);

  await page.getByLabelText('Username').click();
  await userEvent.keyboard('{Enter}');
  const button = page.getByRole('button', { name: 'Signing in...' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');

  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});

test('a press counts though what was under the finger is replaced before it is lifted', async () => {
  let presses = 0;
  function Pressed() {
    const [isThere, come] = useState(false);
    return (
      <button type="button" onPointerDown={() => come(true)} onClick={() => presses++}>
        {isThere ? <span>A drawing</span> : <div>A place for it</div>}
      </button>
    );
  }
  mount(<Pressed />);
  await userEvent.click(page.getByRole('button'), { delay: 100 });
  await expect.element(page.getByText('A drawing')).toBeVisible();
  expect(presses).toBe(1);
});

test('a click at the place of another button that is gone starts work, though the browser counts it as the second', async () => {
  let started = 0;
  function Two() {
    const [isChosen, choose] = useState(false);
    return isChosen ? (
      <Button key="start" pending={false} onClick={() => started++}>
        Start
      </Button>
    ) : (
      <Button key="choose" onClick={() => choose(true)}>
        Start
      </Button>
    );
  }
  mount(<Two />);
  await page.getByRole('button', { name: 'Start' }).dblClick();
  expect(started).toBe(1);
});

test('a double click starts work once', async () => {
  let started = 0;
  mount(
    <Button pending={false} onClick={() => started++}>
      Start
    </Button>,
  );

  await page.getByRole('button', { name: 'Start' }).dblClick();
  expect(started).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(started).toBe(2);
});

function SlowForm({ onSend }: { onSend: () => void }) {
  const [pending, setPending] = useState(false);
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setPending(true);
    onSend();
  };
  return (
    <form onSubmit={send}>
      <label>
        Username
        <input />
      </label>
      <Button type="submit" pending={pending} pendingText="Signing in...">
        Log In
      </Button>
    </form>
  );
}
