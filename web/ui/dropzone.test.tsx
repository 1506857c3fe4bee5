import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { Dropzone, type DropzoneProps } from './dropzone.tsx';

const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
const root = new File(['root'], 'root.png', { type: 'image/png' });

test('files are chosen, and the same file can be chosen again', async () => {
  const taken = mountDropzone();
  const input = page.getByLabelText('Add photos', { exact: true });
  await expect.element(input).toHaveAccessibleDescription('JPG, PNG, HEIC');

  await userEvent.upload(input, [leaf, root]);
  await userEvent.upload(input, [leaf]);
  expect(taken).toEqual([['leaf.jpg', 'root.png'], ['leaf.jpg']]);
});

test('files are dropped, all of them or the first one', async () => {
  const several = mountDropzone();
  await dropOn('Add photos', [leaf, root]);
  const single = mountDropzone({ label: 'Add one photo', multiple: false });
  await dropOn('Add one photo', [leaf, root]);

  expect(several).toEqual([['leaf.jpg', 'root.png']]);
  expect(single).toEqual([['leaf.jpg']]);
});

test('nothing is taken while it is disabled', async () => {
  const taken = mountDropzone({ disabled: true });
  await dropOn('Add photos', [leaf]);

  await expect.element(page.getByLabelText('Add photos', { exact: true })).toBeDisabled();
  expect(taken).toEqual([]);
});

test('a file dropped beside it does not make the browser leave the page', async () => {
  const taken = mountDropzone();

  const isPrevented = () => !document.body.dispatchEvent(dropOf([leaf]));
  await expect.poll(isPrevented).toBe(true);
  expect(taken).toEqual([]);
});

/** Gives the names of the files of each turn. */
function mountDropzone(props?: Partial<DropzoneProps>): string[][] {
  const taken: string[][] = [];
  const take = (files: File[]) => taken.push(files.map((file) => file.name));
  mount(<Dropzone label="Add photos" hint="JPG, PNG, HEIC" {...props} onFiles={take} />);
  return taken;
}

async function dropOn(text: string, files: File[]) {
  const target = page.getByText(text, { exact: true });
  await expect.element(target).toBeInTheDocument();
  target.element().dispatchEvent(dropOf(files));
}

function dropOf(files: File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}
