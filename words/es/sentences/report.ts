import type { WordsOf } from '#languages/sentence-words.ts';

export const REPORT: WordsOf<typeof import('#domain/rules/report/sentences.ts')> = {
  downloadUnfinished: 'La otra descarga todavía no termina. Hay que esperar un poco e intentar otra vez.',
  paperUnknown: 'El papel solo puede ser letter o a4',
};
