// A file of its own: with the styles nothing of the zone can be selected.
import '#web/app/app.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#web/testing/mount.ts';
import { Dropzone } from './dropzone.tsx';

const hint = page.getByText('Photos up to 10 MB.');

/** Shows a zone below a question; counts how often it opens the choice of files. */
async function showZone(): Promise<() => number> {
  mount(
    <>
      <p id="above">How did it go? Who helped you?</p>
      <Dropzone label="Add photos" hint="Photos up to 10 MB." onFiles={() => undefined} />
    </>,
  );
  await expect.element(hint).toBeVisible();
  let opened = 0;
  page
    .getByLabelText('Add photos')
    .element()
    .addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
  return () => opened;
}

test('a press opens the choice of files though text is selected as the page moves under it', async () => {
  const countOpened = await showZone();
  const select = () => getSelection()?.selectAllChildren(document.body);
  window.addEventListener('mouseup', select, { once: true });
  await userEvent.click(hint, { delay: 100 });
  await expect.poll(countOpened).toBe(1);
});

test('a press opens the choice of files though what stands above grows as the finger lands', async () => {
  const countOpened = await showZone();
  const grow = () => document.getElementById('above')?.style.setProperty('height', '300px');
  window.addEventListener('mousedown', grow, { once: true });
  await userEvent.click(hint, { delay: 100 });
  await expect.poll(countOpened).toBe(1);
});
