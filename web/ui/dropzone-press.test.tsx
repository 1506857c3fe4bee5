// A file of its own: with the styles nothing of the zone can be selected.
import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Dropzone } from './dropzone.tsx';

test('a press opens the choice of files though text is selected as the page moves under it', async () => {
  mount(
    <>
      <p>How did it go? Who helped you?</p>
      <Dropzone label="Add photos" hint="Photos up to 10 MB." onFiles={() => undefined} />
    </>,
  );
  await expect.element(page.getByText('Photos up to 10 MB.')).toBeVisible();
  let opened = 0;
  page
    .getByLabelText('Add photos')
    .element()
    .addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
  const select = () => getSelection()?.selectAllChildren(document.body);
  window.addEventListener('mouseup', select, { once: true });
  await userEvent.click(page.getByText('Photos up to 10 MB.'), { delay: 100 });
  await expect.poll(() => opened).toBe(1);
});

test('a press opens the choice of files though what stands above grows as the finger lands', async () => {
  mount(
    <>
      <p id="above">How long did it take?</p>
      <Dropzone label="Add photos" hint="Photos up to 10 MB." onFiles={() => undefined} />
    </>,
  );
  await expect.element(page.getByText('Photos up to 10 MB.')).toBeVisible();
  let opened = 0;
  page
    .getByLabelText('Add photos')
    .element()
    .addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
  const grow = () => document.getElementById('above')?.style.setProperty('height', '300px');
  window.addEventListener('mousedown', grow, { once: true });
  await userEvent.click(page.getByText('Photos up to 10 MB.'), { delay: 100 });
  await expect.poll(() => opened).toBe(1);
});
