import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '#web/testing/mount.ts';

import { Toaster } from './toast.tsx';
import { dismissErrors, dismissToast, toast, useToasts } from './toast-store.ts';

const region = page.getByRole('region', { name: 'Notifications (F8)' });
const messages = region.getByRole('listitem');

test('a message said outside React shows its title and its text', async () => {
  mount(<Toaster />);
  toast({ title: 'Welcome back!', description: 'Successfully logged in' });

  await expect.element(messages).toHaveTextContent('Welcome back!Successfully logged in');
});

test('a message said before the region is there waits for it', async () => {
  toast({ title: 'Progress saved successfully' });
  mount(<Toaster />);

  await expect.element(messages).toHaveTextContent('Progress saved successfully');
});

test('one message is visible at a time: a new one takes the place of the one before', async () => {
  mount(<Toaster />);
  toast({ title: 'Photo Saved!' });
  await expect.element(messages).toHaveTextContent('Photo Saved!');
  toast({ title: 'Error', description: 'Failed to upload photos', variant: 'destructive' });

  await expect.element(messages).toHaveTextContent('ErrorFailed to upload photos');
  expect(messages.elements()).toHaveLength(1);
});

test('a message leaves after 5000 ms', async () => {
  useHandSetTime();
  mount(<Toaster />);
  toast({ title: 'Export Started' });
  await painted();

  vi.advanceTimersByTime(4999);
  await painted();
  expect(messages.elements()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await painted();
  expect(messages.elements()).toHaveLength(0);
});

test('a swipe to the right beyond 50 px dismisses, a shorter one does not', async () => {
  mount(<Toaster />);
  toast({ title: 'Tracking entry updated' });

  await swipe(50);
  await painted();
  expect(messages.elements()).toHaveLength(1);
  await swipe(51);
  await expect.element(messages).not.toBeInTheDocument();
});

test('what is tried again takes an error from view, but not what the page is left for', async () => {
  mount(<Toaster />);
  toast({ title: 'Error', variant: 'destructive' });
  await expect.element(messages).toHaveTextContent('Error');
  dismissErrors();
  await expect.element(messages).not.toBeInTheDocument();

  toast({ title: 'Unauthorized', variant: 'destructive', isFarewell: true });
  await expect.element(messages).toHaveTextContent('Unauthorized');
  dismissErrors();
  await painted();
  await expect.element(messages).toHaveAttribute('data-state', 'open');
});

test('F8 moves the focus to the region', async () => {
  mount(<Toaster />);
  toast({ title: 'Entry Completed!' });
  await expect.element(messages).toBeInTheDocument();
  expect(region.element()).not.toContainElement(document.activeElement as HTMLElement);

  await userEvent.keyboard('{F8}');
  expect(region.element()).toContainElement(document.activeElement as HTMLElement);
});

test('a dismissed message is removed after 1,000,000 ms', async () => {
  useHandSetTime();
  mount(<StoredTitles />);
  dismissToast(toast({ title: 'Photo removed successfully!' }));

  vi.advanceTimersByTime(999_999);
  await painted();
  expect(document.body).toHaveTextContent('Photo removed successfully! (closed)');
  vi.advanceTimersByTime(1);
  await painted();
  expect(document.body).toHaveTextContent('nothing stored');
});

test('the close button dismisses', async () => {
  mount(<Toaster />);
  toast({ title: 'Photo deleted successfully' });

  await region.getByRole('button', { name: 'Close' }).click();
  await expect.element(messages).not.toBeInTheDocument();
});

function StoredTitles() {
  const titles = useToasts().map(({ title, open }) => (open ? title : `${title} (closed)`));
  return <p>{titles.join() || 'nothing stored'}</p>;
}

function useHandSetTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Waits until what time has brought is on the screen; polling for it would move the hand-set time on. */
async function painted() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Drags the message by this many pixels to the right and lets go. */
async function swipe(pixels: number) {
  await expect.element(messages).toBeInTheDocument();
  const message = messages.element();
  const point = (type: string, clientX: number) =>
    message.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 20 }));
  point('pointerdown', 100);
  point('pointermove', 103);
  point('pointermove', 100 + pixels);
  point('pointerup', 100 + pixels);
}
