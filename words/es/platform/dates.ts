const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const SHORT = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];

export const day = (at: Date) => `${at.getDate()} ${SHORT[at.getMonth()]} ${at.getFullYear()}`;
export const longDay = (at: Date) => `${dayOfYear(at)} de ${at.getFullYear()}`;
export const dayOfYear = (at: Date) => `${at.getDate()} de ${MONTHS[at.getMonth()]}`;
/** Not in figures alone: who grew up in another country takes the month for the day. */
export const shortDay = day;
export const dayAndTime = (at: Date) => {
  const time = `${at.getHours() % 12 || 12}${at.toTimeString().slice(2, 5)}`;
  return `${day(at)}, ${time} ${at.getHours() < 12 ? 'a.m.' : 'p.m.'}`;
};
export const unknown = 'No se sabe';
