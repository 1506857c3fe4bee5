import type { Review } from '#languages/en/letters/reviews.ts';

const leaderOf = ({ by, troop }: Review) => `${by}, líder de la tropa ${troop},`;
const pageOf = ({ page }: Review) => page ?? 'la página “Para familias”';

export const review = (review: Review) => ({
  subject: `Alguien de la tropa revisó un proyecto en ${review.siteName}`,
  blocks: [
    'Hola:',
    `${leaderOf(review)} revisó el proyecto “${review.project}” de ${review.child} y escribió:`,
    ...review.lines,
    `${review.child} lee lo mismo. También lo leen su madre, su padre o su tutor, todos los líderes de la tropa y la administración. Nada se dice en privado. Como respuesta solo hay dos botones: “Ya lo corregí” y “Avisar de esta nota”.`,
    `También está en su página: ${pageOf(review)}`,
    `¿Hay algo que no está bien? Díganos, por favor: ${review.support}`,
  ],
});

export const takenBack = (review: Review) => ({
  subject: `Se retiró lo que escribió un líder en ${review.siteName}`,
  blocks: [
    'Hola:',
    `Se retiró lo que ${leaderOf(review)} le escribió a ${review.child} sobre el proyecto “${review.project}”. Ahora está tachado en todas partes:`,
    ...review.lines,
    `Se queda en su página: ${pageOf(review)}`,
    `¿Preguntas? ${review.support}`,
  ],
});

export const reported = (review: Review) => ({
  subject: `Aviso sobre lo que escribió un líder en ${review.siteName}`,
  blocks: [
    'Hola:',
    `${review.child} tocó “Avisar de esta nota”. Es sobre lo que ${leaderOf(review)} escribió del proyecto “${review.project}”:`,
    ...review.lines,
    'La nota no se ve ahí hasta que la revise un administrador. También avisamos a toda la administración. Hablen de esto en familia, por favor.',
    `Está en su página: ${pageOf(review)}`,
    `¿Preguntas? ${review.support}`,
  ],
});

export const nudge = ({
  child,
  siteName,
  support,
  by,
}: Pick<Review, 'child' | 'siteName' | 'support' | 'by'>) => ({
  subject: `Un recordatorio sobre un proyecto de árbol en ${siteName}`,
  blocks: [
    'Hola:',
    `Esto es para ${child}, que lee lo mismo: ${by} te pide que mires otra vez tu proyecto del árbol.`,
    'Una revisión toma unos minutos: el agua, las hojas, las raíces, una foto. Los líderes pueden mandar esto una vez por semana como máximo.',
    `¿Preguntas? ${support}`,
  ],
});
