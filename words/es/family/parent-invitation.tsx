import type { ReactNode } from 'react';

export const invites = (by: ReactNode, child: string, site: string) => (
  <>
    {by} le invita como madre, padre o tutor de {child}, que usa {site}. Es un cuaderno de campo gratis. En
    él, los scouts anotan cómo hacen crecer un árbol nuevo a partir de un esqueje.
  </>
);
export const means = (child: string): readonly string[] => [
  `Usted ve todo lo que escribe ${child} y todas las fotos.`,
  'Puede corregirlo, descargarlo, detener el cuaderno o pedir que se borre.',
  'Si hay otra madre, padre o tutor, le avisamos de lo que usted hace. También le avisamos a usted de lo que hace esa persona.',
  'Aquí ven su nombre, pero no su correo electrónico.',
];
export const privacyNotice = 'Aviso de privacidad: de quién es este sitio, qué se conserva y cuánto tiempo';
export const yes = (child: string) =>
  `Soy la madre, el padre o el tutor legal de ${child}, y acepto la invitación`;
export const no = 'No lo soy, o no quiero aceptar';
export const ifNo = (by: string) =>
  `En ese caso olvidamos su nombre y su correo, y le decimos a ${by} que usted dijo que no.`;
export const ifNothing = (day: string) => `Si usted no hace nada, olvidamos la invitación el ${day}.`;
