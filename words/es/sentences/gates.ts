import { longDay } from '#languages/es/platform/dates.ts';
import type { WordsOf } from '#languages/sentence-words.ts';

export const GATES: WordsOf<typeof import('#domain/rules/gates/sentences.ts')> = {
  parentOfChild:
    'Usted es o fue madre, padre o tutor de esta persona. Lo tiene que hacer otra persona de la administración.',
  adminTooNewToRemove: ({ day }) =>
    `Usted administra desde hace menos de 7 días. Desde el ${longDay(new Date(`${day}T00:00`))} podrá quitar a quien administraba antes que usted.`,
  blockedAsParent:
    'Su acceso como madre, padre o tutor de alguien está bloqueado aquí. Lo tiene que hacer otra persona de la administración.',
};
