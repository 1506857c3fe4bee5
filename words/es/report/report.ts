import type { Photo } from '#domain/contract/photos/photos.ts';
import { heading } from '../notebook/steps.ts';
import { LOCALE } from '../platform/language.ts';

export const done = '¡Clonaste un árbol!';
export const soFar = 'Tu proyecto hasta ahora';

export const whatNext = '¿Qué sigue?';
export const continueTracking = 'Seguir observando las raíces';
export const startNew = 'Empezar otro proyecto';
export const continueProject = 'Seguir con este proyecto';
export const backToProjects = 'Volver a mis proyectos';
export const unknown = {
  title: 'No se encontró el proyecto',
  text: 'Tal vez se borró, o la dirección no está bien escrita.',
};
export const notLoaded = 'No se pudo cargar tu informe';
export const tryAgain = 'Intentar de nuevo';
export const loading = 'Cargando tu informe...';

export const showIt = 'Mostrarlo';
export const keepIt = 'Guardarlo';
export const wholeStory = 'Toda mi historia';
export const storyNotLoaded = 'No se pudo cargar tu historia';

export const compare = {
  title: 'Antes y ahora',
  hint: 'Mueve el control para ver tu primera foto y la más nueva.',
  slider: 'Cuánto se ve de la primera foto',
};
export const firstAlt = (photo: string) => `Primera foto. ${photo}`;
export const latestAlt = (photo: string) => `La foto más nueva. ${photo}`;
export const firstOn = (day: string) => `Antes: ${day}`;
export const latestOn = (day: string) => `Ahora: ${day}`;

export const species = 'Tipo de árbol';
export const noTree = 'Todavía no hay árbol elegido';
export const cuttingsHarvested = 'Esquejes cortados';
export const treesPlanted = 'Árboles plantados';
export const totalHours = 'Horas en total';
export const howHoursAddUp = 'Cómo se suman las horas';
export const total = 'Total';

export const keep = {
  title: 'Guarda tu informe',
  text: 'Muéstralo a tu familia o a tu consejero. El informe tiene una línea para la firma de un adulto. También lleva tu nombre: dáselo solo a gente que conoces.',
  notInFiles: (count: number) => `Los archivos todavía no ${count === 1 ? 'la' : 'las'} tienen.`,
  pdf: 'Descargar PDF',
  print: 'Imprimir',
  gettingPhotos: 'Preparando las fotos...',
  everything: 'Descargar todo',
  everythingText:
    '“Descargar todo” te da un solo archivo ZIP: todas las fotos, tus anotaciones, tus horas y el PDF.',
  hours: 'Tus horas',
  hoursText: 'Cada una de tus horas, con su día. Un líder puede firmar la lista.',
  hoursPdf: 'Horas en PDF',
  hoursTable: 'Horas en una tabla (CSV)',
};

export const share = {
  title: 'Comparte tu historia',
  notMade: 'No se pudo hacer la imagen. Prueba con otra foto.',
  mine: 'Compartir mi tarjeta',
  askTitle: 'Primero pide permiso en casa',
  ask: 'Muestra esta tarjeta a tu mamá, tu papá o tu tutor. No lleva tu nombre ni tu lugar. Compártela solo si te dicen que sí.',
  notNow: 'Ahora no',
  saidYes: 'Me dijeron que sí',
  share: 'Compartir',
  picture: 'Descargar la imagen',
  copy: 'Copiar el texto',
  copied: { title: 'Texto copiado', description: 'Ya lo puedes pegar donde quieras.' },
  notCopied: { title: 'Error', description: 'No se pudo copiar el texto' },
  notShared: { title: 'Error', description: 'No se pudo compartir' },
  pick: 'Elige una foto para tu tarjeta',
  pickHint: 'Elige una de tu árbol, sin personas.',
  noPhoto: 'Sin foto',
};
export const cardAlt = (text: string) => `Tu tarjeta. ${text}`;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

type Story = {
  readonly species: string | null;
  readonly cuttings: number;
  readonly trees: number;
  readonly hours: string;
};
export function story({ species: named, cuttings, trees, hours }: Story): string {
  const tree = named ? `un árbol: ${named}` : 'un árbol';
  const from = many(cuttings, 'esqueje', 'esquejes');
  if (trees === 0)
    return `¡Estoy clonando ${tree}! Corté ${from} y los cuido para que echen raíces. Hasta ahora le he dedicado ${hours} horas.`;
  const planted = many(trees, 'árbol nuevo', 'árboles nuevos');
  return `¡Cloné ${tree}! De ${from} planté ${planted}. Le dediqué ${hours} horas.`;
}
export function pictured({ species: named, cuttings, trees, hours }: Story, siteName: string) {
  const from = many(cuttings, 'esqueje', 'esquejes');
  return {
    title: named ?? 'Mi árbol',
    lines: [
      trees > 0
        ? `${many(trees, 'árbol nuevo', 'árboles nuevos')} de ${from}`
        : `${from} que ${cuttings === 1 ? 'echa' : 'echan'} raíces`,
      `${hours} horas de trabajo`,
    ],
    foot: `Clonar árboles con ${siteName}`,
  };
}

export const tag = {
  title: 'Una etiqueta para tu árbol',
  text: 'Imprímela, recórtala y métela en una bolsa transparente. Luego cuélgala en la vara que sostiene tu árbol.',
  print: 'Imprimir la etiqueta',
  aTree: 'un árbol',
};
export const plantedOn = (day: string) => `Plantado el ${day}`;
export const clonedBy = (firstName: string) => `Clonado por ${firstName}`;

export const timeline = {
  title: 'Cómo creció',
  caption: 'Todo lo que pasó, día por día',
  when: 'Día',
  what: 'Qué pasó',
};
export const lanes = { cuttings: 'Esquejes', entries: 'Anotaciones', roots: 'Raíces', trees: 'Árboles' };
export const day = (number: number) => `Día ${number}`;
export function chart(days: number, milestones: readonly string[], looks: number): string {
  const told = milestones.length > 0 ? `${new Intl.ListFormat(LOCALE).format(milestones)}. ` : '';
  return `Gráfica de ${many(days, 'día', 'días')}. ${told}Revisaste los esquejes ${many(looks, 'vez', 'veces')}.`;
}
export const milestone = (title: string, number: number) => `${title} el día ${number}`;
export const andMore = (count: number) => `y ${count} más`;

export const photos = {
  title: 'Fotos',
  none: 'Todavía no hay fotos',
  noneText: 'Aquí se ven las fotos que agregas en los pasos.',
  label: 'Fotos del proyecto',
};
export const photoTitle = ({ stepNumber, treeCheckId }: Pick<Photo, 'stepNumber' | 'treeCheckId'>) =>
  treeCheckId === null ? heading(stepNumber) : 'Tu árbol, más adelante';

export const signature = 'Firma de un adulto';
export const date = 'Fecha';
