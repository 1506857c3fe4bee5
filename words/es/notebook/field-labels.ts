import type { WrittenLabel } from '#domain/contract/notebook/written-fields.ts';
import type { STEP_FIELDS } from '#domain/rules/notebook/step-fields.ts';

type Label = WrittenLabel | (typeof STEP_FIELDS)[keyof typeof STEP_FIELDS]['label'];

const LABELS: Readonly<Record<Label, string>> = {
  'Hours spent on this step': 'Horas dedicadas a este paso',
  'Number of cuttings': 'Número de esquejes',
  'Time spent on this step (hours)': 'Tiempo dedicado a este paso (horas)',
  'Harvest date and time': 'Día y hora del corte',
  'Date cuttings placed in water': 'Día en que los esquejes se pusieron en agua',
  'Extra time on this step (hours)': 'Tiempo adicional en este paso (horas)',
  Notes: 'Notas',
  'Added water': 'Se puso más agua',
  'Changed water': 'Se cambió el agua',
  'Noticed root growth': 'Se vieron crecer las raíces',
  'Cuttings alive': 'Esquejes vivos',
  'Cuttings with roots': 'Esquejes con raíces',
  'Longest root': 'La raíz más larga',
  'Where does your jar stand?': '¿Dónde está tu frasco?',
  'Time spent (hours)': 'Tiempo dedicado (horas)',
  'When did you look?': '¿Cuándo miraste?',
  'Where did you plant it?': '¿Dónde lo plantaste?',
  'What type of place is it?': '¿Qué tipo de lugar es?',
  'Planting date': 'Día en que se plantó',
  'Final planting location': 'Lugar permanente',
  'Final planting date': 'Día en que pasó a su lugar permanente',
  'How is your tree?': '¿Cómo está tu árbol?',
  'Height in inches': 'Cuánto mide, en pulgadas',
};
export const fieldLabel = (english: string): string =>
  (LABELS as Readonly<Record<string, string>>)[english] ?? english;
