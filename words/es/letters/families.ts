import { button } from '#languages/letter-blocks.ts';

type Invitation = {
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  readonly by: string;
  readonly troop: string;
  readonly day: string;
};

export const letter = (it: Invitation & { readonly link: string; readonly isOneOfTwo: boolean }) => ({
  subject: `La tropa ${it.troop} invita a su familia a ${it.siteName}`,
  blocks: [
    'Hola:',
    `${it.by}, de la tropa ${it.troop}, invita a ${it.child} a ${it.siteName}. Ahí los scouts hacen crecer árboles nuevos de esquejes y lo anotan en un cuaderno.`,
    `Primero decide usted: ${it.child} puede empezar cuando usted haya firmado. Toma unos cinco minutos. Empiece aquí:`,
    button('Abrir la página', it.link),
    `El enlace sirve una sola vez, hasta el ${it.day}.`,
    ...(it.isOneOfTwo
      ? [
          `La tropa también nos dio el correo de otra madre, otro padre u otro tutor, que recibe un mensaje como este. Quien firme primero hace la cuenta de ${it.child}. Después, el otro enlace deja de servir, y quien firmó puede invitar a la otra persona en la página de la familia.`,
        ]
      : []),
    `Hasta ahora solo tenemos el nombre de ${it.child} y ${it.isOneOfTwo ? 'los dos correos electrónicos' : 'este correo electrónico'}. ¿No quiere participar? No tiene que hacer nada: ese día borramos ${it.isOneOfTwo ? 'todo' : 'los dos'}.`,
    `¿Preguntas? ¿No es su hijo o hija? Escriba a ${it.support}`,
  ],
});

export const paper = (it: Invitation & { readonly lastName: string }) => ({
  title: `La tropa ${it.troop} les invita`,
  to: `Para la familia de ${it.child} ${it.lastName}`,
  what: `${it.by}, de la tropa ${it.troop}, invita a ${it.child} a ${it.siteName}. Ahí los scouts hacen crecer árboles nuevos de esquejes y lo anotan en un cuaderno.`,
  first: `Primero decide usted: ${it.child} puede empezar cuando usted haya firmado. Toma unos cinco minutos en un teléfono.`,
  camera: 'Apunte aquí con la cámara de su teléfono',
  codeAlt: 'Un código que abre la dirección de abajo',
  orType: 'O escriba esta dirección:',
  once: `Sirve una sola vez, hasta el ${it.day}. No se la muestre a nadie: quien la tiene puede registrar a ${it.child}.`,
  otherwise: `¿No quiere participar? No tiene que hacer nada. Ese día borramos el nombre de ${it.child}. ¿Preguntas? Escriba a ${it.support}.`,
});
export const titleOfPaper = (troop: string) => `Cartas de la tropa ${troop}`;
