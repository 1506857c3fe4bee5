import type { ReactNode } from 'react';

export const toMyPage = 'Ir a mi página';
export const tooOld = 'Este enlace ya venció o ya se usó.';
export const perhapsDone = 'Es posible que eso ya nos haya llegado.';
export const newLinkShows = 'Con un enlace nuevo a su página, usted ve cómo está todo y qué puede hacer.';
export const sendNewOne = 'Enviar uno nuevo';
export const questions = (address: ReactNode) => <>¿Preguntas? Escriba a {address}.</>;
export const oneMoment = 'Un momento...';
