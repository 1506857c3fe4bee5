import { type Block, button } from '#languages/letter-blocks.ts';

type Site = { readonly siteName: string; readonly support: string };

type Invited = Site & {
  readonly by: string;
  readonly troop: string | null;
  readonly link: string;
  readonly until: string;
};
export const invitation = (invited: Invited) => ({
  subject: `Una invitación para ayudar a llevar ${invited.siteName}`,
  blocks: [
    'Hola:',
    `${invited.by} le invita a ser ${
      invited.troop === null
        ? `parte de la administración de ${invited.siteName}. La administración maneja las cuentas de los scouts. Acepte solo si ya lo esperaba.`
        : `líder de la ${invited.troop} en ${invited.siteName}. Los líderes ven el trabajo de los scouts cuando la familia dice que sí. Acepte solo si ya lo esperaba.`
    }`,
    'Elija aquí un nombre de usuario y una contraseña:',
    button('Abrir la página', invited.link),
    `El enlace sirve una vez, hasta el ${invited.until}.`,
    `¿No esperaba este correo? No tiene que hacer nada. Por favor, avísenos: ${invited.support}`,
  ],
});

export const newStaff = (
  input: Site & {
    readonly name: string;
    readonly isLeader: boolean;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: input.isLeader
    ? `Hay una persona más como líder en ${input.siteName}`
    : `Hay alguien más en la administración de ${input.siteName}`,
  blocks: [
    'Hola:',
    `${input.name} aceptó una invitación y es ${input.isLeader ? 'líder en' : 'parte de la administración de'} ${input.siteName} desde el ${input.time}.`,
    `¿No lo esperaba? Vea quién le invitó en el registro de actividad. Para quitarle el acceso: ${
      input.where ?? (input.isLeader ? 'la página “Tropas”' : 'la página “Personas”')
    }`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const renamed = (
  input: Site & {
    readonly isLeader: boolean;
    readonly before: string;
    readonly beforeUsername: string;
    readonly after: string;
    readonly afterUsername: string;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: input.isLeader
    ? `${input.siteName}: una persona que es líder cambió de nombre`
    : `${input.siteName}: alguien de la administración cambió de nombre`,
  blocks: [
    'Hola:',
    `${input.before}, con el nombre de usuario ${input.beforeUsername}, ahora se llama ${input.after}, con el nombre de usuario ${input.afterUsername}, desde el ${input.time}. Lo que está entre paréntesis es la marca de la cuenta, que no cambia.`,
    `¿No lo esperaba? Por favor, pregúntele en persona. También está en el registro de actividad: ${input.where ?? 'la página “Registro de actividad”'}`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const restored = ({ siteName, support, time }: Site & { readonly time: string | null }) => ({
  subject: `${siteName}: se restauró una copia de respaldo`,
  blocks: [
    'Hola:',
    `${time === null ? `Se restauró una copia de respaldo de ${siteName}` : `${siteName} está como estaba el ${time}, porque se restauró una copia de respaldo`}. Lo que se hizo después de esa copia se perdió, y el registro de actividad no lo sabe.`,
    'Por eso puede entrar de nuevo alguien a quien ustedes habían cerrado el paso. Revíselo hoy, por favor, y haga otra vez lo que falte:',
    '- madres, padres o tutores cuya página se cerró, quizás porque lo dijo un juez',
    '- personas de la administración y líderes que se quitaron, e invitaciones que se retiraron',
    '- lo que las familias contestaron a los líderes: un «No» puede ser otra vez un «Sí»',
    '- retenciones',
    '- contraseñas que se cambiaron y sesiones que se cerraron: las de antes sirven otra vez',
    `Pregunte a las demás personas de la administración qué hicieron después de esa copia. ¿Preguntas? ${support}`,
  ],
});

type NewAddress = Site & {
  readonly name: string;
  readonly address: string;
  readonly link: string;
  readonly until: string;
};

export const confirmAddress = (newAddress: NewAddress) => ({
  subject: `${newAddress.siteName}: ¿es este su nuevo correo?`,
  blocks: [
    'Hola:',
    `${newAddress.name} quiere usar este correo en ${newAddress.siteName} en lugar de ${newAddress.address}. Se pidió con la contraseña de la cuenta.`,
    'Usar este correo:',
    button('Abrir la página', newAddress.link),
    `El enlace sirve hasta el ${newAddress.until}. Si usted no lo pidió, no tiene que hacer nada: el correo queda como está.`,
    `¿Preguntas? ${newAddress.support}`,
  ],
});

const undoAddress = ({ link, until, support }: NewAddress): Block[] => [
  '¿No fue usted? Quédese aquí con este correo:',
  button('Abrir la página', link),
  `Sirve hasta el ${until}. Quien lo pidió sabía su contraseña: allí elige otra, y se cierran todas las sesiones de su cuenta. Avise de inmediato a otra persona de la administración.`,
  `¿Preguntas? ${support}`,
];

export const addressAsked = (newAddress: NewAddress) => ({
  subject: `${newAddress.siteName}: alguien quiere cambiar su correo`,
  blocks: [
    'Hola:',
    `${newAddress.address} va a tomar el lugar de este correo en su cuenta, ${newAddress.name}, en ${newAddress.siteName}. Será así cuando se confirme allí.`,
    ...undoAddress(newAddress),
  ],
});

export const addressChanged = (newAddress: NewAddress) => ({
  subject: `${newAddress.siteName}: su correo cambió`,
  blocks: [
    'Hola:',
    `su cuenta, ${newAddress.name}, en ${newAddress.siteName} ahora tiene el correo ${newAddress.address}. Las cartas ya no llegan aquí.`,
    ...undoAddress(newAddress),
  ],
});

export const removed = (input: Site & { readonly name: string; readonly by: string }) => ({
  subject: `Hay una persona menos en la administración de ${input.siteName}`,
  blocks: [
    'Hola:',
    `${input.by} quitó a ${input.name} de la administración de ${input.siteName}. Su cuenta ya no existe, y sus sesiones se cerraron.`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const factorChanged = (
  input: Site & { readonly isOn: boolean; readonly username: string; readonly time: string },
) => ({
  subject: input.isOn
    ? `${input.siteName}: se agregó su aplicación de autenticación`
    : `${input.siteName}: se quitó su aplicación de autenticación`,
  blocks: [
    'Hola:',
    `Desde el ${input.time}, para iniciar sesión en ${input.siteName} como ${input.username} ${input.isOn ? 'hace falta un código de su aplicación de autenticación' : 'ya no hace falta un código de una aplicación de autenticación'}.`,
    '¿No fue usted? Avise de inmediato a otra persona de la administración.',
    `¿Preguntas? ${input.support}`,
  ],
});

export const factorTakenOff = (
  input: Site & { readonly of: string; readonly by: string; readonly time: string },
) => ({
  subject: `${input.siteName}: se quitó una aplicación de autenticación de una cuenta`,
  blocks: [
    'Hola:',
    `${input.by} quitó la aplicación de autenticación de la cuenta de ${input.of} el ${input.time}. Sus sesiones se cerraron.`,
    `¿Nadie perdió un teléfono? Pregunte de inmediato a ${input.by} y a ${input.of}, en persona o por teléfono.`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const releaseAsked = (
  input: Site & { readonly by: string; readonly student: string; readonly where: string | null },
) => ({
  subject: `${input.siteName}: una retención espera su respuesta`,
  blocks: [
    'Hola:',
    `${input.by}, de la administración, pide levantar la retención de la cuenta de ${input.student}. Se levanta cuando otra persona de la administración lo hace aquí: ${input.where ?? 'la página “Conservación”'}`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const holdOver = (input: Site & { readonly by: string | null; readonly student: string }) => ({
  subject: `${input.siteName}: terminó una retención`,
  blocks: [
    'Hola:',
    `Terminó la retención de la cuenta de ${input.student}. ${input.by === null ? 'Llegó la fecha en que terminaba' : `La levantó ${input.by}, de la administración`}. La cuenta está abierta otra vez. Lo que se debía borrar mientras tanto se borra ahora.`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const blockAsked = (
  input: Site & {
    readonly kind: 'block' | 'unblock' | 'readdress';
    readonly by: string;
    readonly student: string;
    readonly where: string | null;
  },
) => ({
  subject: `${input.siteName}: algo espera su sí o su no`,
  blocks: [
    'Hola:',
    `${input.by}, de la administración, pide ${
      input.kind === 'readdress'
        ? 'poner otro correo en lugar del que confirmó'
        : `${input.kind === 'block' ? 'cerrar' : 'abrir otra vez'} la página para familias a`
    } una madre, un padre o un tutor de ${input.student}. Se hace cuando otra persona de la administración lo confirma.`,
    `Inicie sesión${input.where === null ? '' : ` en ${input.where}`}, busque al scout, y abra “Familia” en el menú de su fila.`,
    `¿Preguntas? ${input.support}`,
  ],
});

export const addressKept = (input: Site & { readonly by: string; readonly student: string }) => ({
  subject: `${input.siteName}: una familia conserva su correo`,
  blocks: [
    'Hola:',
    `${input.by}, de la administración, había pedido escribir a otro correo de la familia de ${input.student}. Desde el correo que ya está, alguien dijo que no, y ese correo queda.`,
    'Quien pidió el cambio quizá no es esa madre, ese padre o ese tutor. Compruébelo antes de pedirlo otra vez.',
    `¿Preguntas? ${input.support}`,
  ],
});

export const backAtOldAddress = (input: Site & { readonly student: string }) => ({
  subject: `${input.siteName}: alguien que está bloqueado recuperó un correo anterior`,
  blocks: [
    'Hola:',
    `Un correo de la familia de ${input.student} está bloqueado. Ese correo había tomado el lugar de otro. Desde el anterior, alguien dice ahora que no había hecho el cambio. Los dos correos siguen bloqueados.`,
    'Si el bloqueo era para otra persona que había tomado la página, devuelva el acceso al correo anterior.',
    `¿Preguntas? ${input.support}`,
  ],
});

export const reported = (
  input: Site & {
    readonly scout: string;
    readonly by: string;
    readonly troop: string;
    readonly lines: readonly string[];
    readonly where: string | null;
  },
) => ({
  subject: `${input.siteName}: aviso sobre una nota`,
  blocks: [
    'Hola:',
    `${input.scout} avisó de lo que escribió ${input.by}, líder de la ${input.troop}:`,
    ...input.lines,
    `${input.scout} ya no ve la nota, y se avisa a la familia. Mírela, hable con la familia, y decida aquí si se puede leer otra vez: ${input.where ?? 'la página “Registro de actividad”'}`,
    `¿Preguntas? ${input.support}`,
  ],
});
