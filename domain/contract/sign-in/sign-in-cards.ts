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

/** The printed code, shown only once. */
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
  summary:
    "Makes a card with a code for a new password, shown this once; the parents are told. 403 where it takes the parents' yes to the work, or an administrator",
  method: 'POST',
  path: '/api/staff/sign-in-cards',
  who: 'staff',
  refuses: [404, 429],
  body: NewSignInCard,
  response: SignInCard,
  creates: true,
});
/** Sets the new password, once; all sessions of the account end. */
export const spendSignInCard = endpoint({
  summary: 'Sets a new password with the code of a card, once',
  method: 'POST',
  path: '/api/sign-in-cards/spend',
  who: 'anyone',
  refuses: [429],
  body: SignInCardUse,
  response: z.object({ success: z.literal(true) }),
});

/**
 * That the password was chosen with a card of a leader's, and a parent is asked whether it was the child
 * (PRODUCT.md#sign-in-cards).
 */
export const AskedCard = z.object({
  /** A parent says whose use this one was; other uses stay as they are. */
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
  summary: "Says that it was the child who used a leader's card: its password becomes the child's own",
  method: 'POST',
  path: '/api/parent/children/:id/card',
  who: 'parent',
  mayRepeat: true,
  lasting: true,
  params: z.object({ id: field.pathId }),
  body: CardAnswer,
  response: z.object({ success: z.literal(true) }),
});
