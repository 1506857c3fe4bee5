import '#web/app/app.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { mount } from '#web/testing/mount.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { SameSpotButton } from './same-spot-button.tsx';

const earlier: Photo = {
  id: 'last',
  filename: 'blob:last',
  originalName: 'last.jpg',
  size: 1,
  width: 40,
  height: 30,
  stepNumber: 4,
  trackingEntryId: 'look',
  plantingEntryId: null,
  treeCheckId: null,
  kind: null,
  caption: '',
  takenAt: '2026-05-14T09:00',
  revision: 0,
  uploadedAt: '2026-05-14T09:00:00.000Z',
};
const button = page.getByRole('button', { name: 'Same spot as last week' });
const shutter = page.getByRole('button', { name: 'Take the photo' });

/** A camera that sees one colour. */
function withCamera(give: () => Promise<MediaStream>) {
  const { mediaDevices } = navigator;
  const device = { kind: 'videoinput' as const, deviceId: '', groupId: '', label: '', toJSON: () => ({}) };
  const spies = [
    vi.spyOn(mediaDevices, 'enumerateDevices').mockResolvedValue([device]),
    vi.spyOn(mediaDevices, 'getUserMedia').mockImplementation(give),
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

function greenStream(): MediaStream {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 48];
  const context = canvas.getContext('2d');
  const paint = () => {
    if (context) context.fillStyle = 'seagreen';
    context?.fillRect(0, 0, 64, 48);
  };
  paint();
  const painting = setInterval(paint, 40);
  onTestFinished(() => clearInterval(painting));
  return canvas.captureStream(25);
}

function show() {
  const taken: { file: File; takenAt: string | undefined }[] = [];
  mount(
    <SameSpotButton
      earlier={earlier}
      onFiles={(files, it) => taken.push(...files.map((file) => ({ file, takenAt: it?.takenAt })))}
    />,
  );
  return taken;
}

test('a photo is taken under the earlier one, once more if it is not liked, and the camera is let go', async () => {
  const stream = greenStream();
  withCamera(async () => stream);
  const taken = show();
  await button.click();
  const ghost = page.getByRole('img', { name: 'Your cuttings on May 14, 2026' });
  await expect.element(ghost).toHaveStyle({ opacity: '0.35' });
  await page.getByRole('slider', { name: 'How much of your last photo you see' }).fill('60');
  await expect.element(ghost).toHaveStyle({ opacity: '0.6' });
  expect(shutter.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(64);

  await expect.poll(() => document.querySelector('video')?.videoWidth).toBe(64);
  await shutter.click();
  await expect.element(page.getByRole('button', { name: 'Use this photo' })).toHaveFocus();
  await page.getByRole('button', { name: 'Take it again' }).click();
  await expect.element(shutter).toHaveFocus();
  await shutter.click();
  await page.getByRole('button', { name: 'Use this photo' }).click();

  await expect.poll(() => taken).toHaveLength(1);
  const [{ file, takenAt } = { file: new File([], ''), takenAt: '' }] = taken;
  expect(file.type).toBe('image/jpeg');
  expect(takenAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  const { width, height } = await createImageBitmap(file);
  expect([width, height]).toEqual([64, 48]);
  await expect.poll(() => stream.getTracks().map((track) => track.readyState)).toEqual(['ended']);
});

test('the camera is let go when the page is hidden or the sheet is closed, and comes back with the page', async () => {
  const streams: MediaStream[] = [];
  withCamera(async () => {
    const stream = greenStream();
    streams.push(stream);
    return stream;
  });
  show();
  await button.click();
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBe(64);
  const states = () => streams.map((stream) => stream.getTracks()[0]?.readyState);

  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(states).toEqual(['ended']);
  seen.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(states).toEqual(['ended', 'live']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(states).toEqual(['ended', 'ended']);
  await expect.element(shutter).not.toBeInTheDocument();
});

test("where the camera is refused the system's own opens, without a word", async () => {
  withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => opened.mockRestore());
  show();
  await button.click();
  await expect.poll(() => opened.mock.contexts).toHaveLength(1);
  expect((opened.mock.contexts[0] as HTMLInputElement).getAttribute('capture')).toBe('environment');
  await expect.element(shutter).not.toBeInTheDocument();
});

test('where the camera is refused only after a while, a child is told what to press instead', async () => {
  const press = vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(false);
  onTestFinished(() => press.mockRestore());
  withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => opened.mockRestore());
  show();
  mount(<Toaster />);
  await button.click();
  await expectToast('No camera here', "Press 'Take a photo' instead.");
  expect(opened).not.toHaveBeenCalled();
});

test('without a camera nothing is offered', async () => {
  withCamera(() => Promise.reject(new Error('none')));
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([]);
  show();
  await vi.waitFor(() => expect(navigator.mediaDevices.enumerateDevices).toHaveBeenCalled());
  await expect.element(button).not.toBeInTheDocument();
});
