import { heads } from '../notebook/look-choices.ts';

export { choices } from '../report/choices.ts';

export const tracking = {
  observedAt: 'Cuándo se revisó',
  notes: 'Notas',
  addedWater: 'Se puso más agua',
  changedWater: 'Se cambió el agua',
  noticedRootGrowth: 'Se vieron crecer las raíces',
  cuttingsAlive: 'Esquejes vivos',
  cuttingsWithRoots: 'Esquejes con raíces',
  longestRootInches: 'Raíz más larga (pulgadas)',
  ...heads,
  timeSpent: 'Horas',
};
export const planting = {
  plantingDate: 'Cuándo se plantó',
  plantingLocation: 'Lugar',
  plantingType: 'Tipo',
  finalPlantingDate: 'Cuándo pasó a su lugar permanente',
  finalPlantingLocation: 'Lugar permanente',
  notes: 'Notas',
  timeSpent: 'Horas',
};
export const tree = {
  checkedOn: 'Cuándo se miró',
  condition: 'Cómo está el árbol',
  heightInches: 'Altura en pulgadas',
};
export const finished = 'Terminada';
export const photos = 'Fotos';
export const lostPhotos =
  'Estas fotos son del proyecto, pero sus archivos se perdieron y por eso no están en esta descarga. Quizá quien administra este sitio las tenga en una copia de respaldo.';
export const yes = 'sí';
export const no = 'no';
