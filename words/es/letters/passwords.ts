import { digits } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string; readonly support: string };
type Timed = Child & { readonly time: string };

export const changed = (input: Timed & { readonly byAdministrator: boolean }) => ({
  subject: `Se cambió una contraseña en ${input.siteName}`,
  blocks: [
    'Hola:',
    `La contraseña de la cuenta de ${input.child} en ${input.siteName} se cambió el ${input.time}. ${
      input.byAdministrator
        ? 'Un administrador puso una contraseña nueva.'
        : 'Alguien respondió las preguntas de la página de contraseñas y eligió una nueva.'
    } Se cerró la sesión en todos los dispositivos.`,
    `¿Usted y su familia ya lo sabían? No hay nada que hacer. ¿No lo sabían? Escriba a ${input.support}, por favor.`,
  ],
});

export const code = (input: Child & { readonly code: string }) => ({
  subject: `El código para una nueva contraseña de ${input.siteName}`,
  blocks: [
    'Hola:',
    `Alguien quiere elegir una contraseña nueva para la cuenta de ${input.child} en ${input.siteName}. Ya respondió nuestras preguntas sobre su familia. Si es su hijo o hija, léale en voz alta estos 8 números:`,
    digits(input.code),
    'Sirven una sola vez, por 10 minutos.',
    `¿Nadie de su familia los pidió? No los comparta. La contraseña se queda como está. ¿Preguntas? ${input.support}`,
  ],
});

type ByCard = Timed & { readonly by: string; readonly isByLeader: boolean };

const whoOf = (byCard: ByCard) =>
  `${byCard.by}, ${byCard.isByLeader ? 'líder de la tropa' : `de la administración de ${byCard.siteName}`},`;

export const card = (byCard: ByCard) => ({
  subject: `Una tarjeta de acceso para ${byCard.siteName}`,
  blocks: [
    'Hola:',
    `${whoOf(byCard)} hizo una tarjeta de acceso el ${byCard.time}. Con ella ${byCard.child} puede elegir una contraseña nueva. Sirve una sola vez, por 15 minutos. Hasta entonces vale la contraseña de antes.`,
    `¿Usted y su familia ya lo sabían? No hay nada que hacer. ¿No lo sabían? Escriba a ${byCard.support}, por favor.`,
  ],
});

export const cardUsed = (byCard: ByCard) => ({
  subject: `Se cambió una contraseña en ${byCard.siteName}`,
  blocks: [
    'Hola:',
    `La contraseña de la cuenta de ${byCard.child} en ${byCard.siteName} se cambió el ${byCard.time}. Se eligió con una tarjeta de acceso que ${whoOf(byCard)} había hecho. Se cerró la sesión en todos los dispositivos.${
      byCard.isByLeader ? ' La contraseña nueva sirve por 4 horas.' : ''
    }`,
    byCard.isByLeader
      ? `¿Fue ${byCard.child}? Dígalo en su página, por favor, y la contraseña se queda. ¿No fue así? Elija allí una nueva y escriba a ${byCard.support}.`
      : `¿Usted y su familia ya lo sabían? No hay nada que hacer. ¿No lo sabían? Escriba a ${byCard.support}, por favor.`,
  ],
});
