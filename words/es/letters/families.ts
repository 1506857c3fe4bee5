import { button } from '#languages/letter-blocks.ts';

type Invitation = {
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  readonly by: string;
  readonly troop: string;
  readonly day: string;
};

export const letter = (input: Invitation & { readonly link: string; readonly isOneOfTwo: boolean }) => ({
  subject: `La tropa ${input.troop} invita a su familia a ${input.siteName}`,
  blocks: [
    'Hola:',
    `${input.by}, de la tropa ${input.troop}, invita a ${input.child} a ${input.siteName}. Ahí los scouts hacen crecer árboles nuevos de esquejes y lo anotan en un cuaderno.`,
    `Primero decide usted: ${input.child} puede empezar cuando usted haya firmado. Toma unos cinco minutos. Empiece aquí:`,
    button('Abrir la página', input.link),
    `El enlace sirve una sola vez, hasta el ${input.day}.`,
    ...(input.isOneOfTwo
      ? [
          `La tropa también nos dio el correo de otra madre, otro padre u otro tutor, que recibe un mensaje como este. Quien firme primero hace la cuenta de ${input.child}. Después, el otro enlace deja de servir, y quien firmó puede invitar a la otra persona en la página de la familia.`,
        ]
      : []),
    `Hasta ahora solo tenemos el nombre de ${input.child} y ${input.isOneOfTwo ? 'los dos correos electrónicos' : 'este correo electrónico'}. ¿No quiere participar? No tiene que hacer nada: ese día borramos ${input.isOneOfTwo ? 'todo' : 'los dos'}.`,
    `¿Preguntas? ¿No es su hijo o hija? Escriba a ${input.support}`,
  ],
});

export const paper = (input: Invitation & { readonly lastName: string }) => ({
  title: `La tropa ${input.troop} les invita`,
  to: `Para la familia de ${input.child} ${input.lastName}`,
  what: `${input.by}, de la tropa ${input.troop}, invita a ${input.child} a ${input.siteName}. Ahí los scouts hacen crecer árboles nuevos de esquejes y lo anotan en un cuaderno.`,
  first: `Primero decide usted: ${input.child} puede empezar cuando usted haya firmado. Toma unos cinco minutos en un teléfono.`,
  camera: 'Apunte aquí con la cámara de su teléfono',
  codeAlt: 'Un código que abre la dirección de abajo',
  orType: 'O escriba esta dirección:',
  once: `Sirve una sola vez, hasta el ${input.day}. No se la muestre a nadie: quien la tiene puede registrar a ${input.child}.`,
  otherwise: `¿No quiere participar? No tiene que hacer nada. Ese día borramos el nombre de ${input.child}. ¿Preguntas? Escriba a ${input.support}.`,
});
export const titleOfPaper = (troop: string) => `Cartas de la tropa ${troop}`;
