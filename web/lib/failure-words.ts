import { isUnauthorized } from './call.ts';

/** What to say beside what was pressed, where it did not work; nothing where somebody has to log in first. */
export function failureWords(error: unknown, words: string): string | undefined {
  return error && !isUnauthorized(error) ? words : undefined;
}
