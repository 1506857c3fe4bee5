import { digits } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string; readonly support: string };
type Timed = Child & { readonly time: string };

export const changed = (it: Timed & { readonly byAdministrator: boolean }) => ({
  subject: `Se cambió una contraseña en ${it.siteName}`,
  blocks: [
    'Hola:',
    `La contraseña de la cuenta de ${it.child} en ${it.siteName} se cambió el ${it.time}. ${
      it.byAdministrator
        ? 'Un administrador puso una contraseña nueva.'
        : 'Alguien respondió las preguntas de la página de contraseñas y eligió una nueva.'
    } Se cerró la sesión en todos los dispositivos.`,
    `¿Usted y su familia ya lo sabían? No hay nada que hacer. ¿No lo sabían? Escriba a ${it.support}, por favor.`,
  ],
});

export const code = (it: Child & { readonly code: string }) => ({
  subject: `El código para una nueva contraseña de ${it.siteName}`,
  blocks: [
    'Hola:',
    `Alguien quiere elegir una contraseña nueva para la cuenta de ${it.child} en ${it.siteName}. Ya respondió nuestras preguntas sobre su familia. Si es su hijo o hija, léale en voz alta estos 8 números:`,
    digits(it.code),
    'Sirven una sola vez, por 10 minutos.',
    `¿Nadie de su familia los pidió? No los comparta. La contraseña se queda como está. ¿Preguntas? ${it.support}`,
  ],
});

type ByCard = Timed & { readonly by: string; readonly isByLeader: boolean };

const whoOf = (it: ByCard) =>
  `${it.by}, ${it.isByLeader ? 'líder de la tropa' : `de la administración de ${it.siteName}`},`;

export const card = (it: ByCard) => ({
  subject: `Una tarjeta de acceso para ${it.siteName}`,
  blocks: [
    'Hola:',
    `${whoOf(it)} hizo una tarjeta de acceso el ${it.time}. Con ella ${it.child} puede elegir una contraseña nueva. Sirve una sola vez, por 15 minutos. Hasta entonces vale la contraseña de antes.`,
    `¿Usted y su familia ya lo sabían? No hay nada que hacer. ¿No lo sabían? Escriba a ${it.support}, por favor.`,
  ],
});

export const cardUsed = (it: ByCard) => ({
  subject: `Se cambió una contraseña en ${it.siteName}`,
  blocks: [
    'Hola:',
    `La contraseña de la cuenta de ${it.child} en ${it.siteName} se cambió el ${it.time}. Se eligió con una tarjeta de acceso que ${whoOf(it)} había hecho. Se cerró la sesión en todos los dispositivos.${
      it.isByLeader ? ' La contraseña nueva sirve por 4 horas.' : ''
    }`,
    it.isByLeader
      ? `¿Fue ${it.child}? Dígalo en su página, por favor, y la contraseña se queda. ¿No fue así? Elija allí una nueva y escriba a ${it.support}.`
      : `¿Usted y su familia ya lo sabían? No hay nada que hacer. ¿No lo sabían? Escriba a ${it.support}, por favor.`,
  ],
});
