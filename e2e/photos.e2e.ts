import { createTrackingEntry, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { expect, test } from './journey.ts';
import { addPhoto, enterAsScout, send, startOpenProject } from './known-scout.ts';
import { StepScreen } from './step-screen.ts';
import { TrackScreen } from './track-screen.ts';

/** A camera that shows a test card. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...CAMERA] }),
});

test('the three photos of a tree have places, are written under, and Back leads to the step again', {
  tag: ['@main-wide', '@pictures'],
}, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'My first tree');
  await page.goto(`/project/${id}/step/2`);
  const step = new StepScreen(page);
  await step.isShown(2);
  await page.getByLabel('Add a photo of the whole tree').setInputFiles(samplePath('phone.jpg'));
  await expect(page.getByLabel('Add a photo of the whole tree')).toHaveCount(0);
  // The places stand before all other photos.
  const tree = page.getByRole('button', { name: 'phone.jpg, open large' }).first();
  await expect(tree).toBeVisible();
  await page.getByRole('heading', { name: 'Photos', exact: true }).scrollIntoViewIfNeeded();
  await inspect('photos-places');

  await tree.click();
  const viewer = page.getByRole('dialog');
  await viewer.getByLabel('Write under your photo').fill('The willow behind our school');
  await expect(viewer.getByText('Auto-saved')).toBeVisible();
  await inspect('photos-viewer');
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await step.isShown(2);
  await page.reload();
  await tree.click();
  await expect(viewer.getByLabel('Write under your photo')).toHaveValue('The willow behind our school');
});

test("this week's photo is taken under last week's, and the weeks play as a film", {
  tag: '@pictures',
}, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow');
  for (const observedAt of ['2026-05-01T09:00', '2026-05-08T09:00']) {
    const body = { notes: 'Dots', observedAt, isDraft: false };
    const entry = (await send(page, createTrackingEntry, { projectId: id }, body)) as TrackingEntry;
    await addPhoto(page, addressOf(uploadTrackingPhotos, { projectId: id, entryId: entry.id }));
  }
  await page.goto(`/project/${id}/step/4`);
  const track = new TrackScreen(page);
  await track.startEntry();
  await page.getByRole('button', { name: 'Same spot as last week' }).click();
  const shutter = page.getByRole('button', { name: 'Take the photo' });
  await expect(shutter).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.videoWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('New Entry Created')).toHaveCount(0);
  await inspect('photos-camera');
  await shutter.click();
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeFocused();
  await inspect('photos-camera-taken');
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Photo Saved!').first()).toBeVisible();
  await expect(track.entryPhotos.photos).toHaveCount(1);

  const film = page.getByRole('region', { name: 'See them grow' });
  await film.getByRole('button', { name: 'Play' }).click();
  await expect(film.getByRole('slider', { name: 'Which photo you see' })).toHaveValue('2');
  await film.scrollIntoViewIfNeeded();
  await inspect('photos-time-lapse');
});
