import type { Complete } from '#languages/complete.ts';

/** Every module of this language beside that of the first one; words.test.ts finds those that are not here. */
export type EveryModule = [
  Complete<typeof import('#languages/en/dates.ts'), typeof import('./dates.ts')>,
  Complete<typeof import('#languages/en/fields.ts'), typeof import('./fields.ts')>,
  Complete<typeof import('#languages/en/language-choice.ts'), typeof import('./language-choice.ts')>,
  Complete<typeof import('#languages/en/language.ts'), typeof import('./language.ts')>,
  Complete<typeof import('#languages/en/login.ts'), typeof import('./login.ts')>,
  Complete<typeof import('#languages/en/page.ts'), typeof import('./page.ts')>,
  Complete<typeof import('#languages/en/registration.ts'), typeof import('./registration.ts')>,
  Complete<typeof import('#languages/en/states.ts'), typeof import('./states.ts')>,
];
