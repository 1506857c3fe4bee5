import type { ShownField } from '#domain/rules/notebook/step-fields.ts';

const FIELD_LABELS: Readonly<Record<ShownField, string>> = {
  timeSpentStep2: 'Horas dedicadas a este paso',
  cuttingCount: 'Número de esquejes',
  timeSpentStep3: 'Tiempo dedicado a este paso (horas)',
  collectionTime: 'Día y hora del corte',
  waterPlacementDate: 'Día en que los pusiste en agua',
  additionalTimeStep4: 'Tiempo adicional en este paso (horas)',
};
export const fieldLabel = (name: ShownField): string => FIELD_LABELS[name];
