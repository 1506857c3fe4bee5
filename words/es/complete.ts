import type { Complete } from '#languages/complete.ts';

/** Every module of this language beside that of the first one; words.test.ts finds those that are not here. */
export type EveryModule = [
  Complete<typeof import('#languages/en/counts.ts'), typeof import('./counts.ts')>,
  Complete<typeof import('#languages/en/fields.ts'), typeof import('./fields.ts')>,
  Complete<typeof import('#languages/en/growth.ts'), typeof import('./growth.ts')>,
  Complete<typeof import('#languages/en/guides/deck.ts'), typeof import('./guides/deck.ts')>,
  Complete<typeof import('#languages/en/guides/field-sheets.ts'), typeof import('./guides/field-sheets.ts')>,
  Complete<typeof import('#languages/en/guides/harvest.ts'), typeof import('./guides/harvest.ts')>,
  Complete<typeof import('#languages/en/guides/introduction.ts'), typeof import('./guides/introduction.ts')>,
  Complete<typeof import('#languages/en/guides/lettering.ts'), typeof import('./guides/lettering.ts')>,
  Complete<typeof import('#languages/en/guides/other-tree.ts'), typeof import('./guides/other-tree.ts')>,
  Complete<
    typeof import('#languages/en/guides/pick-source-tree.ts'),
    typeof import('./guides/pick-source-tree.ts')
  >,
  Complete<typeof import('#languages/en/guides/pictures.ts'), typeof import('./guides/pictures.ts')>,
  Complete<typeof import('#languages/en/guides/plant.ts'), typeof import('./guides/plant.ts')>,
  Complete<
    typeof import('#languages/en/guides/reading-tools.ts'),
    typeof import('./guides/reading-tools.ts')
  >,
  Complete<typeof import('#languages/en/guides/track-titles.ts'), typeof import('./guides/track-titles.ts')>,
  Complete<typeof import('#languages/en/guides/track.ts'), typeof import('./guides/track.ts')>,
  Complete<typeof import('#languages/en/jar.ts'), typeof import('./jar.ts')>,
  Complete<typeof import('#languages/en/language.ts'), typeof import('./language.ts')>,
  Complete<typeof import('#languages/en/login.ts'), typeof import('./login.ts')>,
  Complete<typeof import('#languages/en/page.ts'), typeof import('./page.ts')>,
  Complete<typeof import('#languages/en/photo-camera.ts'), typeof import('./photo-camera.ts')>,
  Complete<typeof import('#languages/en/photo-panel.ts'), typeof import('./photo-panel.ts')>,
  Complete<typeof import('#languages/en/photo-viewer.ts'), typeof import('./photo-viewer.ts')>,
  Complete<typeof import('#languages/en/photos.ts'), typeof import('./photos.ts')>,
  Complete<typeof import('#languages/en/planting-form.ts'), typeof import('./planting-form.ts')>,
  Complete<typeof import('#languages/en/planting.ts'), typeof import('./planting.ts')>,
  Complete<typeof import('#languages/en/registration.ts'), typeof import('./registration.ts')>,
  Complete<typeof import('#languages/en/rhythm.ts'), typeof import('./rhythm.ts')>,
  Complete<typeof import('#languages/en/root-looks.ts'), typeof import('./root-looks.ts')>,
  Complete<typeof import('#languages/en/stamps.ts'), typeof import('./stamps.ts')>,
  Complete<typeof import('#languages/en/time-lapse.ts'), typeof import('./time-lapse.ts')>,
  Complete<typeof import('#languages/en/tracking-form.ts'), typeof import('./tracking-form.ts')>,
  Complete<typeof import('#languages/en/tracking.ts'), typeof import('./tracking.ts')>,
];
