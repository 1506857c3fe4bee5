import type { Choice } from '#domain/contract/notebook/written-fields.ts';
import { isContested } from '#domain/rules/notebook/contested-fields.ts';
import { fieldLabel } from '../notebook/field-labels.ts';
import { choices } from '../report/choices.ts';

export const fieldChangedElsewhere = (field: string) =>
  `“${field}” cambió también en otra ventana o en otro dispositivo`;
export const writtenHere = 'Lo que escribiste aquí';
export const writtenElsewhere = 'En otra ventana o en otro dispositivo';
export const keepBoth = 'Guardar las dos';
export const keepMine = 'Guardar la mía';
export const takeOther = 'Usar la otra';
export const keepMineOf = (value: string) => `Guardar la mía: ${value}`;
export const takeOtherOf = (value: string) => `Usar la otra: ${value}`;
export const empty = 'vacío';
export const yes = 'sí';
export const no = 'no';
export const chosen: Readonly<Record<Choice, string>> = {
  ...choices,
  permanent: 'Permanente',
  temporary: 'Temporal',
  alive: 'Está vivo',
  gone: 'Ya no está',
  unsure: 'No sé',
};

export const notSaved = { title: 'Aún no se guardó', description: 'Elige otra vez.' };

/** As their fields are called where a child fills them in; what reports have too is called as it is there. */
const OWN: Readonly<Record<string, string>> = {
  addedWater: 'Puse más agua',
  changedWater: 'Cambié el agua',
  noticedRootGrowth: 'Vi crecer raíces',
};

export const contested = (name: string): string => OWN[name] ?? (isContested(name) ? fieldLabel(name) : name);
