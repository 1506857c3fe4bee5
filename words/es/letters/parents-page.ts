import { type Block, button } from '#languages/letter-blocks.ts';

export const told = (blocks: readonly Block[], support: string): Block[] => [
  'Hola:',
  ...blocks,
  `¿Preguntas? ${support}`,
];

type Site = { readonly siteName: string; readonly support: string };
type Linked = Site & { readonly link: string };
type Child = { readonly child: string; readonly siteName: string };

export const pageLink = ({ siteName, support, link }: Linked) => ({
  subject: `El enlace a su página para familias en ${siteName}`,
  blocks: [
    'Hola:',
    'Este es el enlace a su página:',
    button('Ir a mi página', link),
    'Sirve una sola vez, por 15 minutos. Ábralo y toque “Abrir mi página”.',
    '¿No lo pidió? No tiene que hacer nada. Nadie puede abrir su página sin este correo.',
    `¿Preguntas? ${support}`,
  ],
});

export const opened = ({ siteName, support, link, time }: Linked & { readonly time: string }) => ({
  subject: `Se abrió su página en ${siteName}`,
  blocks: [
    'Hola:',
    `Su página se abrió en un navegador nuevo el ${time}.`,
    '¿Fue usted? Entonces no tiene que hacer nada.',
    '¿No fue usted? Ciérrela:',
    button('Cerrar mi página', link),
    'Así la página se cierra en todas partes y ya no sirve ningún enlace a ella, ni las invitaciones que nadie respondió. Después cambie la contraseña de su correo: quien abrió la página pudo leerlo.',
    `¿Preguntas? ${support}`,
  ],
});

type Change = Linked & { readonly address: string; readonly time: string };

export const confirmAddress = ({ siteName, support, link, address, time }: Change) => ({
  subject: `Su nuevo correo para la página para familias de ${siteName}`,
  blocks: [
    'Hola:',
    `Una madre, un padre o un tutor con el correo ${address} quiere entrar desde ahora con este correo a la página para familias de ${siteName}.`,
    '¿Es usted? Entonces abra este enlace y toque el botón:',
    button('Abrir la página', link),
    `Hasta entonces no cambia nada. ¿No es usted? No tiene que hacer nada: el ${time} olvidamos este correo.`,
    `¿Preguntas? ${support}`,
  ],
});

export const addressAsked = ({ siteName, support, link, address }: Change) => ({
  subject: `Su correo va a cambiar en ${siteName}`,
  blocks: [
    'Hola:',
    `En su página alguien pidió que usted entre desde ahora con otro correo: ${address}. Todavía no ha cambiado nada. Esperamos un sí desde ese correo.`,
    '¿Fue usted? Entonces no tiene que hacer nada.',
    '¿No fue usted? Conserve este correo:',
    button('Abrir la página', link),
    `¿Preguntas? ${support}`,
  ],
});

export const addressChanged = ({ siteName, support, link, address, time }: Change) => ({
  subject: `Su correo cambió en ${siteName}`,
  blocks: [
    'Hola:',
    `Desde ahora su página se abre con otro correo: ${address}. Este correo ya no la abre.`,
    '¿Fue usted? Entonces no tiene que hacer nada.',
    `¿No fue usted? Hasta el ${time} puede deshacerlo con un toque. Hasta entonces no se puede cambiar nada de forma definitiva en esa página:`,
    button('Abrir la página', link),
    `¿Preguntas? ${support}`,
  ],
});

export const putOut = ({ siteName }: Pick<Site, 'siteName'>) => ({
  subject: `Una página para familias de ${siteName} se cerró para este correo`,
  blocks: [
    `Este correo abría una página para familias de ${siteName}. Ahí había cambiado el correo de una madre, un padre o un tutor, y eso se deshizo o se corrigió. Quien entró así ya no tiene acceso, y este correo ya no abre esa página. Si la debe abrir, pida una invitación a la madre, al padre o al tutor.`,
  ],
});

export const corrected = (
  input: Child & { readonly isName: boolean; readonly isEmail: boolean; readonly time: string },
) => ({
  subject: `Se cambió algo en un cuaderno de ${input.siteName}`,
  blocks: [
    `Una madre, un padre o un tutor cambió ${
      input.isName
        ? input.isEmail
          ? 'el nombre y el correo electrónico'
          : 'el nombre'
        : 'el correo electrónico'
    } de ${input.child} en la página para familias el ${input.time}.`,
    '¿Ya lo sabía? No tiene que hacer nada. ¿No lo sabía? Mire la página para familias y hablen entre ustedes.',
  ],
});

