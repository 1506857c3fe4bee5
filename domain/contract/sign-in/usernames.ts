import * as z from 'zod/mini';
import * as field from '#domain/contract/platform/fields.ts';
import { USERNAME_MAX } from '#domain/limits.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { newUsernameProblem } from '#domain/rules/sign-in/usernames.ts';

/**
 * A username that must have at least `min` characters, trimmed. An @ would let it pass for an e-mail (PRODUCT.md#usernames).
 */
export function username(min: number, tooShort: Told) {
  const message = says(tooShort);
  return z.string(message).check(
    field.trimmed,
    z.minLength(min, message),
    z.maxLength(USERNAME_MAX, says(platformSentences.tooLong({ field: 'Username', count: USERNAME_MAX }))),
    z.refine((value) => !value.includes('@'), says(sentences.usernameWithAt)),
    field.isOneLine,
  );
}

/** A username that is being chosen. */
export function newUsername(min: number, tooShort: Told) {
  return username(min, tooShort).check(
    z.superRefine((value, context) => {
      const problem = newUsernameProblem(value);
      if (problem !== null) context.addIssue(says(problem));
    }),
  );
}
