import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { RESET_CODE_DIGITS } from '#domain/limits.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { withoutMarks } from '#domain/rules/platform/text.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';

export const IDENTITY_FIELDS = ['troopNumber', 'parentFirstName', 'parentLastName', 'state'] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

const account = field.requiredCode(sentences.usernameMissing, 254, sentences.usernameTooLong);

export const ResetStart = field.form({ username: account });
export const ResetQuestions = z.object({
  questions: z.array(z.object({ field: z.enum(IDENTITY_FIELDS), label: z.string() })),
});

/** The answers are compared trimmed and without case (PRODUCT.md#password-reset), so a state is taken in any case too. */
const state = z.pipe(
  z.string(says(platformSentences.stateMissing)).check(z.trim(), z.toUpperCase()),
  field.state,
);
export const ResetAnswers = field.form({
  username: account,
  troopNumber: field.troopNumber,
  parentFirstName: field.knownName(platformSentences.parentFirstNameMissing),
  parentLastName: field.knownName(platformSentences.parentLastNameMissing),
  state,
});
export type ResetAnswers = z.infer<typeof ResetAnswers>;

const resetToken = field.requiredText(sentences.answerAgain, 200, sentences.answerAgain);

const CODE_MESSAGE = says(sentences.resetCodeMissing({ count: RESET_CODE_DIGITS }));
/** As it is read in a letter or read out: with spaces or lines between, or without. */
const code = z.string(CODE_MESSAGE).check(
  z.maxLength(100, CODE_MESSAGE),
  z.overwrite((typed) =>
    withoutMarks(typed)
      .normalize('NFKC')
      .replace(/[\s\p{Pd}.]/gu, ''),
  ),
  z.regex(new RegExp(`^[0-9]{${RESET_CODE_DIGITS}}$`), CODE_MESSAGE),
);
export const ResetCode = field.form({ username: account, resetToken, code });

export const ResetCompletion = field.form({
  username: account,
  resetToken,
  newPassword: field.newPassword(field.NEW_PASSWORD_SHORT),
});

export const startReset = endpoint({
  summary: 'Asks which questions open an account',
  method: 'POST',
  path: '/api/password-reset/start',
  who: 'anyone',
  refuses: [404, 429],
  body: ResetStart,
  response: ResetQuestions,
});
export const verifyReset = endpoint({
  summary: 'Answers the questions, for a permission of 15 minutes',
  method: 'POST',
  path: '/api/password-reset/verify',
  who: 'anyone',
  refuses: [404, 429],
  body: ResetAnswers,
  /** Where a code was mailed to as well, as far as it may be seen: then the token opens nothing before the code is given. */
  response: z.object({ resetToken: z.string(), codeSentTo: z.optional(z.string()) }),
});
/**
 * Takes the code that a parent read by mail (PRODUCT.md#the-code-before-a-new-password): the token is good for a new
 * password then.
 */
export const confirmReset = endpoint({
  summary: 'Gives the code that was mailed to a parent',
  method: 'POST',
  path: '/api/password-reset/code',
  who: 'anyone',
  refuses: [404, 429],
  body: ResetCode,
  response: z.object({ success: z.literal(true) }),
});
/** Mails another code; the one before is worth nothing from then on. */
export const sendResetCodeAgain = endpoint({
  summary: 'Mails a parent another code',
  method: 'POST',
  path: '/api/password-reset/code/again',
  who: 'anyone',
  refuses: [404, 429],
  body: field.form({ username: account, resetToken }),
  response: z.object({ codeSentTo: z.string(), nextAt: z.string() }),
});
export const completeReset = endpoint({
  summary: 'Sets the new password with that permission',
  method: 'POST',
  path: '/api/password-reset/complete',
  who: 'anyone',
  refuses: [404, 429],
  body: ResetCompletion,
  response: z.object({ success: z.literal(true) }),
});
