import type { ContestedName } from '#domain/rules/notebook/contested-fields.ts';

/** Labels of reports and parents' pages; a child who fills in some reads others (conflict-choice.ts). */
const LABELS: Readonly<Record<ContestedName, string>> = {
  timeSpentStep2: 'Horas dedicadas a este paso',
  cuttingCount: 'Número de esquejes',
  timeSpentStep3: 'Tiempo dedicado a este paso (horas)',
  collectionTime: 'Día y hora del corte',
  waterPlacementDate: 'Día en que los esquejes se pusieron en agua',
  additionalTimeStep4: 'Tiempo adicional en este paso (horas)',
  notes: 'Notas',
  addedWater: 'Se puso más agua',
  changedWater: 'Se cambió el agua',
  noticedRootGrowth: 'Se vieron crecer las raíces',
  cuttingsAlive: 'Esquejes vivos',
  cuttingsWithRoots: 'Esquejes con raíces',
  longestRootInches: 'La raíz más larga',
  jarPlace: '¿Dónde está tu frasco?',
  timeSpent: 'Tiempo dedicado (horas)',
  observedAt: '¿Cuándo miraste?',
  plantingLocation: '¿Dónde lo plantaste?',
  plantingType: '¿Qué tipo de lugar es?',
  plantingDate: 'Día en que se plantó',
  finalPlantingLocation: 'Lugar permanente',
  finalPlantingDate: 'Día en que pasó a su lugar permanente',
  condition: '¿Cómo está tu árbol?',
  heightInches: 'Cuánto mide, en pulgadas',
  checkedOn: '¿Cuándo miraste?',
  caption: 'Palabras debajo de tu foto',
  name: 'Nombre',
  location: 'Lugar',
};
export const fieldLabel = (name: ContestedName): string => LABELS[name];
