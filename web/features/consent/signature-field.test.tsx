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

test('a signature may begin anywhere on the paper, on its line too', async () => {
  await page.viewport(360, 740);
  mount(<SignatureField value="" onChange={() => undefined} />);
  const signature = page.getByRole('img', { name: 'Empty signature area' });
  await expect.element(signature).toBeVisible();
  const paper = signature.element();
  const { left, top, width, height } = paper.getBoundingClientRect();
  for (let y = 1; y < height; y += 0.5)
    expect(document.elementFromPoint(left + width / 2, top + y), `${y} px below its top`).toBe(paper);
});
