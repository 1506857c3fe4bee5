// A file of its own: with the styles a notification takes its time to leave.
import '#web/app/app.css';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overlap } from '#web/testing/covered-by.ts';
import { mount } from '#web/testing/mount.ts';
import { Dialog } from './dialog.tsx';
import { FullWindow } from './full-window.tsx';
import { PageShell } from './page-shell.tsx';
import { PlainToaster } from './plain-toaster.tsx';
import { Toaster } from './toast.tsx';
import { toast } from './toast-store.ts';

const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
const box = () => message.element().getBoundingClientRect();

// The pointer stays where the file before has left it, and a notification under it unfolds.
beforeEach(async () => {
  await page.viewport(360, 740);
  await userEvent.hover(document.body, { position: { x: 4, y: 700 } });
});

const LONG = {
  title: 'Please complete Step 2 requirements first',
  description: 'Missing: species selection, at least one photo, number of hours spent',
  variant: 'destructive',
} as const;

/** Where the app has it: the last thing of a page. */
const inPage = (toaster: ReactNode) => (
  <div id="root">
    <PageShell topBar={<a href="/">Rootling</a>}>
      <h1>Choose your tree</h1>
    </PageShell>
    {toaster}
  </div>
);

test('a notification lies over the bar of the app, as narrow as its words and two lines high at most', async () => {
  mount(inPage(<Toaster />));
  await expect.element(page.getByRole('banner')).toBeVisible();
  const bar = page.getByRole('banner').element();
  for (const width of [320, 360, 1280]) {
    await page.viewport(width, 740);
    toast({ title: 'Photo Saved!' });
    await expect.element(message).toHaveTextContent('Photo Saved!');
    await expect.poll(() => box().bottom).toBeLessThan(bar.getBoundingClientRect().bottom);
    expect(box().width).toBeLessThan(210);
    toast(LONG);
    await expect.element(message.getByText(LONG.description)).toBeVisible();
    await expect.poll(() => box().bottom).toBeLessThan(bar.getBoundingClientRect().bottom);
  }
});

test('the rest of a long notification is read by who comes to it', async () => {
  await page.viewport(360, 740);
  mount(inPage(<Toaster />));
  toast(LONG);
  await expect.element(message).toBeVisible();
  const short = box().height;
  await userEvent.keyboard('{F8}');
  await expect.poll(() => box().height).toBeGreaterThan(short + 15);
});

test('no dialog has a notification over it: an older one goes, and one that comes stands above', async () => {
  mount(inPage(<Toaster />));
  toast({ title: 'Species selection saved successfully' });
  await expect.element(message).toBeVisible();
  mount(
    <Dialog open title="Complete Planting">
      <div style={{ height: 2000 }}>Where does it stand now?</div>
    </Dialog>,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  for (const [width, height, text] of [
    [360, 740, '100%'],
    [360, 740, '200%'],
    [740, 360, '100%'],
    [1280, 740, '100%'],
  ] as const) {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
    toast(LONG);
    await expect.element(message).toBeVisible();
    await expect.poll(() => overlap(message.element(), dialog.element())).toBe(false);
  }
});

test('over a window of the whole screen a notification leaves its title and Close free', async () => {
  mount(inPage(<Toaster />));
  mount(
    <FullWindow open title="Photo" onOpenChange={() => undefined}>
      <p>A tree</p>
    </FullWindow>,
  );
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  toast({ title: 'Photo Saved!' });
  await expect.element(message).toBeVisible();
  for (const width of [360, 1280]) {
    await page.viewport(width, 740);
    await expect.poll(() => box().top).toBeGreaterThanOrEqual(close.element().getBoundingClientRect().bottom);
    expect(box().top).toBeLessThan(120);
  }
});

test('in its plainest form a notification stands where it does in every other', async () => {
  mount(inPage(<PlainToaster />));
  toast({ title: 'Progress saved successfully' });
  const plain = page.getByText('Progress saved successfully');
  await expect.element(plain).toBeVisible();
  for (const width of [1280, 360]) {
    await page.viewport(width, 740);
    await expect.poll(() => plain.element().getBoundingClientRect().bottom).toBeLessThan(64);
  }
});

test('what is still open after something was done is never cut', async () => {
  await page.viewport(360, 740);
  mount(inPage(<Toaster />));
  const note = 'Still missing: a photo before, a photo during and a photo after planting.';
  toast({
    title: 'Entry Completed!',
    description: 'Your planting entry has been finalized successfully.',
    note,
  });
  const said = page.getByText(note);
  await expect.element(said).toBeVisible();
  await expect.poll(() => said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box().bottom);
});
