import type { Complete } from '#languages/complete.ts';

/** Every module of this language beside that of the first one; words.test.ts finds those that are not here. */
export type EveryModule = [
  Complete<typeof import('#languages/en/by-link.tsx'), typeof import('./by-link.tsx')>,
  Complete<typeof import('#languages/en/child-consent.tsx'), typeof import('./child-consent.tsx')>,
  Complete<typeof import('#languages/en/child-work.ts'), typeof import('./child-work.ts')>,
  Complete<typeof import('#languages/en/consent-evidence.ts'), typeof import('./consent-evidence.ts')>,
  Complete<typeof import('#languages/en/correcting.tsx'), typeof import('./correcting.tsx')>,
  Complete<typeof import('#languages/en/fields.ts'), typeof import('./fields.ts')>,
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
  Complete<typeof import('#languages/en/language.ts'), typeof import('./language.ts')>,
  Complete<typeof import('#languages/en/leaders-question.ts'), typeof import('./leaders-question.ts')>,
  Complete<typeof import('#languages/en/locks.ts'), typeof import('./locks.ts')>,
  Complete<typeof import('#languages/en/login.ts'), typeof import('./login.ts')>,
  Complete<typeof import('#languages/en/looks.ts'), typeof import('./looks.ts')>,
  Complete<typeof import('#languages/en/other-parents.tsx'), typeof import('./other-parents.tsx')>,
  Complete<typeof import('#languages/en/page.ts'), typeof import('./page.ts')>,
  Complete<typeof import('#languages/en/parent-invitation.tsx'), typeof import('./parent-invitation.tsx')>,
  Complete<typeof import('#languages/en/parent-page.tsx'), typeof import('./parent-page.tsx')>,
  Complete<typeof import('#languages/en/recorded.ts'), typeof import('./recorded.ts')>,
  Complete<typeof import('#languages/en/registration.ts'), typeof import('./registration.ts')>,
  Complete<typeof import('#languages/en/reminders.ts'), typeof import('./reminders.ts')>,
  Complete<typeof import('#languages/en/reviews.ts'), typeof import('./reviews.ts')>,
  Complete<typeof import('#languages/en/stopping.ts'), typeof import('./stopping.ts')>,
];
