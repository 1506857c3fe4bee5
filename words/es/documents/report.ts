export { photoAlt } from '../photos/photo-alt.ts';
export { kinds } from '../photos/photo-viewer.ts';
export { after, told } from '../report/later.ts';
export { momentLines, momentTitle, spentOn, sum } from '../report/recorded.ts';
export {
  compare,
  cuttingsHarvested,
  date,
  day,
  firstOn,
  howHoursAddUp,
  latestOn,
  noTree,
  photoTitle,
  signature,
  species,
  total,
  totalHours,
  treesPlanted,
} from '../report/report.ts';
export { treeNamed } from '../sentences/tree-names.ts';

export const title = 'Informe de clonación de un árbol';
export const by = (name: string) => `De ${name}`;
export const troop = (number: string) => `tropa ${number}`;
export const started = 'Empezó';
export const finished = 'Terminó';
export const notFinished = 'Todavía no';
export const work = 'Trabajo';
export const hours = 'Horas';
export const timeline = 'Qué pasó y cuándo';
export const when = 'Cuándo';
export const whatHappened = 'Qué pasó';
export const timelineShortened =
  'Esta lista está resumida. Todas las anotaciones y notas están en el archivo ZIP que se obtiene con “Descargar todo”.';
export const photos = 'Fotos';
export const shownOf = (shown: number, all: number) =>
  `Este informe muestra ${shown} de ${all} fotos. Las demás están en el archivo ZIP que se obtiene con “Descargar todo”.`;
export const read = (child: string) => `Leí este informe con ${child}.`;
export const later = 'Tu árbol, más adelante';
export const howItWas = 'Cómo estaba';
