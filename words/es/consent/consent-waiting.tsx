import type { ReactNode } from 'react';

export const tab = 'Esperando a tu familia';
export const weWrote = (address: ReactNode) => (
  <>
    Le escribimos a tu mamá, tu papá o tu tutor, a {address}. Solo tiene que abrir el correo y contestar una
    pregunta. Después puedes empezar.
  </>
);
export const deletedOn = (day: string) => `Si nadie contesta, borramos este registro el ${day}.`;

export const toGoOn = 'Para seguir';
export const checkAgain = 'Mirar otra vez';
export const checking = 'Mirando...';
export const noAnswer =
  'Todavía no hay respuesta. Pídele a tu mamá, tu papá o tu tutor que abra nuestro correo.';
export const couldNotAsk = 'Ahora no pudimos mirar. Revisa tu conexión y luego intenta otra vez.';
export const sendAgain = 'Enviar otra vez';
export const sending = 'Enviando...';
export const isOnItsWay =
  'El correo va en camino otra vez. Puede tardar unos minutos. Busca también en el correo no deseado.';
export const didNotWork = 'No funcionó. Intenta otra vez en un momento.';
export const isWrong = 'Ese correo está mal';

export const paused = {
  tab: 'Tu cuaderno está cerrado',
  title: 'Tu cuaderno está cerrado por ahora',
  needsYes: 'Primero tu mamá, tu papá o tu tutor tiene que decir que sí. Habla con tu familia.',
  isSafe:
    'No se perdió nada de lo que escribiste. Cuando tu mamá, tu papá o tu tutor conteste nuestro correo, puedes seguir.',
  forAdults: (email: string) => `Para adultos: ¿tiene preguntas? Escriba a ${email}.`,
};
export const stopped = {
  tab: 'Tu cuaderno está cerrado',
  title: 'Tu cuaderno está cerrado por ahora',
  text: (site: string) => `Tu mamá, tu papá o tu tutor detuvo ${site} por ahora. Habla con tu familia.`,
};
export const locked = { tab: 'Tu cuaderno está cerrado', title: 'Tu cuaderno está cerrado por ahora' };
