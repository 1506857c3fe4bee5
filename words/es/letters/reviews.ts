import type { Review } from '#languages/en/letters/reviews.ts';

const leaderOf = ({ by, troop }: Review) => `${by}, líder de la tropa ${troop},`;
const pageOf = ({ page }: Review) => page ?? 'la página “Para familias”';

export const review = (it: Review) => ({
  subject: `Alguien de la tropa revisó un proyecto en ${it.siteName}`,
  blocks: [
    'Hola:',
    `${leaderOf(it)} revisó el proyecto “${it.project}” de ${it.child} y escribió:`,
    ...it.lines,
    `${it.child} lee lo mismo. También lo leen su madre, su padre o su tutor, todos los líderes de la tropa y la administración. Nada se dice en privado. Como respuesta solo hay dos botones: “Ya lo corregí” y “Avisar de esta nota”.`,
    `También está en su página: ${pageOf(it)}`,
    `¿Hay algo que no está bien? Díganos, por favor: ${it.support}`,
  ],
});

export const takenBack = (it: Review) => ({
  subject: `Se retiró lo que escribió un líder en ${it.siteName}`,
  blocks: [
    'Hola:',
    `Se retiró lo que ${leaderOf(it)} le escribió a ${it.child} sobre el proyecto “${it.project}”. Ahora está tachado en todas partes:`,
    ...it.lines,
    `Se queda en su página: ${pageOf(it)}`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const reported = (it: Review) => ({
  subject: `Aviso sobre lo que escribió un líder en ${it.siteName}`,
  blocks: [
    'Hola:',
    `${it.child} tocó “Avisar de esta nota”. Es sobre lo que ${leaderOf(it)} escribió del proyecto “${it.project}”:`,
    ...it.lines,
    'La nota no se ve ahí hasta que la revise un administrador. También avisamos a toda la administración. Hablen de esto en familia, por favor.',
    `Está en su página: ${pageOf(it)}`,
    `¿Preguntas? ${it.support}`,
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
