import { areInches } from './inches.ts';

/* Only an entry's form needs this, so it stays apart from the rules that every step loads. */

const SIGNS: Readonly<Record<string, string>> = { '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4', '⁄': '/' };
/** In English and in Spanish: a number is understood in whatever language it is typed. */
const UNIT = /\s*("|″|inch(es)?|in\.?|pulgadas?|pulg\.?)$/i;
const DECIMAL = /^(\d+([.,]\d*)?|[.,]\d+)$/;
const FRACTION = /^(?:(\d+)[\s-]+)?(\d{1,3})\s*\/\s*([1-9]\d{0,2})$/;

/**
 * A length as a child types it: '1 1/4', '1 ¼ in', '1.25' or '1,25'.
 * @returns inches in quarters, null for an empty text, undefined when the text is anything else.
 */
export function parseInches(text: string): number | null | undefined {
  const typed = text
    .replace(/[¼½¾⁄]/g, (sign) => SIGNS[sign] ?? sign)
    .trim()
    .replace(UNIT, '');
  if (typed === '') return text.trim() === '' ? null : undefined;
  const value = DECIMAL.test(typed) ? Number(typed.replace(',', '.')) : valueOfFraction(typed);
  return value !== undefined && areInches(value) ? value : undefined;
}

function valueOfFraction(typed: string): number | undefined {
  const [, whole = '0', above, below] = FRACTION.exec(typed) ?? [];
  return above === undefined ? undefined : Number(whole) + Number(above) / Number(below);
}

/**
 * The length a quarter further up or down; where nothing is typed that can be read, what was measured before, or else the
 * first mark of a ruler. Undefined where a ruler ends.
 */
export function stepInches(text: string, by: 1 | -1, before: number | null | undefined): number | undefined {
  const now = parseInches(text);
  const next = typeof now === 'number' ? now + by / 4 : (before ?? (by === 1 ? 1 / 4 : 0));
  return areInches(next) ? next : undefined;
}

const SPOKEN_QUARTERS = ['', 'a quarter', 'a half', 'three quarters'] as const;

/** '1 and a quarter inches', 'half an inch': a length as it is read out. */
export function spokenInches(inches: number): string {
  const whole = Math.floor(inches);
  const quarter = SPOKEN_QUARTERS[Math.round((inches - whole) * 4)] ?? '';
  if (quarter === '') return `${whole} ${whole === 1 ? 'inch' : 'inches'}`;
  if (whole > 0) return `${whole} and ${quarter} inches`;
  return inches === 1 / 2 ? 'half an inch' : `${quarter} of an inch`;
}
