// With the styles, since they say where a notification stands.
import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { SignatureField } from './signature-field.tsx';

test('on a phone a notification leaves the heading free, and the paper once that is in sight', async () => {
  await page.viewport(360, 740);
  mount(
    <>
      <h1 className="mb-96">Parent Consent</h1>
      <div style={{ height: 900 }} />
      <SignatureField value="" onChange={() => undefined} />
      <Toaster />
    </>,
  );
  toast({ title: 'Welcome!' });
  const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect.element(message).toBeVisible();
  const top = () => message.element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThan(600);

  page.getByRole('img', { name: 'Empty signature area' }).element().scrollIntoView({ block: 'end' });
  await expect.poll(top).toBeLessThan(100);
});
