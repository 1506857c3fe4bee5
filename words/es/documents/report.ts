import { afterText } from '#domain/rules/notebook/years-after.ts';
import { sentenceIn } from '#languages/sentence-in.ts';

export { kinds } from '../photos/photo-viewer.ts';
export { momentDetail } from '../report/moment-details.ts';
export { recorded } from '../report/recorded.ts';
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

const afterwards = sentenceIn({
  'After 1 day': 'Después de 1 día',
  'After {count} days': 'Después de {count} días',
  'After 1 month': 'Después de 1 mes',
  'After {count} months': 'Después de {count} meses',
  'After 1 year': 'Después de 1 año',
  'After {count} years': 'Después de {count} años',
});
export const after = (completedOn: string, on: string) => {
  const text = afterText(completedOn, on);
  return text && afterwards(text);
};

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
