import type { ReactNode } from 'react';

export const title = 'Tarjeta de acceso';
export const whatItDoes = (name: string) =>
  `Con ella ${name} puede elegir una contraseña nueva, una vez, en 15 minutos. Se avisa a la familia.`;
export const shownOnce = (name: string) => `La tarjeta para ${name} se muestra solo esta vez.`;
export const done = 'Listo';
export const print = 'Imprimir la tarjeta';
export const make = 'Hacer la tarjeta';
export const making = 'Haciéndola...';
export const notMade = (remedy: string) => `No se pudo hacer la tarjeta. ${remedy}`;

export const hello = (firstName: string) =>
  `¡Hola, ${firstName}! Con esta tarjeta puedes elegir una contraseña nueva.`;
export const code = 'Código';
export const whereAndWhen = (address: ReactNode, time: string) => (
  <>
    Entra en {address} antes de esta hora: {time} Sirve una sola vez.
  </>
);
