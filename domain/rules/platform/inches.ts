import { LONGEST_ROOT_MAX_INCHES } from '#domain/limits.ts';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** True for the length of a root in quarters of an inch, as a child reads a ruler (PRODUCT.md#growth). */
export function areInches(value: number): boolean {
  return value >= 0 && value <= LONGEST_ROOT_MAX_INCHES && Number.isInteger(value * 4);
}

/** '1 ¼ in', '½ in', '0 in': a length in quarters of an inch as it is shown. */
export function inchesText(inches: number): string {
  return `${inchesNumber(inches)} in`;
}

/** The same without its unit: '1 ¼', '½', '0'. */
export function inchesNumber(inches: number): string {
  const whole = Math.floor(inches);
  const quarter = QUARTERS[(inches - whole) * 4] ?? '';
  return `${whole || !quarter ? whole : ''} ${quarter}`.trim();
}
