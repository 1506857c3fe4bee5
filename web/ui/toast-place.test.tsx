// A file of its own: with the styles a notification takes its time to leave.
import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toast.tsx';
import { toast } from './toast-store.ts';

const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
const top = () => message.element().getBoundingClientRect().top;

test('on a phone a notification stands below, over an open window above, and elsewhere in the upper corner', async () => {
  await page.viewport(360, 740);
  mount(<Toaster />);
  toast({ title: 'Species selection saved successfully' });
  await expect.element(message).toBeVisible();
  await expect.poll(top).toBeGreaterThan(600);

  await page.viewport(1280, 740);
  await expect.poll(top).toBeLessThan(100);
  await page.viewport(360, 740);
  mount(
    <Dialog open title="Complete Planting">
      <p>Where does it stand now?</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(top).toBeLessThan(100);
});

test('on a phone a notification leaves free the buttons that stand fast at the foot of the screen', async () => {
  await page.viewport(360, 740);
  mount(
    <div data-foot className="fixed bottom-0 h-26">
      <button type="button">Complete Entry</button>
    </div>,
  );
  mount(<Toaster />);
  toast({ title: 'New Entry Created' });
  await expect.element(message).toBeVisible();
  const foot = page.getByRole('button', { name: 'Complete Entry' });
  await expect
    .poll(() => message.element().getBoundingClientRect().bottom)
    .toBeLessThan(foot.element().getBoundingClientRect().top);
});
