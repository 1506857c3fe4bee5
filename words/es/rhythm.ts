import type { CheckState } from '#domain/rules/rhythm.ts';
import { LOCALE } from './language.ts';

export const heading = 'Revisión de la semana';
export const addToCalendar = 'Agregar al calendario';
export const calendarTitle = 'Archivo de calendario guardado';
export const calendarText = 'Ábrelo para poner las revisiones en un calendario. Un adulto te puede ayudar.';
export const calendarSummary = 'Revisar los esquejes';

function nearDay(day: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(new Date(`${day}T00:00Z`));
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
