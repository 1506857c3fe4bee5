// With the styles, since they say where a notification stands.
import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overlap } from '#web/testing/covered-by.ts';
import { mount } from '#web/testing/mount.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { SignatureField } from './signature-field.tsx';

test('on a phone a notification leaves the paper free once that is in sight: no stroke ends in it', async () => {
  await page.viewport(360, 740);
  mount(
    <>
      <div style={{ height: 1200 }} />
      <SignatureField value="" onChange={() => undefined} />
      <Toaster />
    </>,
  );
  toast({ title: 'Welcome!' });
  const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect.element(message).toBeVisible();
  const paper = page.getByRole('img', { name: 'Empty signature area' }).element();
  for (const block of ['nearest', 'start'] as const) {
    paper.scrollIntoView({ block });
    expect(overlap(paper, message.element())).toBe(false);
  }
});