export const addressTakenOff = ({ siteName, support, time }: Site & { readonly time: string }) => ({
  subject: `Este correo se quitó de una cuenta en ${siteName}`,
  blocks: [
    'Hola:',
    `El ${time} una madre, un padre o un tutor le puso otro correo a una cuenta de ${siteName}. Con este correo ya nadie inicia sesión.`,
    'Si esto no es una sorpresa, no hay nada que hacer. Si lo es, lo mejor es preguntar en la familia o escribirnos.',
    `¿Preguntas? ${support}`,
  ],
});

type About = Child & { readonly name: string };

export const blocked = ({ child, siteName, name }: About) => ({
  subject: `Se cerró una página para familias en ${siteName}`,
  blocks: [
    `La administración cerró la página para familias de ${child} a ${name}. Desde ahora esa persona ya no ve nada ahí. El consentimiento sigue igual.`,
    `Si ${name} detuvo el cuaderno o pidió borrarlo, no se borra nada hasta que usted lo diga. En su página puede deshacerlo, o borrar todo.`,
  ],
});

export const unblocked = ({ child, siteName, name }: About) => ({
  subject: `Se abrió de nuevo una página para familias en ${siteName}`,
  blocks: [`La administración abrió de nuevo la página para familias de ${child} a ${name}.`],
});

export const invitation = ({
  child,
  siteName,
  support,
  link,
  by,
  time,
}: Child & Linked & { readonly by: string; readonly time: string }) => ({
  subject: `Invitación a una página para familias en ${siteName}`,
  blocks: [
    'Hola:',
    `${by} le invita a la página para familias de ${child} en ${siteName}. Es un cuaderno de campo donde los scouts anotan cómo hacen crecer un árbol nuevo de un esqueje.`,
    `¿Es usted madre, padre o tutor legal de ${child}? Entonces puede ver todo lo que ve ${by}. También puede corregirlo, detenerlo y hacer que se borre. No necesita cuenta ni contraseña. Diga aquí sí o no:`,
    button('Abrir la página', link),
    `Si usted dice que no, o no dice nada hasta el ${time}, olvidamos su nombre y este correo.`,
    `¿Preguntas? ${support}`,
  ],
});

export const invited = ({ child, siteName, name, by }: About & { readonly by: string }) => ({
  subject: `Se invitó a alguien a una página para familias en ${siteName}`,
  blocks: [
    `${by} invitó a otra madre, otro padre u otro tutor a la página para familias de ${child}: ${name}. Si acepta, ve todo lo que usted ve. También puede detener o borrar el cuaderno. Hasta entonces usted puede retirar la invitación en la página para familias.`,
  ],
});

export const joined = ({ child, siteName, name }: About) => ({
  subject: `Alguien más entró a una página para familias en ${siteName}`,
  blocks: [
    `${name} tenía una invitación a la página para familias de ${child} y dijo que sí. Desde ahora ve todo lo que hay ahí.`,
  ],
});

export const welcome = ({ child, siteName, page }: Child & { readonly page: string }) => ({
  subject: `Su página para familias en ${siteName}`,
  blocks: [
    `Desde ahora usted figura como madre, padre o tutor de ${child} en ${siteName}. Para ver el cuaderno, escriba este correo electrónico en`,
    button('Ir a mi página', page),
    'y le mandamos un enlace. No necesita cuenta ni contraseña.',
  ],
});

export const declined = ({ child, siteName }: Child) => ({
  subject: `Alguien no aceptó una invitación en ${siteName}`,
  blocks: [
    `Usted invitó a alguien a la página para familias de ${child}, y esa persona dijo que no. Ya olvidamos el nombre y el correo.`,
  ],
});

export const takenBack = ({ child, siteName, name }: About) => ({
  subject: `Se retiró una invitación en ${siteName}`,
  blocks: [
    `Una madre, un padre o un tutor retiró la invitación de ${name} a la página para familias de ${child}. Con ella ya nadie puede entrar.`,
  ],
});
