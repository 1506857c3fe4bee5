/**
 * A printed card for a child who cannot get in: the username, and a code that is good for a new password once
 * (PRODUCT.md#sign-in-cards).
 */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';

export const NewSignInCard = field.form({
  studentId: field.requiredText(sentences.scoutNotChosen, 100, sentences.scoutNotChosen),
});

/** What is printed; it is shown this once. */
export const SignInCard = z.object({
  username: z.string(),
  /** The first name, for whom it is. */
  firstName: z.string(),
  /** In two groups, as it is typed. */
  code: z.string(),
  expiresAt: z.string(),
});
export type SignInCard = z.infer<typeof SignInCard>;

export const SignInCardUse = field.form({
  username: field.requiredCode(sentences.cardUsernameMissing, 254, sentences.cardUsernameLong),
  code: field.requiredCode(sentences.cardCodeMissing, 40),
  newPassword: field.newPassword(field.NEW_PASSWORD_SHORT),
});

/** By an administrator, or a leader who may see the scout; the parents are told. A new card ends the one before. */
export const makeSignInCard = endpoint({
  method: 'POST',
  path: '/api/staff/sign-in-cards',
  who: 'staff',
  body: NewSignInCard,
  response: SignInCard,
  creates: true,
});
/** Sets the new password, once; all sessions of the account end. */
export const spendSignInCard = endpoint({
  method: 'POST',
  path: '/api/sign-in-cards/spend',
  who: 'anyone',
  body: SignInCardUse,
  response: z.object({ success: z.literal(true) }),
});

/**
 * That the password was chosen with a card of a leader's, and a parent is asked whether it was the child
 * (PRODUCT.md#sign-in-cards).
 */
export const AskedCard = z.object({
  /** Of this use of a card alone a parent says whose it was. */
  useId: z.string(),
  usedAt: z.string(),
  /** When it opens nothing any more, unless a parent says yes. */
  endsAt: z.string(),
  /** The leader who made it; empty where that account is gone. */
  madeBy: z.string(),
});

export const CardAnswer = field.form({ useId: field.shownId });
/** 'Yes, that was my child': the password of that use of a leader's card becomes the child's own. */
export const settleChildCard = endpoint({
  method: 'POST',
  path: '/api/parent/children/:id/card',
  who: 'parent',
  lasting: true,
  params: z.object({ id: field.pathId }),
  body: CardAnswer,
  response: z.object({ success: z.literal(true) }),
});
