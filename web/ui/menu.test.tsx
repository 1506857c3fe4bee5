import '#web/app/app.css';

import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { AwaitedWindow } from './awaited-window.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';
import { Menu, MenuItem } from './menu.tsx';

/** On a machine that is so busy that what appears has not begun to appear when the next key is pressed. */
function delayAppearance() {
  const style = document.createElement('style');
  style.textContent = '[role="menu"] { animation-delay: 60s !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}

test('a menu that was left before it appeared has the focus on its first item when it is opened again', async () => {
  delayAppearance();
  mount(<RowMenu />);
  const button = page.getByRole('button', { name: 'Actions for acorn' });
  const firstItem = page.getByRole('menuitem', { name: 'Rename' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();

  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    await expect.element(firstItem).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

test('a menu that is opened again right after the dialog that it led to has the focus on its first item', async () => {
  delayAppearance();
  mount(<RowMenu />);
  const button = page.getByRole('button', { name: 'Actions for acorn' });
  const firstItem = page.getByRole('menuitem', { name: 'Rename' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();

  for (const round of ['first', 'second']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(firstItem, { message: `the ${round} time` }).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
  }
});

test('Back closes an open menu and stays on the screen, and a menu that was closed leaves nothing to go back through', async () => {
  const screen = { screen: 'the one with the menu' };
  history.pushState(screen, '');
  mount(<RowMenu />);
  const button = page.getByRole('button', { name: 'Actions for acorn' });
  const placeOfMenu = () => (history.state as { window?: string } | null)?.window;
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expect.poll(placeOfMenu).toBeDefined();

  history.back();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(history.state).toEqual(screen);

  await button.click();
  await expect.poll(placeOfMenu).toBeDefined();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.poll(() => history.state).toEqual(screen);
});

test('while a window is on its way the page takes presses', async () => {
  mount(
    <>
      <RowMenu />
      <AwaitedWindow />
    </>,
  );
  await expect.element(page.getByText('Loading...')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Actions for acorn' }).click({ timeout: 2000 });
  await expect.element(page.getByRole('menu')).toBeVisible();
});

function RowMenu() {
  const [isRenamed, setIsRenamed] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions for acorn</Button>}>
        <MenuItem onSelect={() => setIsRenamed(true)}>Rename</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
      {isRenamed && (
        <Dialog open title="Rename" onOpenChange={setIsRenamed}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setIsRenamed(false);
            }}
          >
            <TextField label="Name" />
          </form>
        </Dialog>
      )}
    </>
  );
}
