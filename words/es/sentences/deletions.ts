import { longDay } from '#languages/es/platform/dates.ts';
import type { WordsOf } from '#languages/sentence-words.ts';

export const DELETIONS: WordsOf<typeof import('#domain/rules/deletions/sentences.ts')> = {
  heldUntil: ({ day }) =>
    `Esta cuenta está retenida hasta el ${longDay(new Date(`${day}T00:00`))}. Antes de ese día no se puede borrar nada de ella.`,
};
