import { isUnauthorized, messageOf } from './call.ts';

/** Returns the words beside a failed button; nothing when somebody has to log in first. */
export function failureWords(error: unknown, words: string): string | undefined {
  return error && !isUnauthorized(error) ? words : undefined;
}

/** The same in the server's words where it has any, as `sayFailed` tells it. */
export function failureSentence(error: unknown, words: string): string | undefined {
  return failureWords(error, messageOf(error, words));
}
