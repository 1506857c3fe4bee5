import { isUnauthorized } from './call.ts';

/** Returns the words beside a failed button; nothing when somebody has to log in first. */
export function failureWords(error: unknown, words: string): string | undefined {
  return error && !isUnauthorized(error) ? words : undefined;
}
