import { ROOTING_WEEKS, ROOTS_READY_INCHES } from '#domain/limits.ts';
import * as titles from './track-titles.ts';

const rootingWeeks = ROOTING_WEEKS.join(' a ');
const rootInches = ROOTS_READY_INCHES.join(' a ');

export const TRACK_INTRODUCTION = {
  id: 'introduction',
  title: titles.introduction,
  gist: 'Tus esquejes ya están en el agua. ¡Míralos cambiar!',
  sentences: [
    'Tus esquejes ya están en el agua. ¡Ahora vas a verlos cambiar!',
    `Las raíces tardan unas ${rootingWeeks} semanas en crecer. Por mucho tiempo quizá no veas nada.`,
    'No te rindas. Dentro del tallo pasan muchas cosas antes de que salga la primera raíz.',
    'Cada vez que los revises, haz una anotación. Todas juntas cuentan la historia de tus árboles.',
  ],
} as const;

export const TRACK_THINGS_TO_REMEMBER = {
  id: 'things-to-remember',
  title: titles.remember,
  list: [
    'Haz al menos una anotación cada semana, aunque no veas nada nuevo.',
    'Cambia el agua cada semana. Cámbiala antes si se ve turbia.',
    'Pon más agua cuando baje. Los nudos de abajo deben estar siempre en el agua.',
    'Deja los frascos en un lugar con mucha luz, pero sin sol fuerte.',
    'Si un esqueje se pone café y blando, sácalo.',
    'Si todos se mueren, no te pongas triste. Empieza otro proyecto con esquejes nuevos.',
    'Ten cuidado. Las raíces nuevas se rompen fácil, así que míralas por el vidrio.',
    `Cuando las raíces midan unas ${rootInches} pulgadas, prepárate para plantar.`,
    'No pruebes las plantas ni el agua. Lávate las manos al terminar.',
  ],
} as const;

export const TRACK_ENTRIES_GUIDE = {
  title: titles.entries,
  lead: 'Una anotación es una página del diario de tu árbol. Haz al menos una cada semana.',
  sections: [
    {
      id: 'make-an-entry',
      title: 'Haz una anotación',
      steps: [
        'Toca “Nueva anotación”.',
        'Escribe lo que ves.',
        'Marca lo que hiciste.',
        'Agrega una foto. Tómala siempre desde el mismo lugar.',
      ],
    },
    {
      id: 'what-to-look-for',
      title: 'Qué mirar',
      list: [
        'bultitos blancos en el tallo, que pueden volverse raíces',
        'raíces blancas y delgadas, y cuánto miden',
        'hojas o yemas nuevas',
        'hojas o tallos que se ponen amarillos, cafés o blandos',
        'si el agua está clara, turbia o baja',
        'cuántos esquejes están vivos y cuántos tienen raíces',
      ],
    },
  ],
} as const;
