import '#web/app/app.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { mount } from '#web/testing/mount.ts';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';
import { TimeLapsePanel } from './time-lapse-panel.tsx';

const DAYS = ['2026-05-01', '2026-05-08', '2026-05-15'];
const place = (text: string) => page.getByText(text, { exact: true });

async function looksOf(days: readonly string[]): Promise<Look[]> {
  const colours = ['seagreen', 'sienna', 'gold'];
  return Promise.all(
    days.map(async (day, index) => {
      const address = URL.createObjectURL(await smallPhoto('a.jpg', colours[index]));
      onTestFinished(() => URL.revokeObjectURL(address));
      const photo = {
        id: day,
        filename: address,
        stepNumber: 4,
        uploadedAt: '2026-06-01T10:00:00.000Z',
      } as Photo;
      return { id: day, observedAt: `${day}T09:00`, photos: [photo] };
    }),
  );
}

test('photos of entries play from the oldest to the newest and stop there', async () => {
  mount(<TimeLapsePanel looks={(await looksOf(DAYS)).toReversed()} />);
  await expect.element(place('May 1, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(place('May 8, 2026')).toBeVisible();
  await expect.element(place('May 15, 2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('by hand they go to and fro', async () => {
  mount(<TimeLapsePanel looks={await looksOf(DAYS)} />);
  await page.getByRole('button', { name: 'Photo after' }).click();
  await expect.element(place('May 8, 2026')).toBeVisible();
  await page.getByRole('slider', { name: 'Which photo you see' }).fill('1');
  const after = page.getByRole('button', { name: 'Photo after' });
  await after.click();
  await expect.element(page.getByRole('img', { name: 'Your cuttings on May 15, 2026' })).toBeVisible();
  await expect.element(after).toHaveAttribute('aria-disabled', 'true');
  await expect.element(after).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'Your cuttings on May 15, 2026' })).toBeVisible();
  await expect.element(page.getByText(/^\d of \d$/)).not.toBeInTheDocument();
});

test('who wants less motion turns them by hand only', async () => {
  const real = window.matchMedia;
  const still = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real.call(window, query.includes('reduced-motion') ? 'all' : query));
  onTestFinished(() => still.mockRestore());
  mount(<TimeLapsePanel looks={await looksOf(DAYS)} />);
  await expect.element(page.getByRole('button', { name: 'Photo after' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play' })).not.toBeInTheDocument();
});

/** Presses the button for the clip, and gives the clip once it is saved. */
async function saveClip(looks: readonly Look[]): Promise<HTMLVideoElement> {
  const saved: string[] = [];
  const make = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  mount(<TimeLapsePanel looks={looks} />);
  await page.getByRole('button', { name: 'Save as a short clip' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^roots-growing\.(webm|mp4)$/);
  const clip = make.mock.calls.map(([it]) => it as Blob).find(({ type }) => type.startsWith('video/'));
  const video = document.createElement('video');
  video.src = URL.createObjectURL(clip ?? new Blob());
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error('The clip does not play'));
  });
  return video;
}

test('they are saved as a clip that plays', async () => {
  expect((await saveClip(await looksOf(DAYS))).videoWidth).toBe(960);
});

test('a photo that the server has lost is left out of the clip', async () => {
  const [first, ...others] = await looksOf(DAYS);
  const lost = {
    id: 'lost',
    observedAt: '2026-05-01T09:00',
    photos: [{ ...first?.photos[0], filename: 'lost.jpg' } as Photo],
  };
  await standInFor('*lost.jpg*', { status: 404, type: 'application/json', body: '{"message":"Not found"}' });
  expect((await saveClip([lost, ...others])).videoWidth).toBe(960);
});

test('two photos are no time-lapse', async () => {
  mount(<TimeLapsePanel looks={await looksOf(DAYS.slice(1))} />);
  await vi.waitFor(() => expect(document.querySelector('section')).toBe(null));
});

test('a photo that does not come says so, and is there once it can be had', async () => {
  const looks = await looksOf(DAYS);
  const lost = looks.map((look) => ({
    ...look,
    photos: look.photos.map((photo) => ({ ...photo, filename: 'lost.jpg' })),
  }));
  mount(<TimeLapsePanel looks={[...lost.slice(0, 1), ...looks.slice(1)]} />);
  await expect.element(place('This photo could not be shown')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This photo could not be shownCheck your connection, then try again.');
  await page.getByRole('button', { name: 'Photo after' }).click();
  const picture = (day: string) => page.getByRole('img', { name: `Your cuttings on ${day}` });
  await expect.element(picture('May 8, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Photo before' }).click();
  await expect.element(place('This photo could not be shown')).toBeVisible();

  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>';
  await standInFor('*lost.jpg*', { status: 200, type: 'image/svg+xml', body: drawn });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(picture('May 1, 2026')).toBeVisible();
});
