import { HOURS_MAX } from '#domain/limits.ts';

/** True for a number that can stand as hours (PRODUCT.md#hours-and-dates). */
export function areHours(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= HOURS_MAX;
}

/**
 * Hours as typed, with a decimal point or comma (PRODUCT.md#hours-and-dates).
 * @returns the number, null for an empty text, undefined when the text is anything else.
 */
export function parseHours(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(',', '.'));
  return areHours(value) ? value : undefined;
}

/** Adds hours without the dust of binary fractions: to the hundredth. */
export function sumHours(hours: readonly (number | null | undefined)[]): number {
  const hundredths = hours.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0);
  return hundredths / 100;
}

/** Times that a look at the cuttings, or a planting, usually takes, in hours, as a child says them. */
export const USUAL_TIMES = [
  { hours: 0.25, words: '15 min' },
  { hours: 0.5, words: '30 min' },
  { hours: 1, words: '1 h' },
] as const;
