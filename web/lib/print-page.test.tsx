import { expect, onTestFinished, test, vi } from 'vitest';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { printPage } from './print-page.ts';

/** A picture on the page, which begins to load. */
function show(photo: File): HTMLImageElement {
  const picture = new Image();
  picture.src = URL.createObjectURL(photo);
  document.body.append(picture);
  onTestFinished(() => {
    picture.remove();
    URL.revokeObjectURL(picture.src);
  });
  return picture;
}

test('a picture that comes while another one is waited for is waited for too', async () => {
  const photo = await smallPhoto('leaf.jpg');
  const printed: boolean[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push([...document.images].every((picture) => picture.complete && picture.naturalWidth > 0));
  });
  onTestFinished(() => print.mockRestore());
  const late = show(photo)
    .decode()
    .then(() => show(photo));

  await printPage();
  await late;
  expect(document.images).toHaveLength(2);
  expect(printed).toEqual([true]);
});
