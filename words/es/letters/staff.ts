import { type Block, button } from '#languages/letter-blocks.ts';

type Site = { readonly siteName: string; readonly support: string };

type Invited = Site & {
  readonly by: string;
  readonly troop: string | null;
  readonly link: string;
  readonly until: string;
};
export const invitation = (it: Invited) => ({
  subject: `Una invitación para ayudar a llevar ${it.siteName}`,
  blocks: [
    'Hola:',
    `${it.by} le invita a ser ${
      it.troop === null
        ? `parte de la administración de ${it.siteName}. La administración maneja las cuentas de los scouts. Acepte solo si ya lo esperaba.`
        : `líder de la ${it.troop} en ${it.siteName}. Los líderes ven el trabajo de los scouts cuando la familia dice que sí. Acepte solo si ya lo esperaba.`
    }`,
    'Elija aquí un nombre de usuario y una contraseña:',
    button('Abrir la página', it.link),
    `El enlace sirve una vez, hasta el ${it.until}.`,
    `¿No esperaba este correo? No tiene que hacer nada. Por favor, avísenos: ${it.support}`,
  ],
});

export const newStaff = (
  it: Site & {
    readonly name: string;
    readonly isLeader: boolean;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: it.isLeader
    ? `Hay una persona más como líder en ${it.siteName}`
    : `Hay alguien más en la administración de ${it.siteName}`,
  blocks: [
    'Hola:',
    `${it.name} aceptó una invitación y es ${it.isLeader ? 'líder en' : 'parte de la administración de'} ${it.siteName} desde el ${it.time}.`,
    `¿No lo esperaba? Vea quién le invitó en el registro de actividad. Para quitarle el acceso: ${
      it.where ?? (it.isLeader ? 'la página “Tropas”' : 'la página “Personas”')
    }`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const renamed = (
  it: Site & {
    readonly isLeader: boolean;
    readonly before: string;
    readonly beforeUsername: string;
    readonly after: string;
    readonly afterUsername: string;
    readonly time: string;
    readonly where: string | null;
  },
) => ({
  subject: it.isLeader
    ? `${it.siteName}: una persona que es líder cambió de nombre`
    : `${it.siteName}: alguien de la administración cambió de nombre`,
  blocks: [
    'Hola:',
    `${it.before}, con el nombre de usuario ${it.beforeUsername}, ahora se llama ${it.after}, con el nombre de usuario ${it.afterUsername}, desde el ${it.time}. Lo que está entre paréntesis es la marca de la cuenta, que no cambia.`,
    `¿No lo esperaba? Por favor, pregúntele en persona. También está en el registro de actividad: ${it.where ?? 'la página “Registro de actividad”'}`,
    `¿Preguntas? ${it.support}`,
  ],
});

type NewAddress = Site & {
  readonly name: string;
  readonly address: string;
  readonly link: string;
  readonly until: string;
};

export const confirmAddress = (it: NewAddress) => ({
  subject: `${it.siteName}: ¿es este su nuevo correo?`,
  blocks: [
    'Hola:',
    `${it.name} quiere usar este correo en ${it.siteName} en lugar de ${it.address}. Se pidió con la contraseña de la cuenta.`,
    'Usar este correo:',
    button('Abrir la página', it.link),
    `El enlace sirve hasta el ${it.until}. Si usted no lo pidió, no tiene que hacer nada: el correo queda como está.`,
    `¿Preguntas? ${it.support}`,
  ],
});

const undoAddress = ({ link, until, support }: NewAddress): Block[] => [
  '¿No fue usted? Quédese aquí con este correo:',
  button('Abrir la página', link),
  `Sirve hasta el ${until}. Quien lo pidió sabía su contraseña: allí elige otra, y se cierran todas las sesiones de su cuenta. Avise de inmediato a otra persona de la administración.`,
  `¿Preguntas? ${support}`,
];

export const addressAsked = (it: NewAddress) => ({
  subject: `${it.siteName}: alguien quiere cambiar su correo`,
  blocks: [
    'Hola:',
    `${it.address} va a tomar el lugar de este correo en su cuenta, ${it.name}, en ${it.siteName}. Será así cuando se confirme allí.`,
    ...undoAddress(it),
  ],
});

export const addressChanged = (it: NewAddress) => ({
  subject: `${it.siteName}: su correo cambió`,
  blocks: [
    'Hola:',
    `su cuenta, ${it.name}, en ${it.siteName} ahora tiene el correo ${it.address}. Las cartas ya no llegan aquí.`,
    ...undoAddress(it),
  ],
});

export const removed = (it: Site & { readonly name: string; readonly by: string }) => ({
  subject: `Hay una persona menos en la administración de ${it.siteName}`,
  blocks: [
    'Hola:',
    `${it.by} quitó a ${it.name} de la administración de ${it.siteName}. Su cuenta ya no existe, y sus sesiones se cerraron.`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const factorChanged = (
  it: Site & { readonly isOn: boolean; readonly username: string; readonly time: string },
) => ({
  subject: it.isOn
    ? `${it.siteName}: se agregó su aplicación de autenticación`
    : `${it.siteName}: se quitó su aplicación de autenticación`,
  blocks: [
    'Hola:',
    `Desde el ${it.time}, para iniciar sesión en ${it.siteName} como ${it.username} ${it.isOn ? 'hace falta un código de su aplicación de autenticación' : 'ya no hace falta un código de una aplicación de autenticación'}.`,
    '¿No fue usted? Avise de inmediato a otra persona de la administración.',
    `¿Preguntas? ${it.support}`,
  ],
});

export const factorTakenOff = (
  it: Site & { readonly of: string; readonly by: string; readonly time: string },
) => ({
  subject: `${it.siteName}: se quitó una aplicación de autenticación de una cuenta`,
  blocks: [
    'Hola:',
    `${it.by} quitó la aplicación de autenticación de la cuenta de ${it.of} el ${it.time}. Sus sesiones se cerraron.`,
    `¿Nadie perdió un teléfono? Pregunte de inmediato a ${it.by} y a ${it.of}, en persona o por teléfono.`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const releaseAsked = (
  it: Site & { readonly by: string; readonly student: string; readonly where: string | null },
) => ({
  subject: `${it.siteName}: una retención espera su respuesta`,
  blocks: [
    'Hola:',
    `${it.by}, de la administración, pide levantar la retención de la cuenta de ${it.student}. Se levanta cuando otra persona de la administración lo hace aquí: ${it.where ?? 'la página “Conservación”'}`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const holdOver = (it: Site & { readonly by: string | null; readonly student: string }) => ({
  subject: `${it.siteName}: terminó una retención`,
  blocks: [
    'Hola:',
    `Terminó la retención de la cuenta de ${it.student}. ${it.by === null ? 'Llegó la fecha en que terminaba' : `La levantó ${it.by}, de la administración`}. La cuenta está abierta otra vez. Lo que se debía borrar mientras tanto se borra ahora.`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const blockAsked = (
  it: Site & {
    readonly kind: 'block' | 'unblock' | 'readdress';
    readonly by: string;
    readonly student: string;
    readonly where: string | null;
  },
) => ({
  subject: `${it.siteName}: algo espera su sí o su no`,
  blocks: [
    'Hola:',
    `${it.by}, de la administración, pide ${
      it.kind === 'readdress'
        ? 'poner otro correo en lugar del que confirmó'
        : `${it.kind === 'block' ? 'cerrar' : 'abrir otra vez'} la página para familias a`
    } una madre, un padre o un tutor de ${it.student}. Se hace cuando otra persona de la administración lo confirma.`,
    `Inicie sesión${it.where === null ? '' : ` en ${it.where}`}, busque al scout, y abra “Familia” en el menú de su fila.`,
    `¿Preguntas? ${it.support}`,
  ],
});

export const addressKept = (it: Site & { readonly by: string; readonly student: string }) => ({
  subject: `${it.siteName}: una familia conserva su correo`,
  blocks: [
    'Hola:',
    `${it.by}, de la administración, había pedido escribir a otro correo de la familia de ${it.student}. Desde el correo que ya está, alguien dijo que no, y ese correo queda.`,
    'Quien pidió el cambio quizá no es esa madre, ese padre o ese tutor. Compruébelo antes de pedirlo otra vez.',
    `¿Preguntas? ${it.support}`,
  ],
});

export const backAtOldAddress = (it: Site & { readonly student: string }) => ({
  subject: `${it.siteName}: alguien que está bloqueado recuperó un correo anterior`,
  blocks: [
    'Hola:',
    `Un correo de la familia de ${it.student} está bloqueado. Ese correo había tomado el lugar de otro. Desde el anterior, alguien dice ahora que no había hecho el cambio. Los dos correos siguen bloqueados.`,
    'Si el bloqueo era para otra persona que había tomado la página, devuelva el acceso al correo anterior.',
    `¿Preguntas? ${it.support}`,
  ],
});

export const reported = (
  it: Site & {
    readonly scout: string;
    readonly by: string;
    readonly troop: string;
    readonly lines: readonly string[];
    readonly where: string | null;
  },
) => ({
  subject: `${it.siteName}: aviso sobre una nota`,
  blocks: [
    'Hola:',
    `${it.scout} avisó de lo que escribió ${it.by}, líder de la ${it.troop}:`,
    ...it.lines,
    `${it.scout} ya no ve la nota, y se avisa a la familia. Mírela, hable con la familia, y decida aquí si se puede leer otra vez: ${it.where ?? 'la página “Registro de actividad”'}`,
    `¿Preguntas? ${it.support}`,
  ],
});
