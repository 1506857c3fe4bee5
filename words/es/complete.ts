import type { Complete } from '#languages/complete.ts';

/** Every module of this language beside that of the first one; words.test.ts finds those that are not here. */
export type EveryModule = [
  Complete<typeof import('#languages/en/address-links.ts'), typeof import('./address-links.ts')>,
  Complete<typeof import('#languages/en/confirmation.tsx'), typeof import('./confirmation.tsx')>,
  Complete<typeof import('#languages/en/consent-waiting.tsx'), typeof import('./consent-waiting.tsx')>,
  Complete<typeof import('#languages/en/consent.ts'), typeof import('./consent.ts')>,
  Complete<typeof import('#languages/en/dates.ts'), typeof import('./dates.ts')>,
  Complete<typeof import('#languages/en/dead-links.ts'), typeof import('./dead-links.ts')>,
  Complete<typeof import('#languages/en/deletion-counts.ts'), typeof import('./deletion-counts.ts')>,
  Complete<typeof import('#languages/en/deletion-links.ts'), typeof import('./deletion-links.ts')>,
  Complete<typeof import('#languages/en/deletion-receipt.ts'), typeof import('./deletion-receipt.ts')>,
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
  Complete<typeof import('#languages/en/invitation.ts'), typeof import('./invitation.ts')>,
  Complete<typeof import('#languages/en/join.tsx'), typeof import('./join.tsx')>,
  Complete<typeof import('#languages/en/language-choice.ts'), typeof import('./language-choice.ts')>,
  Complete<typeof import('#languages/en/language.ts'), typeof import('./language.ts')>,
  Complete<typeof import('#languages/en/letters/consent.ts'), typeof import('./letters/consent.ts')>,
  Complete<typeof import('#languages/en/letters/endings.ts'), typeof import('./letters/endings.ts')>,
  Complete<typeof import('#languages/en/letters/families.ts'), typeof import('./letters/families.ts')>,
  Complete<typeof import('#languages/en/letters/frame.ts'), typeof import('./letters/frame.ts')>,
  Complete<typeof import('#languages/en/letters/keeping.ts'), typeof import('./letters/keeping.ts')>,
  Complete<
    typeof import('#languages/en/letters/parents-page.ts'),
    typeof import('./letters/parents-page.ts')
  >,
  Complete<typeof import('#languages/en/letters/passwords.ts'), typeof import('./letters/passwords.ts')>,
  Complete<typeof import('#languages/en/letters/reminders.ts'), typeof import('./letters/reminders.ts')>,
  Complete<typeof import('#languages/en/letters/reviews.ts'), typeof import('./letters/reviews.ts')>,
  Complete<typeof import('#languages/en/login.ts'), typeof import('./login.ts')>,
  Complete<typeof import('#languages/en/page.ts'), typeof import('./page.ts')>,
  Complete<typeof import('#languages/en/privacy.ts'), typeof import('./privacy.ts')>,
  Complete<typeof import('#languages/en/registration.ts'), typeof import('./registration.ts')>,
  Complete<typeof import('#languages/en/signature.ts'), typeof import('./signature.ts')>,
  Complete<typeof import('#languages/en/states.ts'), typeof import('./states.ts')>,
  Complete<typeof import('#languages/en/terms-dialog.ts'), typeof import('./terms-dialog.ts')>,
  Complete<typeof import('#languages/en/troops.ts'), typeof import('./troops.ts')>,
  Complete<typeof import('#languages/en/waiting.ts'), typeof import('./waiting.ts')>,
];
