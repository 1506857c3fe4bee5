import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { ChildPhotosGallery } from '#web/features/family/parent/child-photos-gallery.tsx';
import { TypedFieldsList } from '#web/features/family/parent/typed-fields-list.tsx';
import { mount } from '#web/testing/mount.ts';

function planted(caption: string): Photo {
  const of = { trackingEntryId: null, plantingEntryId: 'entry', treeCheckId: null, stepNumber: 5 };
  const file = { filename: 'a.jpg', originalName: 'a.jpg', size: 1, width: 4, height: 3 };
  const times = { takenAt: '2026-05-17T14:30', uploadedAt: '2026-05-17T14:30:00.000Z' };
  return { id: caption, ...of, ...file, ...times, kind: 'beforePhoto', caption, revision: 1 };
}

test('under a photo of a planting stands what the child wrote, and never the name of its kind', async () => {
  const photos = [planted('beforePhoto'), planted('beforePhoto: Junto al arroyo')];
  mount(<ChildPhotosGallery photos={photos} reader="leader" />);
  await expect.element(page.getByText('Junto al arroyo', { exact: true })).toBeVisible();
  expect(document.body.innerText).not.toContain('beforePhoto');
});

test('what was measured and chosen, and where a tree stands, is said in Spanish', async () => {
  const chosen = { plantingType: 'temporary', condition: 'alive' };
  mount(<TypedFieldsList of={{ longestRootInches: 1.25, plantingLocation: 'at school', ...chosen }} />);
  await expect.element(page.getByText('temporal', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Vivo', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 ¼ pulg.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('en la escuela', { exact: true })).toBeVisible();
});
