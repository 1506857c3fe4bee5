import type { ReactNode } from 'react';

export const forParents = 'Para familias';
export const seeWhat = (site: string) =>
  `Vea lo que hace su hijo o hija en ${site}. No necesita cuenta ni contraseña.`;
export const closedByItself = 'Su página se cerró sola. Para abrirla otra vez, pida un enlace nuevo.';

export const unsettled = (isOwn: boolean, day: string) =>
  `${isOwn ? 'Su dirección' : 'La dirección de quien le invitó'} cambió hace menos de una semana. Hasta el ${day} usted puede mirar y detener aquí, pero no cambiar nada de forma definitiva.`;

export const yourEmail = 'Su correo electrónico';
export const yourEmailHint = 'El correo con el que usted aceptó que su hijo o hija participe.';
export const sendLink = 'Enviarme un enlace';
export const sending = 'Enviando...';
export const linkSent = 'Si este correo es de una madre, un padre o un tutor, el enlace ya va en camino.';
export const linkComes =
  'Debería llegar en uno o dos minutos, quizá al correo no deseado, y vale 15 minutos.';

export const finds = 'Lo que encuentra ahí';
export const found = [
  'Lo que su hijo o hija escribió y fotografió desde su última visita.',
  'Lo que pueden hacer los líderes, los recordatorios y otras personas, cada cosa con su interruptor.',
  'Nombres, dirección, una contraseña nueva y la otra madre, el otro padre o tutor.',
  'Detener o borrar, cuando usted quiera.',
] as const;
export const howLinkWorks =
  'El enlace de nuestro correo abre la página una sola vez, durante 15 minutos. Después, nadie más puede entrar con él.';

export const canSendNewOne = 'Podemos enviarle uno nuevo.';
export const yourPage = 'Su página';
export const showsAll = 'Muestra lo que ha escrito su hijo o hija y todas las fotos.';
export const open = 'Abrir mi página';
export const opening = 'Abriendo...';
export const closesByItself =
  'Se cierra sola después de media hora. Si el dispositivo no es suyo, toque “Cerrar mi página” al terminar.';

export const noPage =
  'Este sitio no envía correos, así que no tiene página para familias. Para ver lo que ha escrito su hijo o hija, mírenlo en familia en su dispositivo.';
export const writeUs = (address: ReactNode) => <>Para corregir o borrar algo, escriba a {address}.</>;

export const notLoaded = 'No se pudo cargar su página';
export const notebookOf = (name: string) => `El cuaderno de ${name}`;
export const notebooks = 'Los cuadernos de sus hijos e hijas';
export const close = 'Cerrar mi página';
export const closing = 'Cerrando...';
export const onThisPageOf = (name: string) => `En esta página, ${name}`;

export const places = {
  work: 'Trabajo',
  permissions: 'Permisos',
  family: 'Familia',
  stop: 'Detener o borrar',
};
export const parts = {
  news: 'Lo más reciente',
  work: 'Todo hasta ahora',
  reviews: 'Lo que escribieron los líderes',
  reminders: 'Recordatorios',
  correct: 'Corregir algo',
  permissions: 'Permisos',
  kept: 'Lo que conservamos',
  consent: 'Consentimiento',
  parents: 'Madres, padres y tutores',
  looks: 'Quién miró',
  stop: 'Detener o borrar',
};
export const partOf = (part: string, name: string) => `${part}, ${name}`;
export const partNotLoaded = 'Esto no se pudo cargar';

export const nothingYet = (name: string) => `${name} todavía no ha escrito nada ni ha tomado fotos.`;
export function newSince(day: string, count: number): string {
  if (count === 0) return `Nada nuevo desde su última visita del ${day}.`;
  return `Nuevo desde su última visita del ${day}: ${count}`;
}
export const earlier = (count: number) => `Antes (${count})`;

export const leadersAsk = (name: string) => `¿Pueden los líderes ver el trabajo de ${name}?`;
export const answer = 'Responder';
export const leadersWrote = (name: string) => `Los líderes le escribieron a ${name}.`;
export const read = 'Leerlo';

export const takesConsentBack =
  'Para retirar el consentimiento mismo, detenga el cuaderno o pida que lo borren.';
export const leadsToStop = 'Ir a donde puede detener';

export const projectsNotLoaded = 'No se pudieron cargar los proyectos';
export const downloadAll = 'Descargar todo (ZIP)';
export const allThatIsKept = (name: string) =>
  `Todos los textos, todas las fotos y todo lo que conservamos sobre ${name}.`;
export const reviewsNotLoaded = 'No se pudo cargar lo que escribieron';
export const saving = 'Guardando...';

export const waitingForAddress = 'Falta confirmar su correo nuevo';
export const wroteToNewAddress = (email: string, day: string) =>
  `Escribimos a ${email}. Abra ese correo a más tardar el ${day} y toque el botón. Mientras tanto, nada cambia.`;
export const keepOldAddress = 'Quedarme con el de antes';
export const youComeBy = (email: ReactNode) => <>Usted entra a esta página con {email}.</>;
export const newAddress = 'Su correo nuevo';
export const newAddressHint =
  'Vale para todos sus hijos e hijas aquí. Escribimos a los dos correos. Con el de antes puede deshacer el cambio durante una semana.';
export const changeAddress = 'Cambiar mi correo';
