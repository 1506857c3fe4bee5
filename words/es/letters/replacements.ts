import { button } from '#languages/letter-blocks.ts';

type Site = { readonly siteName: string; readonly support: string };
type Child = { readonly child: string; readonly siteName: string };
type About = Child & { readonly name: string };
type Change = Site & { readonly link: string; readonly address: string; readonly time: string };

export const toBeReplaced = ({ siteName, support, link, child, address, time }: Change & Child) => ({
  subject: `Otro correo va a tomar el lugar del suyo en ${siteName}`,
  blocks: [
    'Hola:',
    `Alguien dijo a la administración que usted, como madre, padre o tutor de ${child}, ahora usa otro correo: ${address}.`,
    `Todavía no ha cambiado nada. Su página se abre como antes, y el otro correo no ve nada. El ${time} toma el lugar del suyo para ${child}.`,
    '¿No es suyo? Conserve su correo. ¿Es suyo? Puede decirlo y no tiene que esperar. Las dos cosas están aquí:',
    button('Abrir la página', link),
    `¿Preguntas? ${support}`,
  ],
});

export const replacementTells = ({ child, siteName, name, time }: About & { readonly time: string }) => ({
  subject: `El correo de alguien de la familia va a cambiar en ${siteName}`,
  blocks: [
    `Alguien dijo a la administración que ${name}, de la familia de ${child}, ahora usa otro correo. El ${time} toma el lugar del que conocemos. Hasta entonces ese correo no ve nada, y ${name} puede decir que no.`,
    `Si usted ya lo sabe, no tiene que hacer nada. Si no, hable con ${name} y escríbanos antes de ese día.`,
  ],
});

export const placeGoesOn = ({ child, siteName, name, time }: About & { readonly time: string }) => ({
  subject: `Otro correo va a tomar el lugar de alguien de la familia en ${siteName}`,
  blocks: [
    `Otro correo tomó el lugar del que conocíamos de ${name}, de la familia de ${child}. Todavía no dio su consentimiento. Ahora alguien dijo a la administración que el correcto es un tercero. Toma ese lugar el ${time}. Hasta entonces no ve nada.`,
    'Si usted ya lo sabe, no tiene que hacer nada. Si no, escríbanos antes de ese día.',
  ],
});

export const replacementComes = ({
  siteName,
  support,
  address,
  time,
}: Site & { readonly address: string; readonly time: string }) => ({
  subject: `Vamos a escribir a este correo desde ${siteName}`,
  blocks: [
    'Hola:',
    `La administración de ${siteName} supo que una madre, un padre o un tutor ahora usa este correo en lugar de ${address}. También preguntamos allí.`,
    `Hasta el ${time} ese correo puede decir que no, y con este no se abre nada. Después le escribimos otra vez y le pedimos su consentimiento.`,
    '¿No es usted? Entonces escríbanos.',
    `¿Preguntas? ${support}`,
  ],
});

export const addressStays = ({ siteName }: { readonly siteName: string }) => ({
  subject: `Un correo queda como está en ${siteName}`,
  blocks: [
    'Le escribimos que otro correo iba a tomar el lugar del de una madre, un padre o un tutor. Eso no se hace: todo queda como estaba, y usted no tiene que hacer nada.',
  ],
});

export const replaced = ({ child, siteName, name }: About) => ({
  subject: `El correo de alguien de la familia cambió en ${siteName}`,
  blocks: [
    `Como le escribimos, otro correo tomó el lugar del que usaba ${name}, de la familia de ${child}, para la página para familias. El correo anterior ya no abre nada de ${child}. En el nuevo pedimos el consentimiento.`,
    'Si esto no es correcto, escríbanos.',
  ],
});
