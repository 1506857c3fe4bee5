import { button } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string };
type Timed = Child & { readonly time: string };
type Linked = Child & { readonly support: string; readonly link: string };

export const stopped = ({ child, siteName, time }: Timed) => ({
  subject: `Se detuvo un cuaderno en ${siteName}`,
  blocks: [
    `Se cerró la sesión de ${child} y ya no se recoge nada más. Una madre, un padre o un tutor detuvo el cuaderno en la página para familias.`,
    `Todo se borra el ${time}. Hasta entonces, quien lo detuvo puede abrirlo de nuevo ahí.`,
  ],
});

export const restarted = ({ child, siteName }: Child) => ({
  subject: `Un cuaderno está abierto de nuevo en ${siteName}`,
  blocks: [`${child} puede iniciar sesión otra vez. No se borró nada.`],
});

export const stillStopped = ({ child, siteName, time }: Timed) => ({
  subject: `Se canceló un borrado en ${siteName}`,
  blocks: [
    `Se canceló el borrado de todo lo de ${child}. El cuaderno sigue detenido, como antes. Se borra el ${time}, si quien lo detuvo no lo abre de nuevo.`,
  ],
});

const IF_LATE = 'Si este correo salió tarde, todo se borra tres días después de que salió.';

export const cancel = ({ child, siteName, support, link, time }: Timed & Linked) => ({
  subject: `Se va a borrar todo de ${siteName}: cancele aquí`,
  blocks: [
    'Hola:',
    `Usted nos pidió borrar todo lo de ${child}. El cuaderno ya está cerrado. Todo se borra el ${time}. ${IF_LATE}`,
    'Cancelar:',
    button('Cancelar el borrado', link),
    'Si cancela a tiempo, no se pierde nada.',
    `¿Preguntas? ${support}`,
  ],
});

export const atOnce = ({ child, siteName, support, link }: Linked) => ({
  subject: `Borrar todo de ${siteName} ahora mismo`,
  blocks: [
    'Hola:',
    `Usted nos pidió borrar todo lo de ${child}. No tiene que hacer nada: se borra solo después de 72 horas.`,
    'Para borrarlo ahora mismo, abra esta página y toque el botón. No se puede deshacer:',
    button('Ir al borrado', link),
    `¿Preguntas? ${support}`,
  ],
});

export const deletionTold = ({ child, siteName, time }: Timed) => ({
  subject: `Se va a borrar todo de un cuaderno en ${siteName}`,
  blocks: [
    `Otra madre, otro padre u otro tutor nos pidió borrar todo lo de ${child}. El cuaderno ya está cerrado. Todo se borra el ${time}. ${IF_LATE} Solo quien lo pidió puede cancelarlo: hablen entre ustedes, por favor. Hasta entonces usted puede descargar lo que quiera guardar, desde la página para familias.`,
  ],
});

export const newPassword = ({ child, siteName, time }: Timed) => ({
  subject: `Se cambió una contraseña en ${siteName}`,
  blocks: [
    `Una madre, un padre o un tutor le puso una contraseña nueva a ${child} en la página para familias. Fue el ${time}. Se cerró la sesión de ${child} en todos los dispositivos.`,
    '¿Ya lo sabía? No tiene que hacer nada. ¿No lo sabía? Ponga otra contraseña en la página para familias y hablen entre ustedes.',
  ],
});

export const passwordEnded = ({ child, siteName, time }: Timed) => ({
  subject: `Una contraseña de ${siteName} ya no sirve`,
  blocks: [
    `La última contraseña de ${child} vino de la página o del correo de alguien que ya no tiene aquí el lugar de madre, padre o tutor, o cuya página se cerró. Por eso no abre nada desde el ${time}. Se cerró la sesión de ${child} en todos los dispositivos.`,
    'Elijan juntos una contraseña nueva, por favor: en la página para familias o con «¿Olvidaste tu contraseña?» en la página de entrada.',
  ],
});

export const deletedProject = ({ child, siteName, time }: Timed) => ({
  subject: `Se borró un proyecto de un cuaderno en ${siteName}`,
  blocks: [
    `Una madre, un padre o un tutor borró un proyecto de ${child} en la página para familias el ${time}. Se borró con todas sus notas y sus fotos. No se puede recuperar.`,
    '¿Ya lo sabía? No tiene que hacer nada. ¿No lo sabía? Hablen entre ustedes o escríbanos.',
  ],
});

export const held = ({ child, siteName, locked }: Child & { readonly locked: string }) => ({
  subject: `Una cuenta en ${siteName} está retenida`,
  blocks: [
    `Le escribimos sobre el cuaderno de ${child}.`,
    locked,
    'Mientras dure la retención, nadie puede entrar en el cuaderno y no se borra nada. Lo que usted pidió borrar, o pida borrar ahora, se borra cuando termine. Si no hay nada que borrar, el cuaderno se abre de nuevo ese día.',
  ],
});

export const lockedByLaw = (day: string) =>
  `Retuvimos la cuenta. La ley nos obliga a conservar una parte hasta el ${day}. Después se borra.`;
export const locked = (day: string) =>
  `Retuvimos la cuenta. Tenemos que conservar una parte hasta el ${day}. Después se borra.`;

export const holdOver = ({ child, siteName }: Child) => ({
  subject: `Una cuenta en ${siteName} ya no está retenida`,
  blocks: [
    `Terminó la retención del cuaderno de ${child}.`,
    'Lo que estaba por borrarse ya se borra. Si no había nada, todo queda como antes.',
  ],
});

export const theAccount = 'la cuenta';
export const projects = (n: number) => (n === 1 ? '1 proyecto' : `${n} proyectos`);
export const entries = (n: number) => (n === 1 ? '1 anotación' : `${n} anotaciones`);
export const plantings = (n: number) => (n === 1 ? '1 ficha del árbol' : `${n} fichas de los árboles`);
export const looksAtTheTree = (n: number) => (n === 1 ? '1 revisión del árbol' : `${n} revisiones del árbol`);
export const photos = (n: number) => (n === 1 ? '1 foto' : `${n} fotos`);
export const signedForms = (n: number) => (n === 1 ? '1 formulario firmado' : `${n} formularios firmados`);

export const receipt = (
  input: Timed & { readonly parts: readonly string[]; readonly page: string; readonly support: string },
) => ({
  subject: `Su comprobante: se borró todo de ${input.siteName}`,
  blocks: [
    'Hola:',
    `El ${input.time} borramos todo lo de ${input.child}. Esto es lo que había: ${input.parts.join(', ')}. También se borraron las copias pequeñas de las fotos.`,
    'Esta página muestra qué se borró y cuándo, sin ningún nombre. Quien tiene su dirección puede abrirla:',
    button('Abrir la página', input.page),
    'Conservamos la prueba de que se dio y se retiró un consentimiento, y el formulario firmado si lo hay. La conservamos el tiempo que dicen los términos.',
    `Guarde este correo, por favor. ¿Preguntas? ${input.support}`,
  ],
});
