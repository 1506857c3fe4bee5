import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

export const IDENTITY_FIELDS = ['troopNumber', 'parentFirstName', 'parentLastName', 'state'] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

const account = field.requiredText('Username is required', 254, 'Username is too long');

export const ResetStart = field.form({ username: account });
export const ResetQuestions = z.object({
  questions: z.array(z.object({ field: z.enum(IDENTITY_FIELDS), label: z.string() })),
});

/** The answers are compared trimmed and without case (§11.5), so a state is taken in any case too. */
const state = z.pipe(z.string(field.STATE_MESSAGE).check(z.trim(), z.toUpperCase()), field.state);
export const ResetAnswers = field.form({
  username: account,
  troopNumber: field.troopNumber,
  parentFirstName: field.parentFirstName,
  parentLastName: field.parentLastName,
  state,
});
export type ResetAnswers = z.infer<typeof ResetAnswers>;

export const ResetCompletion = field.form({
  username: account,
  resetToken: field.requiredText(
    'Please answer the questions again',
    200,
    'Please answer the questions again',
  ),
  newPassword: field.newPassword(field.PASSWORD_RESET_MESSAGE),
});

export const startReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/start',
  who: 'anyone',
  body: ResetStart,
  response: ResetQuestions,
});
export const verifyReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/verify',
  who: 'anyone',
  body: ResetAnswers,
  response: z.object({ resetToken: z.string() }),
});
export const completeReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/complete',
  who: 'anyone',
  body: ResetCompletion,
  response: z.object({ success: z.literal(true) }),
});
