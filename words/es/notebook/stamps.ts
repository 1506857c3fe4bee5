import type { StampKind } from '#domain/rules/notebook/stamps.ts';

export const names: Readonly<Record<StampKind, string>> = {
  cuttings: 'Primeros esquejes',
  'week-4': 'Semana 4',
  roots: 'Primera raíz',
  'week-8': 'Semana 8',
  'week-12': 'Semana 12',
  planted: 'Plantado',
};
export const title = 'Tus sellos';
export const list = 'Sellos';
export const next = (name: string) => `El próximo sello: ${name.toLowerCase()}`;
export const earned = (day: string, laterWeek?: number) =>
  laterWeek === undefined ? day : `${day}, en la semana ${laterWeek}`;
export const showDays = 'Mostrar los días';
export const hideDays = 'Ocultar los días';
export const week = 'SEMANA';
