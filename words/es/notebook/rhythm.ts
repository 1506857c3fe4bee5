import type { CheckState } from '#domain/rules/notebook/rhythm.ts';
import { dayOfYear } from '../platform/dates.ts';

export const heading = 'Revisión de la semana';
export const more = 'Más';
export const sounds = 'Sonidos';
export const addToCalendar = 'Agregar al calendario';
export const calendarTitle = 'Archivo de calendario guardado';
export const calendarText = 'Ábrelo para poner las revisiones en un calendario. Un adulto te puede ayudar.';
export const calendarSummary = 'Revisar los esquejes';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

function nearDay(day: string): string {
  const at = new Date(`${day}T00:00`);
  return `${WEEKDAYS[at.getDay()]}, ${dayOfYear(at)}`;
}

export function check(state: CheckState, nextCheck: string | null): string {
  if (state === 'none' || nextCheck === null) return '';
  return {
    fine: `Próxima revisión: ${nearDay(nextCheck)}`,
    due: '¡Ya toca revisar! Mira tus raíces hoy.',
    waiting: 'Tus esquejes esperan que los mires.',
    resting:
      'Ya pasó mucho tiempo. Míralos hoy y anota lo que ves. También puedes agregar revisiones de antes.',
  }[state];
}

export function looked(weeks: number): string {
  if (weeks === 0) return 'Cada semana con revisión pinta una hoja.';
  return `${weeks} ${weeks === 1 ? 'semana' : 'semanas'} con revisión`;
}
