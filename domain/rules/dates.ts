/**
 * Dates as a child typed them (RULINGS 24): `YYYY-MM-DD` and `YYYY-MM-DDTHH:mm`, without time zone, never shifted.
 */

const FIRST_YEAR = 1900; // before any photo or scout troop of a living child
const LAST_YEAR = 2200;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is a day of the calendar between 1900 and 2200, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a text is a moment of the calendar to the minute, as `YYYY-MM-DDTHH:mm`. */
export function isLocalDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  return match?.[1] !== undefined && isCalendarDate(match[1]);
}
