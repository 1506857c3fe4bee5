import type { WordsOf } from '#languages/sentence-words.ts';

export const AUDIT: WordsOf<typeof import('#domain/rules/audit/sentences.ts')> = {
  actionNotListed: 'Elija una acción de la lista',
};
