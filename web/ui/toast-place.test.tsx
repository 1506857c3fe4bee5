// A file of its own: with the styles a notification takes its time to leave.
import '#web/app/app.css';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Dialog } from './dialog.tsx';
import { FullWindow } from './full-window.tsx';
import { PageShell } from './page-shell.tsx';
import { PlainToaster } from './plain-toaster.tsx';
import { Toaster } from './toast.tsx';
import { toast } from './toast-store.ts';

const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
const top = () => message.element().getBoundingClientRect().top;

/** Where the app has it: the last thing of a page. */
const inPage = (toaster: ReactNode) => (
  <div id="root">
    <PageShell>
      <h1>Choose your tree</h1>
    </PageShell>
    {toaster}
  </div>
);

test('a notification stands below, where it covers no way out, and over an open window above', async () => {
  await page.viewport(360, 740);
  mount(inPage(<Toaster />));
  toast({ title: 'Species selection saved successfully' });
  await expect.element(message).toBeVisible();
  await expect.poll(top).toBeGreaterThan(600);

  await page.viewport(1280, 740);
  await expect.poll(top).toBeGreaterThan(600);
  mount(
    <Dialog open title="Complete Planting">
      <p>Where does it stand now?</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.viewport(width, 740);
    await expect.poll(top).toBeLessThan(100);
  }
});

test('over a window of the whole screen a notification leaves its title and Close free', async () => {
  mount(inPage(<Toaster />));
  mount(
    <FullWindow open title="Photo" onOpenChange={() => undefined}>
      <p>A tree</p>
    </FullWindow>,
  );
  toast({ title: 'Photo Saved!' });
  await expect.element(message).toBeVisible();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  for (const width of [360, 1280]) {
    await page.viewport(width, 740);
    await expect.poll(top).toBeGreaterThanOrEqual(close.element().getBoundingClientRect().bottom);
    expect(top()).toBeLessThan(120);
  }
});

test('on a phone a notification leaves free the buttons that stand fast at the foot of the screen', async () => {
  await page.viewport(360, 740);
  mount(
    <div data-foot className="fixed bottom-0 h-26">
      <button type="button">Complete Entry</button>
    </div>,
  );
  mount(inPage(<Toaster />));
  toast({ title: 'New Entry Created' });
  await expect.element(message).toBeVisible();
  const foot = page.getByRole('button', { name: 'Complete Entry' });
  await expect
    .poll(() => message.element().getBoundingClientRect().bottom)
    .toBeLessThan(foot.element().getBoundingClientRect().top);
});

test('in its plainest form a notification stands where it does in every other', async () => {
  await page.viewport(1280, 740);
  mount(inPage(<PlainToaster />));
  toast({ title: 'Progress saved successfully' });
  const plain = page.getByText('Progress saved successfully');
  await expect.element(plain).toBeVisible();
  for (const width of [1280, 360]) {
    await page.viewport(width, 740);
    await expect.poll(() => plain.element().getBoundingClientRect().top).toBeGreaterThan(600);
  }
});
