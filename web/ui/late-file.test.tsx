import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { type LateFile, useLateFile } from './late-file.ts';
import { Menu, MenuItem } from './menu.tsx';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function openerOf(name: string): Promise<HTMLElement> {
  const opener = page.getByRole('button', { name });
  await expect.element(opener).toBeVisible();
  return opener.element() as HTMLElement;
}

const FRAMES = 6;

/** A menu comes a frame after its button; whatever React holds back for its 300 ms is not there after so few frames. */
async function isThereAtOnce(role: string): Promise<void> {
  for (let count = 0; count < FRAMES; count += 1) await frame();
  expect(document.querySelectorAll(`[role="${role}"]`)).toHaveLength(1);
}

test('a menu is there at its first press once its file has come', async () => {
  mount(
    <Menu trigger={<Button>Menu of the oak</Button>}>
      <MenuItem>Prune</MenuItem>
    </Menu>,
  );
  const opener = await openerOf('Menu of the oak');
  await import('./menu-surface.tsx');
  opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await isThereAtOnce('menuitem');
});

test('a window is there at its first press once its file has come', async () => {
  mount(
    <Dialog title="The oak" trigger={<Button>Look at the oak</Button>}>
      It is old.
    </Dialog>,
  );
  const opener = await openerOf('Look at the oak');
  opener.focus();
  await import('./dialog-window.tsx');
  opener.click();
  await isThereAtOnce('dialog');
});

test('a question is there as soon as its file has come', async () => {
  mount(<Felling />);
  const opener = await openerOf('Fell the oak');
  opener.click();
  await import('./confirm-window.tsx');
  await isThereAtOnce('alertdialog');
});

test('a file that comes right after its place was drawn without it is shown', async () => {
  let there: string | undefined;
  const late: LateFile<string> = {
    get there() {
      return there;
    },
    fetch: async () => undefined,
    fetchAhead: () => undefined,
  };
  function Place() {
    const content = useLateFile(late, true);
    useLayoutEffect(() => {
      there = 'An acorn';
    }, []);
    return <p>{content ?? 'Not there'}</p>;
  }
  mount(<Place />);
  await expect.element(page.getByText('An acorn')).toBeVisible();
});

function Felling() {
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Button onClick={() => ask(true)}>Fell the oak</Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title="Fell the oak"
        body="It does not come back."
        confirmLabel="Fell"
        onConfirm={() => ask(false)}
      />
    </>
  );
}
